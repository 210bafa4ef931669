import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { MARKET_SCENES } from '@/components/parts/market-scene';
import { PRODUCTS } from '@/components/pages/product/data/products';
import type { Product } from '@/components/pages/product/data/product';
import { Scene, SCENE_NAMES } from '@/components/ui/content/scene';
import { renderScene } from '../../../scripts/scenes/render.mjs';
import { SCENES } from '../../../scripts/scenes/scenes.mjs';
import { sourceFiles } from './source-files';

const FOLDER = path.join(import.meta.dirname, '../../../public/drawings/scenes');
const products = Object.values<Product>(PRODUCTS);

it('every scene of a page is drawn and has its file, and no other file exists', () => {
  expect(Object.keys(SCENES)).toEqual(SCENE_NAMES);
  expect(readdirSync(FOLDER).toSorted()).toEqual(SCENE_NAMES.map((name) => `${name}.svg`));
});

it('every scene is used', () => {
  const named = sourceFiles('.tsx').flatMap(({ text }) =>
    [...text.matchAll(/<(?:Scene|PageIntro)\b[^>]*?\b(?:name|scene)="(\w+)"/g)].map(([, name]) => name!),
  );
  const used = [...named, ...products.map(({ scene }) => scene), ...Object.values(MARKET_SCENES)];
  expect(new Set(used)).toEqual(new Set(SCENE_NAMES));
});

describe.each(SCENE_NAMES)('%s', (name) => {
  const file = readFileSync(path.join(FOLDER, `${name}.svg`), 'utf8');

  it('matches the output of scripts/draw-scenes.mjs', () => {
    expect(file, 'run `node scripts/draw-scenes.mjs`').toBe(renderScene(SCENES[name]!));
  });

  it('is small when compressed, and needs no other file', () => {
    expect(brotliCompressSync(file).length).toBeLessThanOrEqual(4096);
    expect(file).not.toMatch(/href|<script|<image|@import|url\((?!#)/);
  });

  it('differs at dusk, and contains no word', () => {
    const [day, dusk] = file.split('@media(prefers-color-scheme:dark)');
    const coloursOf = (style: string) => [...style.matchAll(/#[0-9a-f]{6}/g)].map(([colour]) => colour);
    expect(coloursOf(day!).length).toBeGreaterThan(10);
    expect(coloursOf(dusk!)).toHaveLength(coloursOf(day!).length);
    expect(coloursOf(dusk!)).not.toEqual(coloursOf(day!));
    expect(file).not.toContain('<text');
  });
});

it.each(products)('$key links to no page with the same picture', ({ scene, parent, related = [], leadsTo }) => {
  const next = [parent, ...related, leadsTo].filter((key) => key !== undefined && key !== 'sendParcel');
  expect(next.map((key) => PRODUCTS[key].scene)).not.toContain(scene);
  expect(Object.values(MARKET_SCENES).filter((door) => door.startsWith('door'))).not.toContain(scene);
});

it('a scene is decorative, keeps its space, and loads after the first screen', () => {
  const html = renderToStaticMarkup(<Scene name="port" late />);
  expect(html).toContain('src="/drawings/scenes/port.svg" alt="" width="480" height="320"');
  expect(html).toContain('loading="lazy"');
  expect(renderToStaticMarkup(<Scene name="port" />)).not.toContain('loading');
});
