import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Tariff } from './price-quote';
import { declaredAmount, shipmentHash, type Shipment } from './shipment';

/** Milliseconds a quote is kept: 24 hours. */
export const VALID_FOR = 24 * 3600_000;

const Payload = z.object({
  /** The shipment, and what its goods were declared to be worth; null where that was not asked yet. */
  s: z.string(),
  g: z.string().nullable(),
  r: z.object({ currency: z.string(), firstKgMinor: z.int(), additionalKgMinor: z.int() }),
  x: z.record(z.string(), z.number()),
  u: z.int(),
});

export interface Promised {
  shipment: string;
  declared: string | null;
  tariff: Tariff;
  /** Milliseconds since 1970. */
  until: number;
}

const signatureOf = (key: Buffer, payload: string) => createHmac('sha256', key).update(payload).digest();

/** What was quoted and by which tariff, signed: whoever has it can read it, and only we can write it. */
export function signPromise(
  key: Buffer,
  { shipment, tariff, until }: { shipment: Shipment; tariff: Tariff; until: number },
): string {
  const content = {
    s: shipmentHash(shipment),
    g: declaredAmount(shipment),
    r: tariff.rate,
    x: tariff.cnyPerUnit,
    u: until,
  } satisfies z.input<typeof Payload>;
  const payload = Buffer.from(JSON.stringify(content)).toString('base64url');
  return `${payload}.${signatureOf(key, payload).toString('base64url')}`;
}

/** Null for a token that we did not sign. */
export function readPromise(key: Buffer, token: string): Promised | null {
  const [payload = '', signature = '', ...rest] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf(key, payload);
  if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const { s, g, r, x, u } = Payload.parse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
  return { shipment: s, declared: g, tariff: { rate: r, cnyPerUnit: x }, until: u };
}

/** The promised tariff where the shipment is the one that was quoted, else null. */
export function promiseFor({ shipment, declared, tariff }: Promised, asked: Shipment): Tariff | null {
  const same = shipment === shipmentHash(asked) && (declared === null || declared === declaredAmount(asked));
  return same ? tariff : null;
}
