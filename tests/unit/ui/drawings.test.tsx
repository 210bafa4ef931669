import { readFileSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { WORK_DRAWINGS } from '@/components/pages/solutions/work-drawing';
import { INDUSTRY_KINDS } from '@/components/pages/solutions/industry-kinds';
import { Drawing } from '@/components/ui/drawing';
import { tokensCss } from './source-files';

const text = readFileSync(path.join(import.meta.dirname, '../../../public/drawings/work.svg'), 'utf8');

it('every kind of work has a part in one file', () => {
  expect([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!)).toEqual(WORK_DRAWINGS);
  expect(WORK_DRAWINGS).toEqual(expect.arrayContaining(INDUSTRY_KINDS.map(({ drawing }) => drawing)));
});

it('the drawings use the tokens of the page, and no style sheet, which the policy would drop', () => {
  const tokens = new Set([...tokensCss().matchAll(/--[\w-]+(?=\s*:)/g)].map(([name]) => `var(${name})`));
  const colours = [...text.matchAll(/ (?:fill|stroke|color)="([^"]*)"/g)].map(([, colour]) => colour!);
  expect(colours.length).toBeGreaterThan(0);
  expect(colours.filter((colour) => colour !== 'none' && !tokens.has(colour))).toEqual([]);
  expect(text).not.toMatch(/<style| style="|<script|<use/);
});

it('a drawing is hidden from assistive technology and keeps its space before its file loads', () => {
  const html = renderToStaticMarkup(<Drawing file="work" part="sail" width={260} height={130} />);
  expect(html).toMatch(
    /^<svg viewBox="0 0 260 130" [^>]*aria-hidden="true"><use href="\/drawings\/work\.svg#sail"><\/use><\/svg>$/,
  );
});
