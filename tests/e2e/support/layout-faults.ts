import type { Page } from '@playwright/test';

/** The smallest screen on which the first control of a page must be seen without scrolling. */
export const SMALLEST_SCREEN = { width: 320, height: 568 };

/**
 * Returns the visible faults of a page: cut text, headings that end with one short word, overlapping controls, ink
 * outside its control, a header in two lines. Text is measured by its ink: the boxes of Nastaliq lines overlap by
 * design.
 */
export function findLayoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const CONTROLS = 'a[href], button, input, select, textarea, summary, [role="button"]';
    /** Tolerance in pixels for rounding and antialiasing. */
    const TOLERANCE = 1.5;
    /** Part of the widest line that the last line of a heading must reach. */
    const SHORTEST_LAST_LINE = 0.12;
    /** Part of the smaller of two controls. */
    const LARGEST_OVERLAP = 0.2;
    /** Width in pixels from which the header is one row in every language. */
    const WIDE = 1280;
    const canvas = document.createElement('canvas').getContext('2d')!;
    const faults = new Set<string>();
    const nameOf = (element: Element) =>
      `<${element.localName}> "${(element.textContent || element.getAttribute('aria-label') || '').trim().slice(0, 40)}"`;

    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 2 && height > 2 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    };
    const parentsOf = (node: Node) => {
      const parents: Element[] = [];
      for (let each = node.parentElement; each; each = each.parentElement) parents.push(each);
      return parents;
    };
    /** Texts for screen readers are clipped to nothing. */
    const isForReadersOnly = (parents: Element[]) =>
      parents.some((each) => getComputedStyle(each).clipPath === 'inset(50%)' || !isSeen(each));

    interface Line {
      left: number;
      right: number;
      top: number;
      bottom: number;
    }

    /** Returns the box of the ink of each line of a text. */
    function inkOf(text: Text): Line[] {
      const style = getComputedStyle(text.parentElement!);
      canvas.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      const measured = canvas.measureText(text.data);
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()]
        .filter(({ width }) => width > 0)
        .map(({ left, right, top, height }) => {
          // The box is as high as the font, around the baseline.
          const share =
            measured.fontBoundingBoxAscent / (measured.fontBoundingBoxAscent + measured.fontBoundingBoxDescent);
          const baseline = top + height * share;
          return {
            left,
            right,
            top: baseline - measured.actualBoundingBoxAscent,
            bottom: baseline + measured.actualBoundingBoxDescent,
          };
        });
    }

    function textsIn(element: Element): Text[] {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      return texts.filter(({ data }) => data.trim() !== '');
    }

    for (const text of textsIn(document.body)) {
      const parents = parentsOf(text);
      if (
        isForReadersOnly(parents) ||
        parents.some((each) => each.matches('script, style, noscript, svg, .leaflet-container'))
      )
        continue;
      const lines = inkOf(text);
      for (const parent of parents) {
        const style = getComputedStyle(parent);
        const box = parent.getBoundingClientRect();
        const cutsX = /hidden|clip/.test(style.overflowX);
        const cutsY = /hidden|clip/.test(style.overflowY);
        const isOutsideX = (line: Line) => line.left < box.left - TOLERANCE || line.right > box.right + TOLERANCE;
        const isOutsideY = (line: Line) => line.top < box.top - TOLERANCE || line.bottom > box.bottom + TOLERANCE;
        if (lines.some((line) => (cutsX && isOutsideX(line)) || (cutsY && isOutsideY(line))))
          faults.add(`cut: ${nameOf(text.parentElement!)}`);
        const isFramed =
          parent.matches('button, a') &&
          parseFloat(style.borderTopWidth) > 0 &&
          !/, 0\)$|transparent/.test(style.borderTopColor);
        if (isFramed && lines.some((line) => isOutsideX(line) || isOutsideY(line)))
          faults.add(`outside its control: ${nameOf(parent)}`);
        if (/auto|scroll/.test(style.overflowX + style.overflowY)) break;
      }
    }

    for (const heading of document.querySelectorAll('h1, h2, h3')) {
      if (!isSeen(heading) || isForReadersOnly([heading, ...parentsOf(heading)])) continue;
      const rows: Line[] = [];
      for (const { left, right, top, bottom } of textsIn(heading).flatMap(inkOf)) {
        const row = rows.find((each) => Math.min(each.bottom, bottom) - Math.max(each.top, top) > (bottom - top) / 2);
        if (row) Object.assign(row, { left: Math.min(row.left, left), right: Math.max(row.right, right) });
        else rows.push({ left, right, top, bottom });
      }
      const widths = rows.toSorted((one, other) => one.top - other.top).map(({ left, right }) => right - left);
      if (widths.length > 1 && widths.at(-1)! < SHORTEST_LAST_LINE * Math.max(...widths))
        faults.add(`a rest on its last line: ${nameOf(heading)}`);
    }

    // On a wide screen each word of the header's row is in one line.
    for (const item of innerWidth < WIDE ? [] : document.querySelectorAll('#top > header :is(a, summary)')) {
      if (!isSeen(item) || isForReadersOnly([item, ...parentsOf(item)])) continue;
      const bottoms = textsIn(item)
        .filter((text) => !isForReadersOnly(parentsOf(text)))
        .flatMap(inkOf)
        .map(({ bottom }) => bottom);
      if (Math.max(...bottoms) - Math.min(...bottoms) > parseFloat(getComputedStyle(item).fontSize))
        faults.add(`two lines in the header: ${nameOf(item)}`);
    }

    // The free areas around a map's pins overlap, the pins do not.
    const controls = [...document.querySelectorAll(CONTROLS)]
      .filter((each) => isSeen(each) && !each.closest('.leaflet-container, svg'))
      // A bar that stays in view lies over what scrolls below it.
      .filter((each) => !parentsOf(each).some((parent) => /fixed|sticky/.test(getComputedStyle(parent).position)));
    const boxes = controls.map((control) => ({ control, rects: [...control.getClientRects()] }));
    for (const [index, one] of boxes.entries())
      for (const other of boxes.slice(index + 1)) {
        if (one.control.contains(other.control) || other.control.contains(one.control)) continue;
        const meet = one.rects.some((a) =>
          other.rects.some((b) => {
            const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
            const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
            const smaller = Math.min(a.width * a.height, b.width * b.height);
            return width > 0 && height > 0 && width * height > LARGEST_OVERLAP * smaller;
          }),
        );
        if (meet) faults.add(`overlap: ${nameOf(one.control)} and ${nameOf(other.control)}`);
      }
    return [...faults];
  });
}

/** Returns the pixels from the top of the page to the end of its first control, or 0 without one. */
export function firstControlAt(page: Page): Promise<number> {
  return page.evaluate(() => {
    const CONTROLS = 'input:not([type="hidden"]), select, textarea, button, a[class*="primary"]';
    const first = [...document.querySelectorAll(`main :is(${CONTROLS})`)].find((each) =>
      each.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
    if (!first) return 0;
    const { top, height } = first.getBoundingClientRect();
    return Math.round(top + scrollY + Math.min(height, 44));
  });
}
