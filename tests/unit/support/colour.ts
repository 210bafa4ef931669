type Palette = Record<string, string>;

export interface Theme {
  name: string;
  colours: Palette;
}

interface Rule {
  media: string;
  selectors: string[];
  body: string;
}

const RULE = /(?:@media([^{]+)\{)?\s*([^{}]+)\{([^{}]*)\}\s*(\})?/g;

/** Returns the rules of a sheet that nests at most one media query deep. */
function rulesOf(css: string): Rule[] {
  let media = '';
  return [...css.matchAll(RULE)].map(([, opened, selector, body, closed]) => {
    if (opened) media = opened.trim();
    const rule = { media, selectors: selector!.split(',').map((part) => part.trim()), body: body! };
    if (closed) media = '';
    return rule;
  });
}

function coloursOf(rules: Rule[], media: string, selector: string): Palette {
  const bodies = rules.filter((rule) => rule.media === media && rule.selectors.includes(selector));
  return Object.fromEntries(
    bodies.flatMap(({ body }) =>
      [...body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})\s*;/gi)].map(([, name, colour]) => [name!, colour!]),
    ),
  );
}

/** Returns the colours that a browser computes on each background: dark laid over light, a background over the root. */
export function readThemes(css: string): Theme[] {
  const rules = rulesOf(css);
  const dark = 'screen and (prefers-color-scheme: dark)';
  const paper = coloursOf(rules, '', ':root');
  const ink = coloursOf(rules, 'screen', "[data-ground='ink']");
  const paperDark = coloursOf(rules, dark, ':root');
  const inkDark = coloursOf(rules, dark, "[data-ground='ink']");
  return [
    { name: 'light paper', colours: paper },
    { name: 'light ink', colours: { ...paper, ...ink } },
    { name: 'dark paper', colours: { ...paper, ...paperDark } },
    { name: 'dark ink', colours: { ...paper, ...paperDark, ...ink, ...inkDark } },
  ];
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const channel = parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** Returns the contrast ratio of WCAG 2.2, from 1 to 21. */
export function contrast(a: string, b: string): number {
  const [lighter, darker] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (lighter! + 0.05) / (darker! + 0.05);
}
