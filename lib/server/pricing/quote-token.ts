import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Tariff } from './price-quote';
import { declaredAmount, shipmentHash, type Shipment } from './shipment';

/** Milliseconds a quoted price holds: 24 hours. */
export const QUOTE_LIFE_MS = 24 * 3600_000;

const Rate = z.object({ currency: z.string(), firstKgMinor: z.int(), additionalKgMinor: z.int() });

const Payload = z.object({
  /** The shipment, and what its goods were declared to be worth; null where that was not asked yet. */
  s: z.string(),
  g: z.string().nullable(),
  r: Rate,
  x: z.record(z.string(), z.number()),
  u: z.int(),
  /** Price protection and pickup; of a quote of the release before, none. */
  p: z.object({ percent: z.number(), minimumMinor: z.int(), capMinor: z.int() }).nullish(),
  c: Rate.nullish(),
});

export interface QuoteClaims {
  shipment: string;
  declared: string | null;
  tariff: Tariff;
  /** Milliseconds since 1970. */
  until: number;
}

const signatureOf = (key: Buffer, payload: string) => createHmac('sha256', key).update(payload).digest();

/** The shipment and its tariff as a signed token (HMAC-SHA256): anybody can read it, only this site can issue it. */
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

/** The claims of a token; null when its signature is not ours. */
export function readQuoteToken(key: Buffer, token: string): QuoteClaims | null {
  const [payload = '', signature = '', ...rest] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf(key, payload);
  if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
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

/** A pickup was quoted at the rate between cities while its city was not known: that price holds wherever it is. */
function withoutPickupCity({ request, zone }: Shipment): Shipment {
  return { request: request.kind === 'domestic' ? request : { ...request, fromCityCode: '' }, zone };
}

/** The quoted tariff if `asked` is the shipment that was quoted, else null. */
export function tariffFor({ shipment, declared, tariff }: QuoteClaims, asked: Shipment): Tariff | null {
  const known = [asked, withoutPickupCity(asked)].map(shipmentHash);
  const same = known.includes(shipment) && (declared === null || declared === declaredAmount(asked));
  return same ? tariff : null;
}
