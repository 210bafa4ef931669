import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { QUOTE_HOURS } from '@/lib/market/limits';
import { HOUR_MS } from '@/lib/time/durations';
import type { Tariff } from './price-quote';
import { declaredAmount, shipmentHash, type Shipment } from './shipment';

/** Milliseconds for which a quoted price is valid. */
export const QUOTE_LIFE_MS = QUOTE_HOURS * HOUR_MS;

const Rate = z.object({ currency: z.string(), firstKgMinor: z.int(), additionalKgMinor: z.int() });

const Payload = z.object({
  /**
   * Hash of the shipment (`s`) and the declared value of its goods (`g`). The value is null if it was not yet known.
   */
  s: z.string(),
  g: z.string().nullable(),
  /** Rate of freight (`r`), CNY per unit by currency (`x`), and end of validity in milliseconds since 1970 (`u`). */
  r: Rate,
  x: z.record(z.string(), z.number()),
  u: z.int(),
  /** Price protection (`p`) and local rate of a pickup (`c`). Quotes of an earlier release have neither. */
  p: z.object({ percent: z.number(), minimumMinor: z.int(), capMinor: z.int() }).nullish(),
  c: Rate.nullish(),
});

export interface QuotePayload {
  shipment: string;
  declared: string | null;
  tariff: Tariff;
  /** Milliseconds since 1970. */
  until: number;
}

const signatureOf = (key: Buffer, payload: string) => createHmac('sha256', key).update(payload).digest();

/**
 * Returns the shipment and its tariff as a token signed with HMAC-SHA256. Anyone can read it. Only this site can issue
 * it.
 */
export function signQuoteToken(
  key: Buffer,
  { shipment, tariff, until }: { shipment: Shipment; tariff: Tariff; until: number },
): string {
  const content = {
    s: shipmentHash(shipment),
    g: declaredAmount(shipment),
    r: tariff.rate,
    x: tariff.cnyPerUnit,
    u: until,
    ...(tariff.protection && { p: tariff.protection }),
    ...(tariff.pickup && { c: tariff.pickup }),
  } satisfies z.input<typeof Payload>;
  const payload = Buffer.from(JSON.stringify(content)).toString('base64url');
  return `${payload}.${signatureOf(key, payload).toString('base64url')}`;
}

/** Returns the payload of a token, or null if none of the keys signed it. */
export function readQuoteToken(keys: readonly Buffer[], token: string): QuotePayload | null {
  const [payload = '', signature = '', ...rest] = token.split('.');
  const signatureBytes = Buffer.from(signature, 'base64url');
  const isSignedBy = (key: Buffer) => {
    const expected = signatureOf(key, payload);
    return signatureBytes.length === expected.length && timingSafeEqual(signatureBytes, expected);
  };
  if (rest.length > 0 || !keys.some(isSignedBy)) return null;
  const {
    s,
    g,
    r,
    x,
    u,
    p = null,
    c = null,
  } = Payload.parse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
  return { shipment: s, declared: g, tariff: { rate: r, cnyPerUnit: x, protection: p, pickup: c }, until: u };
}

/**
 * Returns the shipment without its pickup city. A pickup quoted before its city was known has the rate between cities,
 * and that price is valid for any city.
 */
function withoutPickupCity({ request, zone }: Shipment): Shipment {
  return { request: request.kind === 'domestic' ? request : { ...request, fromCityCode: '' }, zone };
}

/** Returns the quoted tariff if `request` is the quoted shipment, else null. */
export function tariffFor({ shipment, declared, tariff }: QuotePayload, request: Shipment): Tariff | null {
  const hashes = [request, withoutPickupCity(request)].map(shipmentHash);
  const isSame = hashes.includes(shipment) && (declared === null || declared === declaredAmount(request));
  return isSame ? tariff : null;
}
