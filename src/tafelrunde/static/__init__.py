"""The platform for one person, without a server: what the page asks for, answered in the browser itself."""
