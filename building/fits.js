([scrolls, shortened, fewest, piled]) => {
  // What does not fit in what somebody sees: text that is cut off, lies off the screen, under something else or on other
  // text, words that are torn apart, and boxes that would have to be scrolled before one can decide.
  const LINE = 0.22; // so much of the height of a line is air
  const SLACK = 1.5;
  const found = new Map();
  const style = new Map();
  const of = (element) => style.get(element) ?? (style.set(element, getComputedStyle(element)), style.get(element));

  function path(element) {
    const named = (one) => {
      const classes = [...one.classList].filter((name) => !name.startsWith("svelte-"));
      return one.tagName.toLowerCase() + (one.id ? `#${one.id}` : "") + classes.map((name) => `.${name}`).join("");
    };
    const all = [];
    for (let one = element; one && one !== document.body && all.length < 4; one = one.parentElement) all.unshift(named(one));
    return all.join(" > ");
  }

  function fault(kind, element, text, more = "") {
    const key = `${kind}${more && ` ${more}`}: ${path(element)}: "${text.trim().replaceAll("\u00ad", "").slice(0, 70)}"`;
    found.set(key, (found.get(key) ?? 0) + 1);
  }

  /** The boxes that cut what is in an element, from the inside out; what is placed absolutely leaves some of them behind. */
  function clips(element) {
    const all = [];
    let kept = "static";
    for (let one = element; one && one !== document.documentElement; one = one.parentElement) {
      const { overflowX, overflowY, position, transform, contain, containerType } = of(one);
      const holds = position !== "static" || transform !== "none" || contain.includes("paint") || (containerType ?? "normal") !== "normal";
      const holding = kept === "static" || (kept === "absolute" && holds);
      if (holding && one !== document.body && overflowX !== "visible" && !(one instanceof SVGElement && one.ownerSVGElement)) {
        const box = one.getBoundingClientRect();
        const left = box.left + one.clientLeft;
        const top = box.top + one.clientTop;
        const [width, height] = one instanceof SVGElement ? [box.width, box.height] : [one.clientWidth, one.clientHeight];
        all.push({ one, left, top, right: left + width, bottom: top + height, x: overflowX, y: overflowY });
      }
      if (holding && one !== element ? position !== "static" : one === element) kept = position === "absolute" || position === "fixed" ? position : "static";
    }
    all.push({ one: null, left: 0, top: 0, right: innerWidth, bottom: innerHeight, x: "hidden", y: "hidden" });
    return all;
  }

  const roll = (value) => value === "auto" || value === "scroll";

  /** What only a screen reader gets. */
  function hidden(element) {
    for (let one = element; one; one = one.parentElement) if (of(one).clipPath.startsWith("inset(50%")) return true;
    return false;
  }

  /** What is left of a rectangle after all boxes; null where it is out of sight in something that scrolls. */
  function seen(rect, boxes, report) {
    const left = { left: rect.left, right: rect.right, top: rect.top, bottom: rect.bottom };
    const air = rect.height * LINE;
    for (const box of boxes) {
      const across = left.right > box.right + SLACK || left.left < box.left - SLACK;
      const down = left.bottom - air > box.bottom + SLACK || left.top + air < box.top - SLACK;
      if (across || down) {
        const rolling = (across && roll(box.x)) || (down && roll(box.y));
        report(box, rolling, across);
        if (rolling && !box.one.matches(scrolls)) return null;
      }
      left.left = Math.max(left.left, box.left);
      left.right = Math.min(left.right, box.right);
      left.top = Math.max(left.top, box.top);
      left.bottom = Math.min(left.bottom, box.bottom);
      if (left.right - left.left < 2 || left.bottom - left.top < 2) return null;
    }
    return left;
  }

  const lines = (rects) => rects.reduce((tops, rect) => (tops.some((top) => Math.abs(top - rect.top) < rect.height * 0.5) ? tops : [...tops, rect.top]), []).length;
  const rectsOf = (range) => [...range.getClientRects()].filter((rect) => rect.width > 0.5 && rect.height > 0.5);

  /** A word that goes on in the next line without a hyphen. */
  function torn(node) {
    const range = document.createRange();
    for (const { 0: word, index } of node.data.matchAll(/[\p{L}\u00ad]{2,}/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (lines(rectsOf(range)) < 2) continue;
      let before = null;
      for (let k = 0; k < word.length; k++) {
        range.setStart(node, index + k);
        range.setEnd(node, index + k + 1);
        const rect = rectsOf(range).at(-1);
        if (!rect || word[k] === "\u00ad") continue;
        if (before !== null && rect.top > before + rect.height / 2 && word[k - 1] !== "\u00ad") return `${word.slice(0, k)}|${word.slice(k)}`;
        before = rect.top;
      }
    }
    return null;
  }

  /** How many letters of a text are left before the point where its ellipsis begins. */
  function letters(node, right, dots) {
    const range = document.createRange();
    for (let k = 0; k < node.length; k++) {
      range.setStart(node, k);
      range.setEnd(node, k + 1);
      if ((rectsOf(range)[0]?.right ?? 0) > right - dots) return k;
    }
    return node.length;
  }

  const opaque = (colour) => {
    const [, , , alpha = "1"] = colour.match(/[\d.]+/g) ?? [0, 0, 0, "0"];
    return colour !== "transparent" && Number(alpha) > 0.6;
  };

  /** Whether an element hides what lies under it. */
  function hides(element) {
    const { backgroundColor, backgroundImage, opacity, fill, fillOpacity } = of(element);
    if (Number(opacity) < 0.6) return false;
    if (element instanceof SVGElement && element.ownerSVGElement) return fill !== "none" && opaque(fill) && Number(fillOpacity) > 0.6;
    if (element instanceof SVGElement) return false;
    return opaque(backgroundColor) || (backgroundImage.includes("gradient") && !backgroundImage.includes("rgba(0, 0, 0, 0)"));
  }

  /** Whether a text can be rolled out from under something that sticks to the edge of the same box. */
  function slides(element, over) {
    for (let one = over; one; one = one.parentElement) if (of(one).position === "sticky") return !one.contains(element) && one.parentElement.contains(element) && roll(of(one.parentElement).overflowY);
    return false;
  }

  // Everything counts here that is painted, and nothing that only widens what a finger meets.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("*, *::before, *::after { pointer-events: none !important; } body * { pointer-events: auto !important; } *::before, *::after { pointer-events: none !important; }");
  document.adoptedStyleSheets.push(sheet);

  /** The box with a ground or an edge of its own that a text stands in; nothing if it is placed somewhere else on purpose. */
  function framed(element) {
    for (let one = element; one && one !== document.body; one = one.parentElement) {
      const { backgroundColor, borderLeftWidth, borderRightWidth, position, display, overflowX, overflowY } = of(one);
      if (one instanceof SVGElement || display === "contents") continue;
      const edged = parseFloat(borderLeftWidth) > 0 && parseFloat(borderRightWidth) > 0;
      if (display !== "inline" && (edged || opaque(backgroundColor))) return roll(overflowX) || roll(overflowY) ? null : one;
      if (position === "absolute" || position === "fixed" || roll(overflowX) || roll(overflowY)) return null;
    }
    return null;
  }

  const shown = [];
  const walker = document.createTreeWalker([...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body, NodeFilter.SHOW_TEXT);
  const told = new Set();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || !element || element.closest(".sr, .skip, title, desc, defs, option, script, noscript, [inert], .all")) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = rectsOf(range);
    if (!rects.length || rects.every((rect) => rect.height < 3)) continue;
    if (hidden(element)) continue;
    const boxes = clips(element);
    const parts = rects.map((rect) =>
      seen(rect, boxes, (box, rolling, across) => {
        if (rolling && (box.one.matches(scrolls))) return;
        if (told.has(node)) return;
        told.add(node);
        if (rolling) return fault("has to be scrolled", box.one, element.textContent, across ? "sideways" : "");
        if (!box.one) return fault("off the screen", element, node.data);
        if (element.closest(shortened)) {
          const dots = parseFloat(of(element).fontSize);
          const kept = letters(node, box.right, dots);
          if (kept < Math.min(fewest, node.data.trim().length)) fault("name cut", element, node.data, `to ${kept} letters`);
          return;
        }
        fault("cut", element, node.data, across ? "at its side" : "below");
      }),
    );
    const box = framed(element)?.getBoundingClientRect();
    if (box && parts.some((part) => part && (part.right > box.right + SLACK || part.left < box.left - SLACK || part.bottom - rects[0].height * LINE > box.bottom + SLACK))) fault("sticks out of its box", element, node.data);
    const word = torn(node);
    if (word && parts.some(Boolean)) fault("torn", element, word);
    const words = node.data.trim().split(/\s+/).length;
    if (words >= 7 && lines(rects) >= 4 && lines(rects) > words * 0.7 && parts.some(Boolean)) fault("one word a line", element, node.data);
    for (const part of parts) if (part) shown.push({ element, part, text: node.data });
  }

  for (const { element, part, text } of shown) {
    const [x, y] = [(part.left + part.right) / 2, (part.top + part.bottom) / 2];
    for (const one of document.elementsFromPoint(x, y)) {
      if (one === element || one.contains(element) || element.contains(one) || (one.closest(piled) && element.closest(piled))) break;
      if (hides(one)) {
        if (!slides(element, one)) fault("covered", element, text, `by ${path(one)}`);
        break;
      }
    }
  }
  for (const [k, one] of shown.entries()) {
    for (const other of shown.slice(k + 1)) {
      if (one.element === other.element || one.element.contains(other.element) && of(other.element).position === "static" || other.element.contains(one.element) && of(one.element).position === "static") continue;
      if (one.element.closest(piled) && other.element.closest(piled)) continue;
      if (slides(one.element, other.element) || slides(other.element, one.element)) continue;
      const [a, b] = [one.part, other.part];
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const core = ({ top, bottom }) => [top + (bottom - top) * LINE, bottom - (bottom - top) * LINE];
      const [[top, bottom], [above, below]] = [core(a), core(b)];
      if (wide > 2 && Math.min(bottom, below) - Math.max(top, above) > 2) fault("on other text", one.element, one.text, `"${other.text.trim().slice(0, 30)}" (${path(other.element)})`);
    }
  }
  if (document.documentElement.scrollWidth > innerWidth) fault("too wide", document.body, `${document.documentElement.scrollWidth - innerWidth} px`);
  document.adoptedStyleSheets.pop();
  return [...found.keys()];
}
