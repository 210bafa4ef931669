import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { MARKET_SCENES } from '@/components/parts/market-scene';
import { PRODUCTS } from '@/components/pages/product/data/products';
import type { Product } from '@/components/pages/product/data/product';
import { Scene, SCENE_NAMES } from '@/components/ui/content/scene';
import { sourceFiles } from '../../support/source-files';

const FOLDER = path.join(import.meta.dirname, '../../../../public/drawings/scenes');
const products = Object.values<Product>(PRODUCTS);

/** Colours of the air and of lights by day and at dusk. Every other colour is multiplied by one of the lights. */
const AIR: Readonly<Record<string, readonly string[]>> = {
  '#a9d0f2': ['#14264f'],
  '#cfe5f8': ['#2a3d70'],
  '#fdf1dc': ['#7d6076'],
  '#fffaf0': ['#f3e3c9'],
  '#ffffff': ['#3d4f82'],
  '#b9d6ee': ['#4b66a3', '#ffdf9e'],
  '#d6e8f6': ['#6d88c0', '#ffe9b8'],
  '#fff3d6': ['#ffe8b0'],
};
/** Evening light of surroundings, of people and of parcels. */
const LIGHTS = ['#5f6f9e', '#b4b4d0', '#ebdfe4'];

const channels = (colour: string) => [1, 3, 5].map((index) => Number.parseInt(colour.slice(index, index + 2), 16));

/** Returns the colours that a colour may have at dusk. */
function atDusk(day: string): string[] {
  const lit = LIGHTS.map((light) => {
    const product = channels(day).map((channel, index) => Math.round((channel * channels(light)[index]!) / 255));
    return `#${product.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  });
  return [...lit, ...(AIR[day] ?? [])];
}

it('every scene of a page has its file, and no other file exists', () => {
  expect(readdirSync(FOLDER).toSorted()).toEqual(SCENE_NAMES.map((name) => `${name}.svg`));
});

it('every scene is used', () => {
  const sceneUses = sourceFiles('.tsx').flatMap(({ text }) =>
    [...text.matchAll(/<(?:Scene|PageIntro)\b[^>]*?\b(?:name|scene)="(\w+)"/g)].map(([, name]) => name!),
  );
  const used = [...sceneUses, ...products.map(({ scene }) => scene), ...Object.values(MARKET_SCENES)];
  expect(new Set(used)).toEqual(new Set(SCENE_NAMES));
});

describe.each(SCENE_NAMES)('%s', (name) => {
  const file = readFileSync(path.join(FOLDER, `${name}.svg`), 'utf8');

  it('is small when compressed, and needs no other file', () => {
    expect(brotliCompressSync(file).length).toBeLessThanOrEqual(4096);
    expect(file).not.toMatch(/href|<script|<image|@import|url\((?!#)/);
  });

  it('has the evening light of docs/drawing.md at dusk, and contains no word', () => {
    const [day, dusk] = file.split('@media(prefers-color-scheme:dark)');
    const coloursOf = (style: string) => [...style.matchAll(/\.(\w){[\w-]+:(#[0-9a-f]{6})}/g)];
    const later = new Map(coloursOf(dusk!).map(([, name, colour]) => [name, colour]));
    expect(coloursOf(day!).length).toBeGreaterThan(10);
    for (const [, name, colour] of coloursOf(day!))
      expect(atDusk(colour!), `.${name} ${colour}`).toContain(later.get(name));
    expect(later.size).toBe(coloursOf(day!).length);
    expect(file).not.toContain('<text');
  });
});

it.each(products)('$key links to no page with the same picture', ({ scene, parent, related = [], leadsTo }) => {
  const next = [parent, ...related, leadsTo].filter((key) => key !== undefined && key !== 'sendParcel');
  expect(next.map((key) => PRODUCTS[key].scene)).not.toContain(scene);
  expect(Object.values(MARKET_SCENES).filter((door) => door.startsWith('door'))).not.toContain(scene);
});

it('a scene is decorative, preserves its space, and loads after the first screen', () => {
  const html = renderToStaticMarkup(<Scene name="port" isLazy />);
  expect(html).toContain('src="/drawings/scenes/port.svg" alt="" width="480" height="320"');
  expect(html).toContain('loading="lazy"');
  expect(renderToStaticMarkup(<Scene name="port" />)).not.toContain('loading');
});
