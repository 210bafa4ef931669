import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { RouteArcs } from '@/components/network/route-arcs';
import { WorldMap, type MapPoint } from '@/components/network/world-map';
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

  it('is a named group with one named link for each market, in the order given', () => {
    expect(html).toMatch(/<svg[^>]*role="group"[^>]*aria-label="Choose a market"/);
    const links = [...html.matchAll(/<a href="([^"]+)" aria-label="([^"]+)"/g)].map(([, href, label]) => [href, label]);
    expect(links).toEqual(POINTS.map((point) => [point.href, point.label]));
  });

  it('marks the current market, and only it', () => {
    expect(count(html, 'aria-current')).toBe(1);
    expect(html).toMatch(/aria-label="Market KE" aria-current="true"/);
  });

  it('draws land once, and an arc to every market but the origin', () => {
    expect(count(html, '<use')).toBe(1);
    expect(count(html, '<path')).toBe(COUNTRIES.length - 1);
    expect(html).not.toMatch(/NaN|undefined|style=/);
  });

  it('stays small enough to be part of a page', () => {
    expect(html.length).toBeLessThan(9_000);
  });
});

describe('the route', () => {
  it('is decoration, and its labels stay out of the way of readers', () => {
    const html = renderToStaticMarkup(<RouteArcs country="EG" originLabel="Guangzhou" marketLabel="Cairo" />);
    expect(html).toMatch(/<svg[^>]*aria-hidden="true"/);
    expect(count(html, 'pathLength="1"')).toBe(1);
    expect(html).toContain('Cairo');
    expect(html).not.toMatch(/NaN|undefined|style=/);
    expect(html.length).toBeLessThan(6_000);
  });

  it('has no route of its own in China, where every route begins', () => {
    const html = renderToStaticMarkup(<RouteArcs country="CN" originLabel="广州" />);
    expect(html).not.toContain('pathLength');
    expect(html).toContain('广州');
  });
});
