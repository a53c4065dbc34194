// What somebody sees who looks at the page: what is lit, where a finger meets it, and which buttons there are.
() => {
  const points = [0.5, 0.25, 0.75, 0.1, 0.9].flatMap((x) => [0.5, 0.25, 0.75, 0.1, 0.9].map((y) => [x, y]));

  // The middle of a thing, else any other point of it that nothing covers.
  function meets(element) {
    const { left, top, width, height } = element.getBoundingClientRect();
    const inside = ([x, y]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
    const met = (point) => inside(point) && element.contains(document.elementFromPoint(...point));
    return width ? (points.map(([x, y]) => [left + width * x, top + height * y]).find(met) ?? null) : null;
  }

  function all(...selectors) {
    const found = [...document.querySelectorAll(selectors.join(", "))];
    return found
      .filter((one) => !one.disabled && one.checkVisibility({ visibilityProperty: true }))
      .map((one) => ({ id: one.dataset.touch ?? one.dataset.button ?? one.textContent.trim(), point: meets(one) }));
  }

  const rooms = [".board", ".hand", ".seats", ".side"];
  return {
    over: document.querySelector("[data-again]") !== null,
    lost: document.querySelector(".offline") !== null,
    notices: all("[data-notice]"),
    sends: all(".prompt [data-send]"),
    buttons: all(".prompt [data-button]", ".prompt .ans:not([data-send])", ".turnto button", ".loose > .btn"),
    things: all(...rooms.map((room) => `${room} [data-touch][data-state="offered"]`)),
    chosen: document.querySelectorAll('[data-state="selected"], [data-state="target"]').length,
    wide: document.documentElement.scrollWidth > innerWidth,
    prompt: document.querySelector("#prompt")?.innerText ?? document.body.innerText.slice(0, 200),
  };
}
