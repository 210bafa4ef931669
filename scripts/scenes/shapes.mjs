// Shapes of a scene. Each has the name of its colour; `render.mjs` writes them.

const round = (value) => (typeof value === 'number' ? Math.round(value * 10) / 10 : value);

const mark = (tag, colour, attributes, line) => ({ tag, colour, attributes, line });

export const path = (colour, d) => mark('path', colour, { d });

export function rect(colour, x, y, width, height, rx) {
  return mark('rect', colour, { x, y, width, height, ...(rx && { rx }) });
}

export const circle = (colour, cx, cy, r) => mark('circle', colour, { cx, cy, r });

export const ellipse = (colour, cx, cy, rx, ry) => mark('ellipse', colour, { cx, cy, rx, ry });

/** A line with round ends, such as a limb. */
export const line = (colour, width, d) => mark('path', colour, { d, 'stroke-width': width }, true);

export const group = (transform, ...children) => ({ transform, children: children.flat(Infinity) });

export const at = (x, y, ...children) => group(`translate(${round(x)} ${round(y)})`, children);

export const scaled = (x, y, size, ...children) => group(`translate(${round(x)} ${round(y)}) scale(${size})`, children);

/** Mirrors its children. */
export const turned = (x, y, size, ...children) =>
  group(`translate(${round(x)} ${round(y)}) scale(${-size} ${size})`, children);

/** Repeats a shape. `draw` gets the index. */
export const repeat = (count, draw) => Array.from({ length: count }, (_, index) => draw(index));
