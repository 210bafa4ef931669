import { createTranslator } from 'next-intl';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { routeBetween } from '@/components/parts/maps/geometry';
import { WORLD_FRAME } from '@/components/parts/maps/maps';
import { COUNTRIES, DESTINATIONS, MARKETS, type Country } from '@/lib/market/country';
import { LANGUAGES } from '@/lib/market/language';
import { labelBox, overlap } from './label-boxes';

interface Messages {
  chooser: { shortNames: Partial<Record<Country, string>> };
  header: { shortCountry: string };
}

const readMessages = <Part extends keyof Messages>(language: string, file: string): Pick<Messages, Part> =>
  JSON.parse(readFileSync(`messages/${language}/${file}.json`, 'utf8')) as Pick<Messages, Part>;

/** The widest letters of each step in world-map.module.css, in units of the drawing. */
const NAME_SIZES = [14, 18.2];
const CODE_SIZES = [16.1, 23.8];
/** Half of a dot with its edge, at each of those sizes. */
const dotRadius = (size: number) => (5.5 / 14) * size;

function collisions(textOf: (country: Country) => string, size: number, current?: Country): string[] {
  const labels = COUNTRIES.map((country) => {
    const at = WORLD_FRAME.project(MARKETS[country].hub);
    return { country, at, box: labelBox(country, textOf(country), at, size, country === current) };
  });
  return labels.flatMap((one, index) =>
    labels.flatMap((other, otherIndex) => {
      const radius = dotRadius(size);
      const [x, y] = other.at;
      const dot = { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
      const hitsLabel = otherIndex > index && overlap(one.box, other.box);
      const hitsDot = otherIndex !== index && overlap(one.box, dot);
      return hitsLabel || hitsDot ? [`${one.country} over ${other.country}${hitsDot ? "'s dot" : ''}`] : [];
    }),
  );
}

describe.each(LANGUAGES)('a map label in %s', (language) => {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const { shortNames } = readMessages<'chooser'>(language, 'frame').chooser;
  const shortNameOf = (country: Country) => shortNames[country] ?? names.of(country)!;

  it.each(NAME_SIZES)('overlaps no other at %d units', (size) => {
    expect(collisions(shortNameOf, size)).toEqual([]);
    for (const country of COUNTRIES) expect(collisions(shortNameOf, size, country), country).toEqual([]);
  });

  it('is never on the route', () => {
    for (const current of DESTINATIONS.filter((country) => MARKETS[country].languages.includes(language))) {
      const pointAt = routeBetween(MARKETS.CN.hub, MARKETS[current].hub);
      const boxes = COUNTRIES.map((country) => {
        const at = WORLD_FRAME.project(MARKETS[country].hub);
        return [country, labelBox(country, shortNameOf(country), at, NAME_SIZES[0]!, country === current)] as const;
      });
      for (let t = 0.01; t < 0.99; t += 0.01) {
        const [x, y] = WORLD_FRAME.project(pointAt(t));
        const hit = boxes.filter(([, { left, right, top, bottom }]) => x > left && x < right && y > top && y < bottom);
        expect(
          hit.map(([country]) => country),
          `to ${current} at ${t}`,
        ).toEqual([]);
      }
    }
  });

  it('is the same for each map', () => {
    const t = createTranslator({
      locale: language,
      messages: { header: readMessages<'header'>(language, 'layout').header },
    });
    for (const market of COUNTRIES)
      expect(t('header.shortCountry', { market, country: names.of(market)! })).toBe(shortNameOf(market));
  });
});

describe('a country code on a narrow map', () => {
  it.each(CODE_SIZES)('overlaps no other at %d units', (size) => {
    expect(collisions((country) => country, size)).toEqual([]);
  });
});

describe('on a low screen', () => {
  it('every label is inside the map’s visible part under max-block-size', () => {
    const visible = 0.42 * WORLD_FRAME.width;
    const cut = (WORLD_FRAME.height - visible) / 2;
    const boxes = COUNTRIES.map((country) =>
      labelBox(country, country, WORLD_FRAME.project(MARKETS[country].hub), NAME_SIZES[0]!),
    );
    expect(Math.min(...boxes.map(({ top }) => top))).toBeGreaterThan(cut);
    expect(Math.max(...boxes.map(({ bottom }) => bottom))).toBeLessThan(WORLD_FRAME.height - cut);
  });
});
