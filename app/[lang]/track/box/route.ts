import type { NextRequest } from 'next/server';
import type { FirstSearch } from '@/components/parcels/track/search/use-track-search';
import { loadCountries } from '@/app/[lang]/load-countries';
import { countryNames } from '@/lib/i18n/names/place-name';
import type { Country } from '@/lib/market/country';
import { parsePrefix, type MarketChoice, type Prefix } from '@/lib/market/prefix';
import { exampleWaybill } from '@/lib/parcel/waybill-number';
import { boxResponse } from '@/lib/server/web/tracking-box/box-response';
import { loadBoxWords } from '@/lib/server/web/tracking-box/load-box-words';
import { renderBox, themeOf, type BoxResult } from '@/lib/server/web/tracking-box/render-box';
import { sampleParcel } from '@/lib/server/web/tracking-box/sample-parcel';
import { loadSearch } from '../result/load-track';

async function loadBoxResult(
  choice: MarketChoice,
  number: string | undefined,
): Promise<{ text: string; result: BoxResult }> {
  const { text, first } = await loadSearch(choice, { no: number });
  // The field of the box has one line.
  return { text: text.replaceAll('\n', ' '), result: boxResultOf(first) };
}

/** Replaces the example number, which no parcel has, by a sample parcel. */
function withSample(result: BoxResult, choice: MarketChoice, names: Readonly<Record<Country, string>>): BoxResult {
  if (result.kind !== 'found') return result;
  const example: string = exampleWaybill(choice.country);
  const notFound = result.notFound.filter(({ number }) => number !== example);
  if (notFound.length === result.notFound.length) return result;
  return { ...result, notFound, sample: sampleParcel(choice, new Date(), names) };
}

function boxResultOf({ view, refusal }: FirstSearch): BoxResult {
  if (refusal) return refusal.reason === 'empty' ? { kind: 'empty' } : { kind: 'too-many', count: refusal.count };
  if (view.kind !== 'found') return { kind: view.kind === 'failed' ? 'failed' : 'idle' };
  const { inTransit, signed, ended, notFound } = view.outcome;
  return { kind: 'found', parcels: [...inTransit, ...signed, ...ended], notFound };
}

/** Returns the tracking box that shops show on their own pages (public/box.js). It reads and sets no cookie. */
export async function GET(request: NextRequest, { params }: { params: Promise<{ lang: string }> }): Promise<Response> {
  const { lang } = await params;
  const choice = parsePrefix(lang);
  if (!choice) return new Response(null, { status: 404 });
  const query = request.nextUrl.searchParams;
  const [words, countries, { text, result }] = await Promise.all([
    loadBoxWords(choice),
    loadCountries(choice),
    loadBoxResult(choice, query.get('no') ?? undefined),
  ]);
  const names = countryNames(choice.language, countries);
  const reader = { choice, prefix: lang as Prefix, words, countryNames: names };
  const shownResult = withSample(result, choice, names);
  return boxResponse(renderBox({ text, theme: themeOf(query.get('theme')), result: shownResult }, reader));
}
