import 'server-only';
import type { IncidentView, PartState, StatusPartView } from '@/lib/contract/content/status';
import { addDays } from '@/lib/time/calendar-date';
import { AVAILABILITY_TARGET, availabilityOf, PROBED_PARTS, STATUS_DAYS, statusDays } from '@/lib/market/availability';
import { FALLBACK_LANGUAGE, type Language } from '@/lib/market/language';
import type { Verb } from '../../platform/verb';
import { listIncidents, type Incident } from './incident-store';
import { findLastProbeResult, listMeasuredDays, type ProbeRow } from './probe-store';

/** Number of probe intervals for which the last result is current. */
const MAX_CURRENT_INTERVALS = 3;

/** Returns the first day of the status page. */
export const firstStatusDay = (now: Date): string => addDays(now.toISOString().slice(0, 10), 1 - STATUS_DAYS);

function stateOf(last: ProbeRow | undefined, now: Date): PartState {
  if (!last || now.getTime() - Date.parse(last.at) > MAX_CURRENT_INTERVALS * last.seconds * 1000) return 'unknown';
  return last.is_up === 1 ? 'up' : 'down';
}

function presentIncident({ entries, ...incident }: Incident, preferredLanguage: Language): IncidentView {
  return {
    ...incident,
    entries: entries.map(({ texts, ...entry }) => {
      const language = texts[preferredLanguage] === undefined ? FALLBACK_LANGUAGE : preferredLanguage;
      return { ...entry, text: texts[language] ?? texts.en, language };
    }),
  };
}

/** Returns what the probes measured, beside our target (§1), and the reported incidents. */
export const queryStatus: Verb<'queryStatus'> = async ({ ctx: { db, now, language } }) => {
  const at = now();
  const from = firstStatusDay(at);
  const measured = await listMeasuredDays(db, from);
  const parts: StatusPartView[] = [];
  for (const part of PROBED_PARTS) {
    const last = await findLastProbeResult(db, part);
    const days = statusDays(measured.get(part) ?? [], at);
    parts.push({
      part,
      state: stateOf(last, at),
      checkedAt: last?.at ?? null,
      availability: availabilityOf(days),
      days,
    });
  }
  const incidents = (await listIncidents(db, from)).map((incident) => presentIncident(incident, language));
  return { at: at.toISOString(), aim: AVAILABILITY_TARGET, parts, incidents };
};
