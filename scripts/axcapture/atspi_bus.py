"""The accessibility bus of Linux, spoken to as it is: each question is one call over D-Bus, and nothing is kept.

libatspi would keep what it was told of a tree, and a walker that waits for no events would read it stale.
"""

import os

from axcapture.status import Failure, Status

ACCESSIBLE = "org.a11y.atspi.Accessible"
APPLICATION = "org.a11y.atspi.Application"
PROPERTIES = "org.freedesktop.DBus.Properties"
REGISTRY = ("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root")
NO_NODE = "/org/a11y/atspi/null"

#: How long a program may take for one answer, in milliseconds.
PATIENCE = 10_000

#: Errors after which the program answers nothing any more.
GONE = ("ServiceUnknown", "NameHasNoOwner", "NoReply", "Disconnected", "Timeout", "TimedOut")


def libraries():
    """Gio and GLib, which Debian's python3-gi brings."""
    try:
        from gi.repository import Gio, GLib
    except ImportError as error:
        raise Failure(Status.NOT_HERE, f"python3-gi is missing ({error})") from error
    return Gio, GLib


class Refused(Exception):
    """A program's answer that is an error."""


class Bus:
    """A connection to the accessibility bus."""

    def __init__(self):
        self.gio, self.glib = libraries()
        flags = self.gio.DBusConnectionFlags
        try:
            self.session = self._session()
            address = self._call(self.session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress")[0]
            self.connection = self.gio.DBusConnection.new_for_address_sync(
                address, flags.AUTHENTICATION_CLIENT | flags.MESSAGE_BUS_CONNECTION, None, None
            )
        except self.glib.Error as error:
            raise Failure(
                Status.NOT_HERE, f"no accessibility bus: {words(error)} (on Debian, at-spi2-core brings one)"
            ) from error

    def _session(self):
        runtime = os.environ.get("XDG_RUNTIME_DIR", "")
        if not os.environ.get("DBUS_SESSION_BUS_ADDRESS") and not os.path.exists(os.path.join(runtime, "bus")):
            raise Failure(Status.NOT_HERE, "no accessibility bus: there is no session bus (DBUS_SESSION_BUS_ADDRESS)")
        return self.gio.bus_get_sync(self.gio.BusType.SESSION)

    def _call(self, connection, name, path, interface, method, arguments=None):
        reply = connection.call_sync(
            name, path, interface, method, arguments, None, self.gio.DBusCallFlags.NONE, PATIENCE
        )
        return reply.unpack()

    def announce(self):
        """Says that somebody listens: without it Qt and Chromium publish nothing, whatever else is set."""
        value = self.glib.Variant("(ssv)", ("org.a11y.Status", "IsEnabled", self.glib.Variant("b", True)))
        try:
            self._call(self.session, "org.a11y.Bus", "/org/a11y/bus", PROPERTIES, "Set", value)
        except self.glib.Error:
            # An older bus has no such property, and its programs do not ask for it.
            pass

    def call(self, node, interface, method, signature=None, *arguments):
        """One answer of a node: the only value of it, or all of them.

        Raises Refused where the answer is an error, and Failure where there will be no more answers.
        """
        sent = self.glib.Variant(signature, arguments) if signature else None
        try:
            values = self._call(self.connection, *node, interface, method, sent)
        except self.glib.Error as error:
            message = words(error)
            if any(word in message.replace(" ", "") for word in GONE) or "Timeout was reached" in message:
                raise Failure(Status.CUT, f"the program does not answer any more: {message}") from error
            raise Refused(message) from error
        return values[0] if len(values) == 1 else values

    def pid(self, name):
        """The process behind a name on the bus."""
        daemon = ("org.freedesktop.DBus", "/org/freedesktop/DBus")
        try:
            return self.call(daemon, "org.freedesktop.DBus", "GetConnectionUnixProcessID", "(s)", name)
        except (Refused, Failure):
            return -1

    def applications(self):
        """Every program on the bus."""
        try:
            nodes = self.call(REGISTRY, ACCESSIBLE, "GetChildren")
        except Refused as error:
            raise Failure(Status.NOT_HERE, f"no accessibility bus: its registry says: {error}") from error
        return [Application(self, node) for node in nodes]


class Application:
    """One program on the bus, as it is at this moment."""

    def __init__(self, bus, node):
        self.node = node
        self.pid = bus.pid(node[0])
        self.name = tried(bus, node, ACCESSIBLE, "Name", "")
        names = (tried(bus, node, APPLICATION, key, "") for key in ("ToolkitName", "Version"))
        self.toolkit = " ".join(name for name in names if name)
        self.windows = [window for window in self._children(bus) if window[1] != NO_NODE]
        self.titles = [tried(bus, window, ACCESSIBLE, "Name", "") for window in self.windows]

    def _children(self, bus):
        try:
            return bus.call(self.node, ACCESSIBLE, "GetChildren")
        except (Refused, Failure):
            return []

    def __str__(self):
        return f"{self.name!r} (pid {self.pid})"


def tried(bus, node, interface, key, default):
    """A property, or a default where the program does not tell it."""
    try:
        return bus.call(node, PROPERTIES, "Get", "(ss)", interface, key)
    except (Refused, Failure):
        return default


def words(error):
    """What an error says, without what Gio puts before it."""
    return error.message.removeprefix("GDBus.Error:")
