import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { WorldMap, type MapPoint } from '@/components/parts/maps/world-map';
import { WORLD_PLACES } from '@/components/parts/maps/world-places';
import { COUNTRIES } from '@/lib/market/country';

const POINTS: MapPoint[] = COUNTRIES.map((country) => ({
  id: country,
  label: `Market ${country}`,
  href: `/${country.toLowerCase()}-en`,
  current: country === 'KE',
}));

const count = (html: string, part: string) => html.split(part).length - 1;

describe('the world map', () => {
  const html = renderToStaticMarkup(<WorldMap label="Choose a market" points={POINTS} />);

  it('is a named group with one named link for each market, in the given order', () => {
    expect(html).toMatch(/<svg[^>]*role="group"[^>]*aria-label="Choose a market"/);
    const links = [...html.matchAll(/<a href="([^"]+)" aria-label="([^"]+)"/g)].map(([, href, label]) => [href, label]);
    expect(links).toEqual(POINTS.map((point) => [point.href, `${point.id} ${point.label}`]));
  });

  it('marks only the current market', () => {
    expect(count(html, 'aria-current')).toBe(1);
    expect(html).toMatch(/aria-label="KE Market KE" aria-current="true"/);
  });

  it('renders land once, and only the route to the current market', () => {
    expect(count(html, '<use')).toBe(1);
    expect(count(html, '<path')).toBe(1);
    expect(html).toContain(WORLD_PLACES.KE.arc);
    expect(html).not.toMatch(/NaN|undefined|style=/);
  });

  it('stays within its size for a page', () => {
    expect(html.length).toBeLessThan(8_000);
  });
});

describe('without a current market', () => {
  it('has no route', () => {
    const html = renderToStaticMarkup(
      <WorldMap label="Map" points={POINTS.map((point) => ({ ...point, current: false }))} />,
    );
    expect(html).not.toContain('<path');
  });
});
