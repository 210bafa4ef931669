import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { JOURNEY_STAGES } from '@/lib/contract/tracking/stages';
import { TrackView } from '@/lib/contract/tracking/tracking';
import { countryNames } from '@/lib/i18n/names/place-name';
import { directionOf } from '@/lib/market/language';
import { ALL_PREFIXES, parsePrefix } from '@/lib/market/prefix';
import { PARCEL_STATES } from '@/lib/parcel/states';
import { exampleWaybill } from '@/lib/parcel/waybill-number';
import { BOX_STYLE } from '@/lib/server/web/tracking-box/box-style';
import { boxResponse } from '@/lib/server/web/tracking-box/box-response';
import { loadBoxWords } from '@/lib/server/web/tracking-box/load-box-words';
import { sampleParcel } from '@/lib/server/web/tracking-box/sample-parcel';
import { renderBox, themeOf, type BoxResult } from '@/lib/server/web/tracking-box/render-box';
import { trackView } from '../../../../../fixtures/track-view';
import { contrast } from '../../../../support/colour';
import { tokensCss } from '../../../../support/source-files';

const scan = (index: number) => ({
  code: 'FLIGHT_ARRIVED',
  description: `Scan ${index} <b>`,
  time: '2026-11-19T12:30:00.000Z',
  timeZone: 'Africa/Accra',
  place: 'Accra',
  countryCode: 'GH' as const,
});

const parcel = (state: TrackView['state']): TrackView => ({
  ...trackView('DX12345678901GH', state),
  events: [1, 2, 3, 4].map(scan),
  delivery: {
    status: 'expected',
    earliest: '2026-11-30',
    latest: '2026-12-04',
    text: 'Expected Mon 30 Nov',
    note: null,
    moves: [],
    workings: null,
  },
});

async function renderTo(
  prefix: (typeof ALL_PREFIXES)[number],
  result: BoxResult,
  text = '',
  theme: 'dark' | null = null,
) {
  const choice = parsePrefix(prefix)!;
  const reader = { choice, prefix, words: await loadBoxWords(choice), countryNames: countryNames(choice.language) };
  return renderBox({ text, theme, result }, reader);
}

