import { addDays, type CalendarDate } from '@/lib/time/calendar-date';
import type { Country } from '@/lib/market/country';
import { CLAIM_ANSWER_DAYS } from './claim-policy';

/** A receiver's complaint about an attempt, a sender's claim for compensation, or feedback. */
export const CASE_KINDS = ['DISPUTE', 'CLAIM', 'FEEDBACK'] as const;
export type CaseKind = (typeof CASE_KINDS)[number];

export const CASE_STATES = ['OPEN', 'ANSWERED'] as const;
export type CaseState = (typeof CASE_STATES)[number];

/** Hours after a failed attempt in which the receiver may dispute the attempt. */
export const DISPUTE_HOURS = 48;
/** Limits in characters. */
export const MAX_CASE_TEXT_LENGTH = 300;
export const MAX_CASE_ANSWER_LENGTH = 500;

/** Calendar days for our answer in markets whose law sets none. The number is our own. */
const ANSWER_DAYS: Readonly<Record<CaseKind, number>> = { DISPUTE: 7, CLAIM: CLAIM_ANSWER_DAYS, FEEDBACK: 7 };

interface AnswerTerm {
  country: Country;
  kinds: readonly CaseKind[];
  days: number;
  since: CalendarDate;
  source: string;
}

/** Calendar days within which an office must answer, as dated facts. */
const ANSWER_TERMS: readonly AnswerTerm[] = [
  {
    country: 'CN',
    kinds: ['DISPUTE', 'FEEDBACK'],
    days: 7,
    since: '2018-05-01',
    source:
      'Interim Regulations on Express Delivery (快递暂行条例), article 28, as quoted at kuaidicx.com/43562: 7 days',
  },
  {
    country: 'SA',
    kinds: ['DISPUTE', 'FEEDBACK'],
    days: 5,
    since: '2025-04-01',
    source:
      'todayheadline.co, Q2 2025, on the TGA’s figures: carriers have 5 to 7 days before a complaint reaches the TGA',
  },
];

export interface Regulator {
  /** Official name, the same in every language. */
  name: string;
  url: string;
}

/** Authorities to which a receiver can go with our answer, or without one, as dated facts. */
const REGULATORS: readonly (Regulator & { country: Country; since: CalendarDate; source: string })[] = [
  {
    country: 'SA',
    name: 'الهيئة العامة للنقل (Transport General Authority), 19929',
    url: 'https://www.tga.gov.sa',
    since: '2025-04-01',
    source: 'todayheadline.co, Q2 2025: complaints to the TGA at 19929',
  },
  {
    country: 'TR',
    name: 'Bilgi Teknolojileri ve İletişim Kurumu (BTK)',
    url: 'https://tuketicisikayet.btk.gov.tr',
    since: '2020-11-15',
    source: 'rapder.org.tr, 15 November 2020: complaints about postal services to the BTK',
  },
];

/** Returns the last day for our answer to a case of this market that was opened on a day there. */
export function lastAnswerDay(kind: CaseKind, country: Country, openedOn: CalendarDate): CalendarDate {
  const term = ANSWER_TERMS.findLast(
    (each) => each.country === country && each.kinds.includes(kind) && each.since <= openedOn,
  );
  return addDays(openedOn, term?.days ?? ANSWER_DAYS[kind]);
}

/** Returns the authority of the market on a day, or null. */
export function regulatorOf(country: Country, on: CalendarDate): Regulator | null {
  const regulator = REGULATORS.findLast((each) => each.country === country && each.since <= on);
  return regulator ? { name: regulator.name, url: regulator.url } : null;
}

/** Returns the time until which a failed attempt may be disputed. */
export const disputeUntil = (attemptAt: string): Date => new Date(Date.parse(attemptAt) + DISPUTE_HOURS * 3_600_000);
