import 'server-only';
import { z } from 'zod';
import { BRAND } from '@/lib/market/brand';
import { COUNTRIES, MARKETS } from '@/lib/market/country';
import type { Measured } from '@/lib/parcel/measured';
import { SCAN_CODES, TAKE_OVER_CODES } from '@/lib/parcel/scan-codes';
import { checkWaybill } from '@/lib/parcel/waybill-number';
import { MEASURED } from '../db/json-column';
import type { ScanRow } from './store';

/** Scanners' clocks may be wrong by this much; anything further ahead would stand above every true event for ever. */
const MAX_DAYS_AHEAD = 30;

const knownZones = new Map<string, boolean>();

function isTimeZone(zone: string): boolean {
  const known = knownZones.get(zone);
  if (known !== undefined) return known;
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

/** Control characters have no place in a name, and PostgreSQL stores no NUL. */
const printable = (max: number) => text(max).regex(/^\P{Cc}*$/u, 'has control characters');

const measure = z.number({ error: 'is not a number' }).positive('is not above 0').max(1000, 'is above 1000');

const Scan = z.object({
  eventId: printable(100),
  waybillNo: text(60),
  code: z.enum(SCAN_CODES, { error: 'is not a scan code' }),
  occurredAt: z.iso.datetime({ offset: true, error: 'is not a time with its offset, like 2026-11-20T09:30:00+01:00' }),
  /** IANA zone of the place; the country's business centre when left out, UTC without a country. */
  timeZone: z.string().refine(isTimeZone, 'is not an IANA time zone').optional(),
  place: printable(120),
  countryCode: z.enum(COUNTRIES, { error: 'is not one of our countries' }).nullish(),
  /** Of a take-over scan: kilograms, and centimetres, all three sides or none. */
  weightKg: measure.optional(),
  lengthCm: measure.optional(),
  widthCm: measure.optional(),
  heightCm: measure.optional(),
});

type Scan = z.output<typeof Scan>;

/** What a scan measured; null for one without, a reason for one that is not whole. */
function measuredBy({ code, weightKg, lengthCm, widthCm, heightCm }: Scan): Measured | null | string {
  const sides = [lengthCm, widthCm, heightCm].filter((side) => side !== undefined);
  if (weightKg === undefined && sides.length === 0) return null;
  if (!TAKE_OVER_CODES.includes(code)) return `weight and size belong to ${TAKE_OVER_CODES.join(' and ')}`;
  if (weightKg === undefined) return 'weightKg is missing';
  if (sides.length === 0) return { weightKg, size: null };
  if (lengthCm === undefined || widthCm === undefined || heightCm === undefined) return 'a side is missing';
  return { weightKg, size: { lengthCm, widthCm, heightCm } };
}

export type ReadScan = { ok: true; scan: ScanRow } | { ok: false; reason: string };

const bad = (reason: string): ReadScan => ({ ok: false, reason });

/** A scan event as scanners send it, checked. Reasons are for operators, in English. */
export function readScan(value: unknown, now: Date): ReadScan {
  const parsed = Scan.safeParse(value);
  if (!parsed.success) {
    const reasons = parsed.error.issues.map((issue) => {
      const missing = issue.code === 'invalid_type' && /received undefined/.test(issue.message);
      return `${issue.path.join('.') || 'the line'} ${missing ? 'is missing' : issue.message}`;
    });
    return bad(reasons.join('; '));
  }
  const { eventId, waybillNo, code, occurredAt, timeZone, place, countryCode } = parsed.data;
  const check = checkWaybill(waybillNo);
  if (!check.ok)
    return bad(check.reason === 'shape' ? 'waybillNo is not a waybill number' : 'waybillNo has a wrong check digit');
  const measured = measuredBy(parsed.data);
  if (typeof measured === 'string') return bad(measured);
  const time = Date.parse(occurredAt);
  if (!(time >= Date.UTC(BRAND.founded, 0))) return bad(`occurredAt is not a time since ${BRAND.founded}`);
  if (time > now.getTime() + MAX_DAYS_AHEAD * 86_400_000)
    return bad(`occurredAt is more than ${MAX_DAYS_AHEAD} days ahead`);
  return {
    ok: true,
    scan: {
      event_id: eventId,
      waybill_no: check.waybill,
      code,
      occurred_at: new Date(time).toISOString(),
      time_zone: timeZone ?? (countryCode ? MARKETS[countryCode].timeZone : 'UTC'),
      place,
      country_code: countryCode ?? null,
      measured: measured && MEASURED.write(measured),
    },
  };
}

/** One line of an NDJSON file. */
export function readScanLine(line: string, now: Date): ReadScan {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return bad('the line is not JSON');
  }
  return readScan(value, now);
}
