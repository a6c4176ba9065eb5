/// What moves on a page: the filters, the trees by the keyboard, and links that lead to what a filter hides.
///
/// Without it the page says all the same: results and trees are lists, and links are links. `digest` allows this script
/// and no other to run.
enum PageScript {
  /// The SHA-256 of `text`, in Base64; a test says what it has to be.
  static let digest: StaticString = "h8QYXTrBcHyyVzDVb1j3Rs6F7SxO4EZCFwSMzOkEOtA="

  static let text: StaticString = #"""
    "use strict";
    const all = (selector, within = document) => Array.from(within.querySelectorAll(selector));
    const form = document.querySelector("form");
    const status = document.getElementById("shown");
    const items = all(".results > li");
    const trees = all("ul.tree");

    function isWanted(item) {
      const weight = form.elements[item.dataset.weight];
      const platform = form.elements.platform ? form.elements.platform.value : "";
      const text = form.elements.text.value.trim().toLowerCase();
      return (!weight || weight.checked) && (!platform || !item.dataset.owner || item.dataset.owner === platform)
        && (!text || item.textContent.toLowerCase().includes(text));
    }

    function filter() {
      let shown = 0;
      for (const item of items) {
        item.hidden = !isWanted(item);
        if (!item.hidden) shown += 1;
      }
      const platform = form.elements.platform ? form.elements.platform.value : "";
      for (const part of all("section.dump")) part.hidden = Boolean(platform) && part.dataset.owner !== platform;
      for (const tree of trees) arrange(tree);
      status.textContent = `${shown} of ${items.length} results are shown`;
    }

    const levelOf = (row) => Number(row.getAttribute("aria-level"));
    const rowsOf = (tree) => Array.from(tree.children);

    // Shows the rows whose parents are all open, and of those, where asked, the ones that a failing result is about.
    function arrange(tree) {
      const failing = form.elements.nodes ? form.elements.nodes.value === "failing" : false;
      const rows = rowsOf(tree);
      const wanted = new Set();
      if (failing) {
        const path = [];
        for (const row of rows) {
          path.length = Math.max(0, Math.min(path.length, levelOf(row) - 1));
          path.push(row);
          if (row.matches(".offends, .nearest")) for (const around of path) wanted.add(around);
        }
      }
      let closedAt = Infinity;
      for (const row of rows) {
        const level = levelOf(row);
        if (level <= closedAt) closedAt = Infinity;
        row.hidden = level > closedAt || (failing && !wanted.has(row));
        if (row.getAttribute("aria-expanded") === "false" && closedAt === Infinity) closedAt = level;
      }
      const current = rows.find((row) => row.tabIndex === 0);
      if (current && current.hidden) setCurrent(tree, rows.find((row) => !row.hidden) || current);
    }

    function setCurrent(tree, row) {
      for (const other of rowsOf(tree)) if (other.tabIndex === 0) other.tabIndex = -1;
      row.tabIndex = 0;
    }

    function go(tree, row) {
      if (!row) return;
      setCurrent(tree, row);
      row.focus();
    }

    function open(tree, row, isOpen) {
      row.setAttribute("aria-expanded", String(isOpen));
      arrange(tree);
    }

    function parentOf(rows, row) {
      for (let place = rows.indexOf(row) - 1; place >= 0; place -= 1) {
        if (levelOf(rows[place]) < levelOf(row)) return rows[place];
      }
      return null;
    }

    function press(event) {
      const tree = event.currentTarget;
      const row = event.target.closest("li");
      if (!row || event.ctrlKey || event.metaKey || event.altKey) return;
      const rows = rowsOf(tree).filter((other) => !other.hidden);
      const place = rows.indexOf(row);
      const state = row.getAttribute("aria-expanded");
      switch (event.key) {
        case "ArrowDown": go(tree, rows[place + 1]); break;
        case "ArrowUp": go(tree, rows[place - 1]); break;
        case "Home": go(tree, rows[0]); break;
        case "End": go(tree, rows[rows.length - 1]); break;
        case "ArrowRight":
          if (state === "false") open(tree, row, true);
          else if (state === "true") go(tree, rows[place + 1]);
          break;
        case "ArrowLeft":
          if (state === "true") open(tree, row, false);
          else go(tree, parentOf(rowsOf(tree), row));
          break;
        case "Enter": case " ": {
          const link = row.querySelector("a");
          if (link) link.click();
          break;
        }
        default: {
          if (event.key.length !== 1) return;
          const after = rows.slice(place + 1).concat(rows.slice(0, place));
          go(tree, after.find((other) => other.textContent.trim().toLowerCase().startsWith(event.key.toLowerCase())));
        }
      }
      event.preventDefault();
    }

    for (const tree of trees) {
      tree.setAttribute("role", "tree");
      const rows = rowsOf(tree);
      rows.forEach((row, place) => {
        row.setAttribute("role", "treeitem");
        row.setAttribute("aria-level", String(Number(row.dataset.level) + 1));
        row.tabIndex = place === 0 ? 0 : -1;
        for (const link of all("a", row)) link.tabIndex = -1;
        const next = rows[place + 1];
        if (next && Number(next.dataset.level) > Number(row.dataset.level)) row.setAttribute("aria-expanded", "true");
      });
      tree.addEventListener("keydown", press);
      tree.addEventListener("click", (event) => {
        const row = event.target.closest("li");
        if (row && !event.target.closest("a")) go(tree, row);
      });
      tree.addEventListener("dblclick", (event) => {
        const row = event.target.closest("li[aria-expanded]");
        if (row) open(tree, row, row.getAttribute("aria-expanded") === "false");
      });
    }

    // A link may lead to what is hidden: it is shown then, and takes the focus, so that a reader goes there as well.
    function follow() {
      let id = location.hash.slice(1);
      try { id = decodeURIComponent(id); } catch { /* not ours: nothing has such a name */ }
      const target = id && document.getElementById(id);
      if (!target) return;
      const section = target.closest("section.dump");
      if (section) section.hidden = false;
      target.hidden = false;
      const tree = target.closest("ul.tree");
      if (tree) {
        let row = target;
        while (row) {
          if (row !== target && row.getAttribute("aria-expanded") === "false") row.setAttribute("aria-expanded", "true");
          row = parentOf(rowsOf(tree), row);
        }
        arrange(tree);
        target.hidden = false;
        go(tree, target);
      } else {
        if (!target.hasAttribute("tabindex")) target.tabIndex = -1;
        target.focus();
      }
      target.scrollIntoView({ block: "center" });
    }

    // The nodes that fail may stand in what was closed.
    function openAll(event) {
      if (event.target.name !== "nodes") return;
      for (const row of all(".tree li[aria-expanded]")) row.setAttribute("aria-expanded", "true");
    }

    form.hidden = false;
    form.addEventListener("input", openAll);
    form.addEventListener("input", filter);
    form.addEventListener("submit", (event) => event.preventDefault());
    form.addEventListener("reset", () => setTimeout(filter));
    window.addEventListener("hashchange", follow);
    document.addEventListener("click", (event) => {
      const link = event.target.closest("a[href^='#']");
      if (link && link.hash === location.hash) follow();
    });
    filter();
    follow();

    """#
}
