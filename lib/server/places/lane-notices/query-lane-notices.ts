import 'server-only';
import type { LaneNoticeView, LaneSeverity } from '@/lib/contract/places/lane-notices';
import { localDay } from '@/lib/time/calendar-date';
import { COUNTRIES, MARKETS, type Country } from '@/lib/market/country';
import type { Language } from '@/lib/market/language';
import type { Context } from '../../platform/context';
import { fieldError } from '../../platform/errors';
import type { Verb } from '../../platform/verb';
import type { LaneNoticeRecord } from './lane-notice-record';
import { listNoticesByCountry } from './lane-notice-store';

interface Lane {
  origin: Country;
  destination: Country;
}

/** Rank of each severity: the most urgent is 0. */
const URGENCY: Record<LaneSeverity, number> = { stopped: 0, delay: 1, information: 2 };

function isCurrent({ destination, from, until }: LaneNoticeRecord, now: Date): boolean {
  const today = localDay(now, MARKETS[destination].timeZone);
  return from <= today && (until === null || today <= until);
}

function presentLaneNotice(
  { countries: _, title, text, ...notice }: LaneNoticeRecord,
  language: Language,
): LaneNoticeView {
  return { ...notice, title: title[language], text: text[language] };
}

type NoticeContext = Pick<Context, 'db' | 'now' | 'language'>;

/** Returns today's notices for these destinations, the most urgent first. */
async function listCurrentNotices(
  { db, now }: NoticeContext,
  destinations: readonly Country[],
): Promise<LaneNoticeRecord[]> {
  const notices = await listNoticesByCountry(db, destinations);
  return [...notices.values()]
    .flat()
    .filter((notice) => isCurrent(notice, now()))
    .sort((one, other) => URGENCY[one.severity] - URGENCY[other.severity] || other.from.localeCompare(one.from));
}

/** Returns today's notices of a lane, the most urgent first. */
export async function loadNoticesOfLane(ctx: NoticeContext, { origin, destination }: Lane): Promise<LaneNoticeView[]> {
  const notices = await listCurrentNotices(ctx, [destination]);
  return notices.filter((notice) => notice.origin === origin).map((notice) => presentLaneNotice(notice, ctx.language));
}

/** Throws an error of `field` with the notice's title if the lane accepts no new orders today. */
export async function assertLaneOpen(ctx: NoticeContext, lane: Lane, field: string): Promise<void> {
  const stop = (await loadNoticesOfLane(ctx, lane)).find(({ severity }) => severity === 'stopped');
  if (stop) throw fieldError(field, 'laneStopped', { reason: stop.title });
}

/** Returns today's notices, of a market, an origin or a destination if they are given. */
export const queryLaneNotices: Verb<'queryLaneNotices'> = async ({ ctx, input }) => {
  const { countryCode, origin, destination } = input;
  const notices = await listCurrentNotices(ctx, destination ? [destination] : COUNTRIES);
  return notices
    .filter((notice) => !countryCode || notice.countries.includes(countryCode))
    .filter((notice) => !origin || notice.origin === origin)
    .map((notice) => presentLaneNotice(notice, ctx.language));
};
