import 'server-only';
import { z } from 'zod';
import type { Money } from '@/lib/billing/money';
import { BRAND } from '@/lib/market/brand';
import { COUNTRIES, MARKETS } from '@/lib/market/country';
import { roundToGram, roundToMillimetre } from '@/lib/market/round-measure';
import type { MeasuredParcel } from '@/lib/parcel/measured';
import {
  isReasonOf,
  PARTNER_EVENT,
  REASONS_OF,
  SCAN_CODES,
  SCAN_STATE,
  TAKE_OVER_CODES,
  type ScanCode,
  type ScanReason,
  type StoredCode,
} from '@/lib/parcel/scan-codes';
import { translateCode, type VocabularyName } from '@/lib/parcel/vocabularies/translate-code';
import { checkWaybill, destinationOf, type Waybill } from '@/lib/parcel/waybill-number';
import { DAY_MS } from '@/lib/time/durations';
import { COLLECTED_COLUMN } from '../../platform/db/tables/collection-tables';
import { MEASURED_COLUMN } from '../../platform/db/json-column';
import { evidenceFields, evidenceOf, type GivenEvidence } from '../attempts/read-evidence';
import type { GivenProof } from '../proofs/prepare-proof';
import { proofFields, proofOf } from '../proofs/read-proof';
import type { ScanRow } from './tracking-store';

/** Largest amount of a delivery scan, in minor units. More is a typing mistake. */
const MAX_COLLECTED_MINOR = 1_000_000_000;

/** Maximum number of days that a scanner's clock may be ahead. A later scan would stay newer than every real event. */
const MAX_DAYS_AHEAD = 30;

const knownZones = new Map<string, boolean>();

function isTimeZone(zone: string): boolean {
  const cachedZone = knownZones.get(zone);
  if (cachedZone !== undefined) return cachedZone;
  let valid = true;
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
  } catch {
    valid = false;
  }
  if (knownZones.size < 1000) knownZones.set(zone, valid);
  return valid;
}

const text = (max: number) => z.string().trim().min(1, 'is missing').max(max, `is longer than ${max} characters`);

/** Text without control characters. They are not part of a name, and PostgreSQL stores no NUL. */
const printableText = (max: number) => text(max).regex(/^\P{Cc}*$/u, 'has control characters');

const measure = (round: (measured: number) => number) =>
  z
    .number({ error: 'is not a number' })
    .overwrite(round)
    .positive('is not above 0')
    .max(1000, 'is above 1000')
    .optional();

const Scan = z.object({
  eventId: printableText(100),
  waybillNo: text(60),
  code: printableText(100),
  /** Reason of a failed delivery or of customs. */
  reason: printableText(100).optional(),
  occurredAt: z.iso.datetime({ offset: true, error: 'is not a time with its offset, like 2026-11-20T09:30:00+01:00' }),
  /**
   * IANA time zone of the place. Defaults to the time zone of the country's business centre, or UTC without a country.
   */
  timeZone: z.string().refine(isTimeZone, 'is not an IANA time zone').optional(),
  place: printableText(120),
  countryCode: z.enum(COUNTRIES, { error: 'is not one of our countries' }).nullish(),
  /** Measures of a take-over scan in kilograms and centimetres. All three sides or none. */
  weightKg: measure(roundToGram),
  lengthCm: measure(roundToMillimetre),
  widthCm: measure(roundToMillimetre),
  heightCm: measure(roundToMillimetre),
  /**
   * Amount that the courier was given at a delivery, in minor units of the destination's currency. 0 withdraws an
   * earlier one.
   */
  collected: z
    .strictObject({
      currency: z.string(),
      minor: z
        .int('is not whole minor units')
        .min(0, 'is below 0')
        .max(MAX_COLLECTED_MINOR, `is above ${MAX_COLLECTED_MINOR}`),
    })
    .optional(),
  ...proofFields,
  ...evidenceFields,
});

type Scan = z.output<typeof Scan>;

/** Scan with one of our codes in the exact spelling, so that a typing mistake is not stored. */
const OwnScan = Scan.extend({ code: z.enum(SCAN_CODES, { error: 'is not a scan code' }) });

/** Returns the measures of a scan, null if it has none, or the reason if they are incomplete. */
function measuredBy(code: StoredCode, { weightKg, lengthCm, widthCm, heightCm }: Scan): MeasuredParcel | null | string {
  const sides = [lengthCm, widthCm, heightCm].filter((side) => side !== undefined);
  if (weightKg === undefined && sides.length === 0) return null;
  if (!(TAKE_OVER_CODES as readonly string[]).includes(code))
    return `weight and size are allowed only with ${TAKE_OVER_CODES.join(' and ')}`;
  if (weightKg === undefined) return 'weightKg is missing';
  if (sides.length === 0) return { weightKg, size: null };
  if (lengthCm === undefined || widthCm === undefined || heightCm === undefined) return 'a side is missing';
  return { weightKg, size: { lengthCm, widthCm, heightCm } };
}

/** Returns the collected amount of a scan, null if it has none, or the reason why it cannot have this one. */
function collectedBy(code: StoredCode, { collected }: Scan, waybill: Waybill): Money | null | string {
  if (!collected) return null;
  if (SCAN_STATE[code] !== 'SIGNED') return 'collected is allowed only with SIGNED';
  const { currency } = MARKETS[destinationOf(waybill)];
  return collected.currency === currency ? collected : `collected.currency must be ${currency} for this waybill`;
}

