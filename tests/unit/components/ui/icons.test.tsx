import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Icon } from '@/components/ui/icon';
import { ICON_NAMES } from '@/components/ui/icon-names';

const sheet = readFileSync('components/ui/icons.svg', 'utf8');

describe('the sheet of icons', () => {
  it('has exactly one drawing for each name', () => {
    const symbols = [...sheet.matchAll(/<symbol id="([\w-]+)" viewBox="0 0 24 24"><path d="M[^"]+" \/><\/symbol>/g)];
    expect(symbols.map(([, id]) => id)).toEqual([...ICON_NAMES]);
    expect(sheet.match(/<symbol/g)).toHaveLength(ICON_NAMES.length);
  });

  it('sets no colour and no stroke', () => {
    expect(sheet).not.toMatch(/stroke|fill|style|class/);
  });
});

describe('an icon', () => {
  it('is a reference into the sheet, hidden from screen readers', () => {
    const html = renderToStaticMarkup(<Icon name="phone" />);
    expect(html).toMatch(/<use href="[^"]*icons\.svg#phone"/);
    expect(html).toContain('aria-hidden="true"');
    expect(html).not.toContain('<path');
  });

  it('has a name if it stands alone', () => {
    const html = renderToStaticMarkup(<Icon name="phone" label="Phone" />);
    expect(html).toContain('role="img" aria-label="Phone"');
    expect(html).not.toContain('aria-hidden');
  });
});
