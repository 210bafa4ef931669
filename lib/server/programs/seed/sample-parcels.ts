import 'server-only';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as z from 'zod';
import { OrderRequest } from '@/lib/contract/orders/order-request';
import { countryCode } from '@/lib/contract/fields';
import { FALLBACK_LANGUAGE } from '@/lib/market/language';
import { MARKETS, type Country } from '@/lib/market/country';
import { SERVICES } from '@/lib/orders/choices';
import { SCAN_CODES, SCAN_REASONS, type ScanCode } from '@/lib/parcel/scan-codes';
import type { ParcelState } from '@/lib/parcel/states';
import { localDay } from '@/lib/time/calendar-date';
import { HOUR_MS } from '@/lib/time/durations';
import { exportPayouts } from '../../parcels/collections/export-payouts';
import { setPayee } from '../../parcels/collections/payee-store';
import { proposePayouts } from '../../parcels/collections/propose-payouts';
import { settlePayouts } from '../../parcels/collections/settle-payouts';
import { cancelOrder } from '../../parcels/orders/change/cancel-order';
import { placeOrder } from '../../parcels/orders/place/place-order';
import { importScans } from '../../parcels/tracking/import-scans';
import type { Context, Services } from '../../platform/context';
import { readBatches } from '../ops/parcels/read-batches';
import countries from './data/countries.json';
import samples from './data/sample-parcels.json';
import { SAMPLE_ACCOUNTS } from './sample-accounts';

const SampleParcel = z.object({
  /** Email address of the sample account. */
  sender: z.string(),
  /** Part of the order's idempotency key, so that each sample is placed once. */
  name: z.string(),
  service: z.enum(SERVICES),
  to: countryCode,
  receiver: z.string(),
  goodsNameEn: z.string(),
  goodsNameCn: z.string(),
  weightKg: z.number(),
  scans: z.array(z.enum(SCAN_CODES)),
  /** Reason of the last scan. */
  reason: z.enum(SCAN_REASONS).optional(),
  /** Cash on delivery in minor units of the receiver's currency. */
  collects: z.int().optional(),
  /** True if it is paid out already. */
  paidOut: z.boolean().default(false),
  cancelled: z.boolean().default(false),
  /** True if the site prints its waybill when it starts. */
  shown: z.boolean().default(false),
});
type SampleParcel = z.output<typeof SampleParcel>;
type SampleAccount = (typeof SAMPLE_ACCOUNTS)[number];

/** Hours between a scan and the event before it. */
const HOURS_BEFORE: Readonly<Record<ScanCode, number>> = {
  PICKED_UP: 20,
  ARRIVED_HUB: 5,
  DEPARTED_HUB: 12,
  FLIGHT_DEPARTED: 8,
  FLIGHT_ARRIVED: 14,
  CUSTOMS_STARTED: 4,
  CUSTOMS_HELD: 6,
  CUSTOMS_RELEASED: 15,
  ARRIVED_LOCAL_HUB: 8,
  OUT_FOR_DELIVERY: 16,
  DELIVERY_FAILED: 5,
  READY_FOR_COLLECTION: 4,
  SIGNED: 4,
  RETURNED: 30,
  SHELVED: 48,
  DESTROYED: 48,
  DAMAGED: 2,
  LOST: 60,
};
const HOURS_SINCE_LAST_EVENT = 3;

/** Scans in the sender's country. The other scans are in the receiver's country. */
const AT_ORIGIN: readonly ScanCode[] = ['PICKED_UP', 'DEPARTED_HUB', 'FLIGHT_DEPARTED'];

/** A city of each market and its name in scans. */
const CITIES: Readonly<Record<Country, readonly [code: string, name: string]>> = {
  GH: ['GH-AA-ACCRA', 'Accra'],
  NG: ['NG-LA-IKEJA', 'Ikeja'],
  KE: ['KE-30-NAIROBI', 'Nairobi'],
  UG: ['UG-C-KAMPALA', 'Kampala'],
  CN: ['CN-GD-4401', 'Guangzhou'],
  MA: ['MA-06-CASABLANCA', 'Casablanca'],
  EG: ['EG-C-CAIRO', 'Cairo'],
  PK: ['PK-SD-KARACHI', 'Karachi'],
  SA: ['SA-01-RIYADH', 'Riyadh'],
  AE: ['AE-DU-DUBAI', 'Dubai'],
  TR: ['TR-34-FATIH', 'Istanbul'],
};

