import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { WORK_DRAWINGS } from '@/components/company/work-drawing';
import { INTRO_DRAWINGS } from '@/components/layout/page-intro';
import { PRODUCT_KEYS } from '@/components/product/product';
import { INDUSTRY_KINDS } from '@/components/solutions/industry-kinds';
import { Drawing } from '@/components/ui/drawing';
import { sourceFiles, tokensCss } from './source-files';

const FOLDER = path.join(import.meta.dirname, '../../../public/drawings');
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.svg'));
const drawings = files.map((name) => ({ name, text: readFileSync(path.join(FOLDER, name), 'utf8') }));
const idsOf = (text: string) => [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);

it('every drawing that the code names has its file, and no file is left over', () => {
  const named = [
    ...PRODUCT_KEYS.map((name) => `product/${name}.svg`),
    ...INTRO_DRAWINGS.map((name) => `intro/${name}.svg`),
    'work.svg',
  ];
  expect(files.toSorted()).toEqual(named.toSorted());
});

it('every head of a page has a drawing, and every drawing of heads a page', () => {
  const heads = sourceFiles('.tsx').flatMap(({ text }) => [...text.matchAll(/<PageIntro\b[^>]*?\bdrawing="(\w+)"/g)]);
  expect([...new Set(heads.map(([, name]) => name))].toSorted()).toEqual(INTRO_DRAWINGS.toSorted());
});

it('every kind of work has its part of one file', () => {
  expect(idsOf(drawings.find(({ name }) => name === 'work.svg')!.text)).toEqual(WORK_DRAWINGS);
  expect(WORK_DRAWINGS).toEqual(expect.arrayContaining(INDUSTRY_KINDS.map(({ drawing }) => drawing)));
});

describe.each(drawings.filter(({ name }) => name !== 'work.svg'))('$name', ({ name, text }) => {
  it('is one drawing; a tick in it that is never mirrored stands apart', () => {
    expect(idsOf(text)).toEqual(name === 'product/promise.svg' ? ['drawing', 'upright'] : ['drawing']);
  });
});

describe.each(drawings)('$name', ({ text }) => {
  it('takes its colours from the tokens of the page, and needs no style sheet, which the policy would drop', () => {
    const tokens = new Set([...tokensCss().matchAll(/--[\w-]+(?=\s*:)/g)].map(([name]) => `var(${name})`));
    const colours = [...text.matchAll(/ (?:fill|stroke|color)="([^"]*)"/g)].map(([, colour]) => colour!);
    expect(colours.length).toBeGreaterThan(0);
    expect(colours.filter((colour) => colour !== 'none' && !tokens.has(colour))).toEqual([]);
    expect(text).not.toMatch(/<style| style="|<script|<use/);
  });
});

it('a drawing is hidden from assistive technology and keeps its room before its file has come', () => {
  const html = renderToStaticMarkup(<Drawing file="intro/help" width={440} height={280} />);
  expect(html).toMatch(
    /^<svg viewBox="0 0 440 280" [^>]*aria-hidden="true"><use href="\/drawings\/intro\/help\.svg#drawing"><\/use><\/svg>$/,
  );
});
