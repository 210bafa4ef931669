import { expect, it } from 'vitest';
import { MARKET_SCENES } from '@/components/parts/market-scene';
import { PRODUCTS } from '@/components/pages/product/data/products';
import { COUNTRIES } from '@/lib/market/country';
import { sourceFiles } from '../../support/source-files';

/** Maximum number of pages of a market with the same scene. */
const MAX_PLACES = 2;

const sceneUses = sourceFiles('.tsx').flatMap(({ text }) =>
  [...text.matchAll(/<(?:Scene|PageIntro)\b[^>]*?\b(?:name|scene)="(\w+)"/g)].map(([, name]) => name!),
);

/** Returns the scenes of the products' pages and of the home page, as a reader in the country meets them. */
const ofMarket = (country: (typeof COUNTRIES)[number]) => [
  ...Object.values(PRODUCTS).map((product) =>
    'atDoor' in product && country !== 'CN' ? MARKET_SCENES[country] : product.scene,
  ),
  MARKET_SCENES[country],
];

it.each(COUNTRIES)('no scene is on more than two pages of %s', (country) => {
  const scenes = [...sceneUses, ...ofMarket(country)];
  const tooOften = new Set(scenes.filter((name) => scenes.filter((each) => each === name).length > MAX_PLACES));
  expect([...tooOften]).toEqual([]);
  expect(new Set(scenes).size).toBeGreaterThan(10);
});
