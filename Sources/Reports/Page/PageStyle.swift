/// The looks of a page: light and dark, on a narrow screen, on paper, and with the colours that a system forces.
///
/// No meaning is in a colour alone: each node and each result says in words what it is.
enum PageStyle {
  static let text: StaticString = """
    :root {
      color-scheme: light dark;
      --back: #ffffff; --text: #1b1f24; --faint: #57606a; --line: #8c959f; --panel: #f3f5f7; --link: #0550ae;
      --bad: #a40e26; --bad-back: #ffebe9; --near: #7a4b00; --near-back: #fff4d4;
      --good: #116329; --good-back: #e3f6e8; --free: #5a32a3; --free-back: #f3ecff;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --back: #0d1117; --text: #e6edf3; --faint: #9ea7b3; --line: #6e7681; --panel: #161b22; --link: #79b8ff;
        --bad: #ff9a93; --bad-back: #3d1418; --near: #f0c674; --near-back: #33270a;
        --good: #7ee2a0; --good-back: #0e2a18; --free: #cdb4ff; --free-back: #261a40;
      }
    }
    * { box-sizing: border-box; }
    body { margin: 0 auto; max-width: 80rem; padding: 1rem; background: var(--back); color: var(--text);
      font: 1rem/1.5 system-ui, sans-serif; }
    h1, h2, h3, h4 { line-height: 1.25; overflow-wrap: anywhere; }
    h3 { margin: 0.5rem 0; font-size: 1.1rem; }
    h3 code { font-size: 1rem; }
    code, pre, .tree { font-family: ui-monospace, "DejaVu Sans Mono", Consolas, monospace; font-size: 0.9rem; }
    pre { margin: 0.25rem 0; padding: 0.5rem; background: var(--panel); white-space: pre-wrap; overflow-wrap: anywhere; }
    mark { background: var(--bad-back); color: var(--bad); text-decoration: underline wavy; }
    a { color: var(--link); }
    a:focus-visible, input:focus-visible, select:focus-visible, button:focus-visible, summary:focus-visible,
    [tabindex]:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
    .skip { position: absolute; left: -100rem; }
    .skip:focus { position: static; }
    .counts { display: flex; flex-wrap: wrap; gap: 0.5rem; padding: 0; list-style: none; }
    .counts li { padding: 0.1rem 0.7rem; border: 1px solid currentcolor; border-radius: 1rem; }
    fieldset { margin: 0 0 0.5rem; border: 1px solid var(--line); }
    form .row { display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; align-items: center; }
    form label { display: inline-flex; gap: 0.4rem; align-items: center; min-height: 1.75rem; }
    input[type="checkbox"] { width: 1.25rem; height: 1.25rem; }
    input[type="search"], select { font: inherit; min-height: 1.75rem; max-width: 100%; }
    .results { padding: 0; list-style: none; }
    .results > li { margin: 0.5rem 0; padding: 0.4rem 0.8rem; border-left: 0.4rem solid var(--line); }
    .results > li > p { margin: 0.25rem 0; overflow-wrap: anywhere; }
    .faint { color: var(--faint); }
    .is-failure, .is-fault, .offends { --own: var(--bad); --own-back: var(--bad-back); }
    .is-warning, .is-unproven, .nearest { --own: var(--near); --own-back: var(--near-back); }
    .is-pass, .claims { --own: var(--good); --own-back: var(--good-back); }
    .free { --own: var(--free); --own-back: var(--free-back); }
    .results > li[class] { border-color: var(--own, var(--line)); }
    .counts .is-failure, .counts .is-fault, .counts .is-warning, .counts .is-unproven, .counts .is-pass {
      color: var(--own); background: var(--own-back); }
    .word { font-weight: bold; color: var(--own, inherit); }
    .tree { padding: 0.25rem 0; list-style: none; border: 1px solid var(--line); }
    .tree li { display: block; margin: 0; padding: 0.1rem 0.5rem 0.1rem calc(0.5rem + var(--level) * 1rem);
      border-left: 0.4rem solid transparent; overflow-wrap: anywhere; }
    .tree li.offends, .tree li.nearest, .tree li.claims, .tree li.free {
      border-left-color: var(--own); background: var(--own-back); }
    .tree li.nearest { border-left-style: double; }
    .tree li.free { border-left-style: dashed; }
    .tree li.outside { color: var(--faint); font-style: italic; }
    .tree li::before { content: ""; display: inline-block; width: 1.2em; }
    .tree li[aria-expanded="true"]::before { content: "\\25be" / ""; }
    .tree li[aria-expanded="false"]::before { content: "\\25b8" / ""; }
    .badge { display: inline-block; margin-left: 0.5rem; padding: 0 0.4rem; border: 1px solid var(--own, var(--line));
      border-radius: 0.3rem; color: var(--own, var(--faint)); font: 0.85rem system-ui, sans-serif; font-style: normal; }
    [hidden] { display: none !important; }
    :target { outline: 3px solid var(--link); }
    @media (forced-colors: active) { mark { outline: 1px solid; } }
    @media print {
      body { max-width: none; padding: 0; font-size: 10pt; }
      form, .skip, nav { display: none; }
      .results > li, .tree li { break-inside: avoid; print-color-adjust: exact; }
      a { color: inherit; }
    }

    """
}
