import { describe, expect, it } from 'vitest';
import { sourceFiles, styleFiles, tokensCss } from '../../support/source-files';

const definitions = (css: string) => new Set([...css.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name!));
const TOKENS = definitions(tokensCss());

/** Properties that name a side of the screen instead of a side of the text. */
const PHYSICAL =
  /(?:^|[;{\s])((?:margin|padding|border|inset|scroll-margin|scroll-padding)-(?:left|right)[\w-]*|left|right|border-(?:top|bottom)-(?:left|right)-radius)\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)/;

describe.each(styleFiles())('$path', ({ text }) => {
  it('uses start and end, never left and right', () => {
    expect(text.match(PHYSICAL)?.[0]).toBeUndefined();
  });

  it('uses only existing tokens', () => {
    const own = definitions(text);
    const used = [...text.matchAll(/var\((--[\w-]+)\s*\)/g)].map(([, name]) => name!);
    expect(used.filter((name) => !TOKENS.has(name) && !own.has(name))).toEqual([]);
  });

  it('does not style by the dir attribute', () => {
    expect(text).not.toMatch(/\[dir[\]=~]/);
  });
});

/** Codes and flags have the same colours on every ground. */
const OWN_COLOURS = ['components/parts/qr-code.module.css', 'components/frame/market/flag.module.css'];
const shared = styleFiles().filter(
  ({ path }) => /^(?:components\/(?:ui|frame|parts)\/|app\/styles\/global)/.test(path) && !OWN_COLOURS.includes(path),
);

describe.each(shared)('$path', ({ text }) => {
  it('uses the colours of the tokens', () => {
    // Black in a mask means "keep" and is not visible.
    expect(
      text.replace(/mask[\w-]*:[^;]+;/g, '').match(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/i)?.[0],
    ).toBeUndefined();
  });
});

it('text for screen readers only has one rule, which others compose', () => {
  const clipped = styleFiles().filter(({ text }) => /clip-path:\s*inset\(50%\)/.test(text));
  expect(clipped.map(({ path }) => path)).toEqual(['components/ui/layout/visually-hidden.module.css']);
});

it('an element above the screen casts no shadow into it', () => {
  const above = styleFiles().flatMap(
    ({ text }) => text.match(/[^{}]*\{[^{}]*translateY\(-[1-9]\d{2,}%\)[^{}]*\}/g) ?? [],
  );
  expect(above).not.toHaveLength(0);
  expect(above.filter((rule) => rule.includes('box-shadow'))).toEqual([]);
});

/** Rendered only by a script after the layout itself has failed: a script may set styles, markup may not. */
const DRAWN_BY_SCRIPT = 'components/frame/errors/fatal-error-view.island.tsx';

describe('components', () => {
  it.each(sourceFiles('.tsx').filter(({ path }) => path !== DRAWN_BY_SCRIPT))(
    '$path has no style attribute, which the content security policy would drop',
    ({ text }) => {
      expect(text).not.toMatch(/\sstyle=\{/);
    },
  );
});
