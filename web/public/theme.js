// Before the first picture: light or dark, as chosen on this device or as the system has it.
(function () {
  var chosen = "system";
  try {
    chosen = JSON.parse(localStorage.getItem("tafelrunde") || "{}").theme || "system";
  } catch (_) {}
  var dark = chosen === "dark" || (chosen === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
})();