describe.each(ALL_PREFIXES)('the box of %s', (prefix) => {
  const { language } = parsePrefix(prefix)!;

  it('has all texts in its language, in every state, with three scans and no name', async () => {
    for (const state of PARCEL_STATES) {
      const page = await renderTo(prefix, { kind: 'found', parcels: [parcel(state)], notFound: [] });
      expect(page).toContain(`<html lang="${language}" dir="${directionOf(language)}"`);
      expect(page).toContain(`href="/${prefix}/track?no=DX12345678901GH" target="_blank" rel="noopener"`);
      expect(page.match(/Scan \d/g)).toEqual(['Scan 1', 'Scan 2', 'Scan 3']);
      expect(page).toContain('Expected Mon 30 Nov');
      expect(page).not.toMatch(/A\*\*\*|undefined|\b(box|track)\.[a-z]+/);
    }
  });

  it('shows the six steps of a journey from abroad, with the completed ones, also as text', async () => {
    const words = await loadBoxWords(parsePrefix(prefix)!);
    for (const [state, reached] of [
      ['WAITING', 1],
      ['OUT_FOR_DELIVERY', 5],
      ['SIGNED', 6],
    ] as const) {
      const track = { ...parcel(state), events: [], receiverCountry: 'GH' as const };
      const page = await renderTo(prefix, { kind: 'found', parcels: [track], notFound: [] });
      const steps = /<div class="steps.*?<\/div>/s.exec(page)![0];
      expect(steps.match(/<li/g)).toHaveLength(6);
      expect(steps.match(/<li class="reached/g)).toHaveLength(reached);
      expect(steps.match(/<li class="reached current"/g)).toHaveLength(1);
      const stage = words(`track.stages.${JOURNEY_STAGES[reached - 1]!}`);
      expect(steps).toContain(words('track.card.progress', { step: reached, total: 6, stage }));
    }
    const inland = { ...parcel('IN_TRANSIT'), senderCountry: 'GH' as const, receiverCountry: 'GH' as const };
    const page = await renderTo(prefix, { kind: 'found', parcels: [inland], notFound: [] });
    expect(/<div class="steps.*?<\/div>/s.exec(page)![0].match(/<li/g)).toHaveLength(4);
  });

  it('shows a sample for the example number, in its language and without a link', async () => {
    const choice = parsePrefix(prefix)!;
    const now = new Date('2026-11-29T10:00:00Z');
    const sample = sampleParcel(choice, now, countryNames(choice.language));
    const page = await renderTo(prefix, { kind: 'found', parcels: [], notFound: [], sample });
    expect(page).toContain(exampleWaybill(choice.country));
    expect(page).toContain((await loadBoxWords(choice))('box.sample'));
    expect(page).toContain(sample.delivery!.text);
    expect(page.match(/<time /g)).toHaveLength(3);
    expect(page).not.toMatch(/undefined|\b(box|track)\.[a-z]+|track\?no=/);
    expect(TrackView.safeParse(sample).error).toBeUndefined();
  });

  it('shows an error in a number', async () => {
    for (const reason of ['shape', 'check-digit', 'unknown'] as const) {
      const page = await renderTo(prefix, { kind: 'found', parcels: [], notFound: [{ number: 'DX1', reason }] });
      expect(page).not.toMatch(/undefined|\b(box|track)\.[a-z]+/);
    }
    const errorBox = await renderTo(prefix, { kind: 'too-many', count: 23 }, 'A B');
    expect(errorBox).toContain('aria-describedby="refused"');
    expect(errorBox).toMatch(/\b23\b/);
    expect(errorBox).not.toContain('id="result"');
  });
});

describe('the box', () => {
  it('never lets typed or stored text become markup', async () => {
    const number = `"><script>alert(1)</script>`;
    const foundResult: BoxResult = {
      kind: 'found',
      parcels: [parcel('IN_TRANSIT')],
      notFound: [{ number, reason: 'shape' }],
    };
    const page = await renderTo(ALL_PREFIXES[0]!, foundResult, number);
    expect(page).not.toContain('<script>alert');
    expect(page).not.toContain('<b>');
    expect(page).toContain('value="&quot;&gt;&lt;script&gt;');
  });

  it('uses the theme of the shop, and ignores any other value', async () => {
    expect(await renderTo(ALL_PREFIXES[0]!, { kind: 'idle' }, '', 'dark')).toContain(
      '<input type="hidden" name="theme" value="dark" />',
    );
    expect(themeOf('dark')).toBe('dark');
    expect(themeOf('"><b>')).toBeNull();
  });

  it('may be framed by any page, runs only its own script and stores nothing', () => {
    const { headers } = boxResponse('');
    const policy = headers.get('content-security-policy')!;
    expect(policy).toContain('frame-ancestors *');
    expect(policy).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; script-src 'sha256-[^']+'; form-action 'self'/,
    );
    expect(headers.has('x-frame-options')).toBe(false);
    expect(headers.has('set-cookie')).toBe(false);
    expect(headers.get('x-robots-tag')).toBe('noindex');
  });

  it('uses the colours of the site, readable in both schemes', () => {
    const tokens = tokensCss();
    const schemes = [...BOX_STYLE.matchAll(/\{color-scheme:(?:light|dark);([^}]+)\}/g)].map(([, body]) => body!);
    expect(schemes).toHaveLength(3);
    for (const body of schemes) {
      const colours = new Map([...body.matchAll(/--([\w-]+):(#[0-9a-f]{6})/g)].map(([, name, hex]) => [name!, hex!]));
      for (const [name, hex] of colours)
        expect(tokens, name).toContain(
          `--${name.replace('neutral-soft', 'wash').replace('neutral', 'text-soft')}: ${hex}`,
        );
      for (const tone of ['neutral', 'info', 'ok', 'warn', 'bad'])
        expect(contrast(colours.get(tone)!, colours.get(`${tone}-soft`)!), tone).toBeGreaterThanOrEqual(4.5);
      for (const ink of ['text', 'text-soft', 'link', 'bad'])
        expect(contrast(colours.get(ink)!, colours.get('surface')!), ink).toBeGreaterThanOrEqual(4.5);
    }
  });
});

describe('the script for shops', () => {
  it('is small, and touches neither cookies nor storage', () => {
    expect(statSync('public/box.js').size).toBeLessThanOrEqual(5 * 1024);
    expect(readFileSync('public/box.js', 'utf8')).not.toMatch(
      /document\.cookie|localStorage|sessionStorage|indexedDB|innerHTML/,
    );
  });
});