export type ReadScan =
  { ok: true; scan: ScanRow; proof: GivenProof | null; evidence: GivenEvidence | null } | { ok: false; reason: string };

const refusedScan = (reason: string): ReadScan => ({ ok: false, reason });

type CodeOfScan = Pick<ScanRow, 'code' | 'reason' | 'received_code' | 'received_reason'>;

const OWN_VOCABULARY = { received_code: null, received_reason: null };

/** Returns our code and reason, or why they are refused. */
function readOwnCode({ code, reason }: z.output<typeof OwnScan>): CodeOfScan | string {
  if (reason === undefined) return { code, reason: null, ...OWN_VOCABULARY };
  if (isReasonOf(code, reason)) return { code, reason, ...OWN_VOCABULARY };
  const reasons = REASONS_OF[code];
  return reasons
    ? `reason is not one of ${reasons.join(', ')}`
    : 'reason is allowed only with DELIVERY_FAILED and CUSTOMS_HELD';
}

/**
 * Returns the reason sent with a partner's code if it is one of our reasons, otherwise the reason that the code
 * implies.
 */
function reasonBeside(
  code: ScanCode,
  reasonText: string | undefined,
  byCode: ScanReason | undefined,
): ScanReason | null {
  return reasonText !== undefined && isReasonOf(code, reasonText) ? reasonText : (byCode ?? null);
}

/**
 * Returns our code for a partner's code, if there is one, and the code as received. Unknown codes are accepted, because
 * the event happened.
 */
function readPartnerCode(vocabulary: VocabularyName, { code, reason }: Scan): CodeOfScan {
  const meaning = translateCode(vocabulary, code);
  const received = { received_code: code, received_reason: reason ?? null };
  if (!meaning) return { code: PARTNER_EVENT, reason: null, ...received };
  return { code: meaning.code, reason: reasonBeside(meaning.code, reason?.toUpperCase(), meaning.reason), ...received };
}

function mistakesOf({ issues }: z.ZodError): string {
  const mistakes = issues.map((issue) => {
    const isMissing = issue.code === 'invalid_type' && /received undefined/.test(issue.message);
    return `${issue.path.join('.') || 'the line'} ${isMissing ? 'is missing' : issue.message}`;
  });
  return mistakes.join('; ');
}

/** Returns the fields of a scan and its code, or why it is refused. */
function parseScan(value: unknown, vocabulary: VocabularyName | undefined): { scan: Scan; code: CodeOfScan } | string {
  if (vocabulary) {
    const { data, error } = Scan.safeParse(value);
    return data ? { scan: data, code: readPartnerCode(vocabulary, data) } : mistakesOf(error);
  }
  const { data, error } = OwnScan.safeParse(value);
  if (!data) return mistakesOf(error);
  const code = readOwnCode(data);
  return typeof code === 'string' ? code : { scan: data, code };
}

/**
 * Checks a scan event from a scanner, or from a partner in its own vocabulary. Reasons to refuse it are for operators,
 * in English.
 */
export function readScan(value: unknown, now: Date, vocabulary?: VocabularyName): ReadScan {
  const parsed = parseScan(value, vocabulary);
  if (typeof parsed === 'string') return refusedScan(parsed);
  const { scan, code } = parsed;
  const { eventId, waybillNo, occurredAt, timeZone, place, countryCode } = scan;
  const check = checkWaybill(waybillNo);
  if (!check.ok)
    return refusedScan(
      check.reason === 'shape' ? 'waybillNo is not a waybill number' : 'waybillNo has a wrong check digit',
    );
  const measured = measuredBy(code.code, scan);
  if (typeof measured === 'string') return refusedScan(measured);
  const proof = proofOf(code.code, scan);
  if (typeof proof === 'string') return refusedScan(proof);
  const evidence = evidenceOf(code.code, scan);
  if (typeof evidence === 'string') return refusedScan(evidence);
  const collected = collectedBy(code.code, scan, check.waybill);
  if (typeof collected === 'string') return refusedScan(collected);
  const time = Date.parse(occurredAt);
  if (!(time >= Date.UTC(BRAND.founded, 0))) return refusedScan(`occurredAt is not a time since ${BRAND.founded}`);
  if (time > now.getTime() + MAX_DAYS_AHEAD * DAY_MS)
    return refusedScan(`occurredAt is more than ${MAX_DAYS_AHEAD} days ahead`);
  return {
    ok: true,
    scan: {
      event_id: eventId,
      waybill_no: check.waybill,
      code: code.code,
      reason: code.reason,
      received_code: code.received_code,
      received_reason: code.received_reason,
      occurred_at: new Date(time).toISOString(),
      time_zone: timeZone ?? (countryCode ? MARKETS[countryCode].timeZone : 'UTC'),
      place,
      country_code: countryCode ?? null,
      measured: measured && MEASURED_COLUMN.write(measured),
      collected: collected && COLLECTED_COLUMN.write(collected),
    },
    proof,
    evidence,
  };
}

/** Reads one line of an NDJSON file. */
export function readScanLine(line: string, now: Date, vocabulary?: VocabularyName): ReadScan {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return refusedScan('the line is not JSON');
  }
  return readScan(value, now, vocabulary);
}