/** Photo of a delivery: a parcel on a doorstep. */
const PHOTO = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><path fill="#d9d4c7" d="M0 0h640v480H0z"/><path fill="#8a8172" d="M0 360h640v120H0z"/><path fill="#5b4636" d="M230 40h180v320H230z"/><path fill="#c08a4b" d="M250 270h150v120H250z"/><path fill="#e8c48d" d="M310 270h30v120h-30z"/></svg>`;

const keyOf = ({ name }: SampleParcel) => `sample-${name}`;

async function buildParty({ db }: Pick<Services, 'db'>, country: Country, name: string, company: string) {
  const [cityCode] = CITIES[country];
  const city = await db
    .selectFrom('cities')
    .select('province_code')
    .where('code', '=', cityCode)
    .executeTakeFirstOrThrow();
  const phone = countries.find(({ code }) => code === country)!.phoneExample;
  const where = { countryCode: country, provinceCode: city.province_code, cityCode, areaCode: '' };
  return { name, company, phone, email: '', ...where, street: '1 Sample Street' };
}

async function buildOrderRequest(services: Services, sample: SampleParcel, account: SampleAccount) {
  const isDomestic = sample.service === 'local-standard';
  const { goodsNameEn, goodsNameCn, weightKg, collects } = sample;
  const name = `${account.firstName} ${account.familyName}`;
  return OrderRequest.parse({
    ...(isDomestic ? { kind: 'domestic', goodsType: 'PARCEL' } : { kind: 'international', goodsClass: 'GENERAL' }),
    service: sample.service,
    customerType: sample.service === 'business-express' ? 'business' : 'individual',
    customerHistory: 'regular',
    frequency: 'regular',
    sendingMode: 'MERCHANT',
    deliveryPlace: 'door',
    sender: await buildParty(services, account.countryCode, name, 'Sample sender'),
    receiver: await buildParty(services, sample.to, sample.receiver, ''),
    parcels: [
      {
        weightKg,
        lengthCm: 30,
        widthCm: 20,
        heightCm: 10,
        quantity: 2,
        unitPriceMinor: 4500,
        goodsNameEn,
        goodsNameCn,
        ...(collects !== undefined && { cashOnDelivery: { currency: MARKETS[sample.to].currency, minor: collects } }),
      },
    ],
    remark: 'Sample parcel. Nothing is shipped.',
    // No messages are sent, because nobody has these numbers and addresses.
    notify: { sender: false, receiver: 'none' },
    agreed: true,
  });
}

/** Returns the scans of a placed sample as lines for `events import`. The last scan is some hours old. */
function scanLines(sample: SampleParcel, from: Country, waybillNo: string, placedAt: Date): string[] {
  let time = placedAt.getTime();
  return sample.scans.map((code, index) => {
    time += HOURS_BEFORE[code] * HOUR_MS;
    const country = AT_ORIGIN.includes(code) ? from : sample.to;
    const isLast = index === sample.scans.length - 1;
    return JSON.stringify({
      eventId: `sample-${index + 1}`,
      waybillNo,
      code,
      countryCode: country,
      place: CITIES[country][1],
      occurredAt: new Date(time).toISOString(),
      ...(code === 'PICKED_UP' && { weightKg: sample.weightKg }),
      ...(isLast && sample.reason && { reason: sample.reason }),
      ...(code === 'SIGNED' && { signedBy: sample.receiver, photo: 'photo.png' }),
    });
  });
}

/** Imports scan lines as `events import` does. Throws for a line that it would reject. */
async function importLines({ db, now }: Services, lines: readonly string[]): Promise<void> {
  const { default: sharp } = await import('sharp');
  const folder = await mkdtemp(path.join(tmpdir(), 'sample-scans-'));
  try {
    await sharp(Buffer.from(PHOTO)).png().toFile(path.join(folder, 'photo.png'));
    const file = path.join(folder, 'scans.ndjson');
    await writeFile(file, lines.join('\n'));
    for await (const batch of readBatches({ db, now }, file, { size: lines.length, vocabulary: undefined })) {
      if (batch.rejects[0]) throw new Error(`sample scan: ${batch.rejects[0].reason}`);
      await importScans(db, batch.scans, now(), batch);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Places a sample so early that its last scan is some hours old. Returns the lines of its scans. */
async function placeSample(services: Services, sample: SampleParcel, account: SampleAccount, userId: string) {
  const hours = sample.scans.reduce((sum, code) => sum + HOURS_BEFORE[code], HOURS_SINCE_LAST_EVENT);
  const placedAt = new Date(services.now().getTime() - hours * HOUR_MS);
  const ctx: Context = {
    ...services,
    now: () => placedAt,
    requestId: 'sample',
    clientAddress: '',
    userAgent: '',
    idempotencyKey: keyOf(sample),
    actor: { userId, tokenHash: '', key: null },
    language: FALLBACK_LANGUAGE,
    country: account.countryCode,
  };
  const { id, waybillNo } = await placeOrder(ctx, await buildOrderRequest(services, sample, account));
  if (sample.cancelled) await cancelOrder({ ctx: { ...ctx, now: services.now }, input: { id } });
  return scanLines(sample, account.countryCode, waybillNo, placedAt);
}

/**
 * Pays out what an account's samples collected in a market. Nobody is notified, because the account belongs to nobody.
 */
async function payOutSamples(services: Services, owner: { userId: string; country: Country }): Promise<void> {
  const { db, now } = services;
  const { country } = owner;
  await setPayee(db, owner, { holder: 'Lin Trading', bank: 'Sample Bank', account: '0000000000' }, now());
  const day = localDay(now(), MARKETS[country].timeZone);
  const terms = [{ countryCode: country, validFrom: '2000-01-01', weekdays: [1, 2, 3, 4, 5, 6, 7], holdingDays: 0 }];
  const proposals = await proposePayouts(db, { country, day, terms }, now());
  await exportPayouts(db, now());
  const lines = (Array.isArray(proposals) ? proposals : []).flatMap(({ payout, amount }) =>
    payout === null
      ? []
      : [{ payout, amount, state: 'PAID' as const, on: day, reference: `SAMPLE-${payout}`, reason: null }],
  );
  await settlePayouts(services, lines, { notifies: false });
}

export interface ShownSample {
  waybillNo: string;
  state: ParcelState;
}

/** Returns waybills to try tracking with, one for each sample that is `shown`. */
async function loadShownSamples({ db }: Services, all: readonly SampleParcel[]): Promise<ShownSample[]> {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .select(['waybill_no', 'state'])
    .where(
      'email',
      'in',
      SAMPLE_ACCOUNTS.map(({ email }) => email),
    )
    .where('idempotency_key', 'in', all.filter(({ shown: isShown }) => isShown).map(keyOf))
    .orderBy('orders.created_at', 'desc')
    .execute();
  return rows.map(({ waybill_no: waybillNo, state }) => ({ waybillNo, state }));
}

/**
 * Gives the sample accounts parcels in every state, placed and scanned like real ones. Places each once, so an order
 * that was deleted does not come back. Returns the waybills to try tracking with; none without SAMPLE_PARCELS or with
 * SITE_URL.
 */
export async function seedSampleParcels(services: Services): Promise<ShownSample[]> {
  const { config, db } = services;
  if (!config.SAMPLE_PARCELS || config.SITE_URL !== undefined) return [];
  const all = SampleParcel.array().parse(samples);
  const lines: string[] = [];
  const paid: { userId: string; country: Country }[] = [];
  for (const account of SAMPLE_ACCOUNTS) {
    const user = await db.selectFrom('users').select('id').where('email', '=', account.email).executeTakeFirst();
    if (!user) continue;
    const orders = db.selectFrom('orders').select('idempotency_key').where('user_id', '=', user.id);
    const placedKeys = new Set((await orders.execute()).map(({ idempotency_key }) => idempotency_key));
    const missingSamples = all.filter((sample) => sample.sender === account.email && !placedKeys.has(keyOf(sample)));
    for (const sample of missingSamples) {
      lines.push(...(await placeSample(services, sample, account, user.id)));
      if (sample.paidOut) paid.push({ userId: user.id, country: sample.to });
    }
  }
  if (lines.length > 0) await importLines(services, lines);
  for (const owner of paid) await payOutSamples(services, owner);
  return loadShownSamples(services, all);
}
