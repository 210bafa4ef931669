import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createCaller } from '@/lib/calls/call';
import { transformPassword } from '@/lib/client/password-transform';
import type { CallName } from '@/lib/contract/calls';
import type { RequestOf, ResponseOf } from '@/lib/contract/registry';
import type { Country } from '@/lib/market/country';
import type { ScanCode } from '@/lib/parcel/scan-codes';
import { deliveryPhoto } from '../fixtures/delivery-photo';
import { PASSWORD } from './person';
import { MAIN } from './this-run';

export interface LinkedParcel {
  waybill: string;
  /** All of the order's. */
  waybills: string[];
  /** As a message to the receiver carries it. */
  link: string;
  /** The end of the receiver's phone number. */
  tail: string;
  mail: string;
  /** The account holder's address. */
  senderMail: string;
}

/** An operators' command on the run's database; its answer. */
export function ops(...parameters: string[]): string {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATABASE_URL: 'file:./data/e2e/site.db',
    SITE_URL: MAIN,
    LOG_LEVEL: 'silent',
  };
  return execFileSync('node', ['dist/ops.mjs', ...parameters], { env: env as NodeJS.ProcessEnv, encoding: 'utf8' });
}

/** Scans of these waybills one after the other, taken in at once. */
export function scanAll(waybills: readonly string[], codes: readonly string[], countryCode: string): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'scans-'));
  const file = path.join(folder, 'scans.ndjson');
  const lines = codes.flatMap((code, index) => {
    const occurredAt = new Date(Date.now() - (codes.length - index)).toISOString();
    return waybills.map((waybillNo) =>
      JSON.stringify({ eventId: code, waybillNo, code, occurredAt, place: 'Main hub', countryCode }),
    );
  });
  writeFileSync(file, lines.join('\n'));
  ops('events', 'import', file);
  rmSync(folder, { recursive: true });
}

/** An account with a session, and calls on its behalf; `email` may be a phone number. */
async function signedIn(email = `sender-${randomUUID()}@example.com`) {
  ops('users', 'create', '--email', email, '--password', PASSWORD, '--name', 'Lin Chen');
  let token: string | null = null;
  const identity = () => ({ language: 'en', country: 'GH', token }) as const;
  const call = createCaller({ baseURL: `${MAIN}/api`, timeout: 10_000, identity });
  const { accessToken } = await call('login', { userName: email, password: await transformPassword(PASSWORD) });
  token = accessToken;
  const ask = <Name extends CallName>(name: Name, input: RequestOf<Name>): Promise<ResponseOf<Name>> =>
    call(name, input);
  return { ask, email };
}

type Ask = Awaited<ReturnType<typeof signedIn>>['ask'];

/** The country's main city, where sites are. */
async function partyIn(ask: Ask, countryCode: Country, name: string, email = '') {
  const { items } = await ask('listSites', { countryCode, size: 1, page: 1 });
  const { provinceCode, cityCode } = items[0]!;
  const rules = await ask('queryPhoneRules', {});
  const phone = rules.find(({ code }) => code === countryCode)!.example;
  return { name, phone, email, countryCode, provinceCode, cityCode, areaCode: '', street: '7 Market Street' };
}

const PARCEL = {
  ...{ weightKg: 2, lengthCm: 30, widthCm: 20, heightCm: 10 },
  ...{ goodsNameEn: 'Cotton shirts', quantity: 3, unitPriceMinor: 4500 },
};

/** An order of a new account that waits. */
export async function placeWaiting(country: Country, account: string): Promise<string> {
  const { ask } = await signedIn(account);
  return (await placeOrder(ask, await partyIn(ask, country, 'Ama Mensah'))).waybillNo;
}

async function placeOrder(ask: Ask, receiver: Awaited<ReturnType<typeof partyIn>>, parcels = 1) {
  return ask('addInternationalOrder', {
    ...({ customerType: 'individual', customerHistory: 'new', frequency: 'single' } as const),
    ...({ sendingMode: 'MERCHANT', deliveryPlace: 'door', agreed: true } as const),
    service: 'intl-straight-special',
    goodsClass: 'GENERAL',
    sender: { ...(await partyIn(ask, 'CN', 'Li Wei')), company: 'Baiyun Trading' },
    receiver,
    parcels: Array.from({ length: parcels }, () => PARCEL),
  });
}

/** Parcels that have reached the receiver's country; the link is that of the first. */
export async function placeLinked(country: Country, language: string, parcels = 1): Promise<LinkedParcel> {
  const { ask, email } = await signedIn();
  const mail = `receiver-${randomUUID()}@example.com`;
  const receiver = await partyIn(ask, country, 'Ama Mensah', mail);
  const { waybillNo, waybills } = await placeOrder(ask, receiver, parcels);
  const numbers = waybills.map((each) => each.waybillNo);
  scanAll(numbers, ['PICKED_UP'], 'CN');
  scanAll(numbers, ['FLIGHT_ARRIVED'], country);
  const link = ops('links', 'create', waybillNo, '--language', language).trim();
  const tail = receiver.phone.replace(/\D/g, '').slice(-4);
  return { waybill: waybillNo, waybills: numbers, link, tail, mail, senderMail: email };
}

/** The courier's file: the parcel goes out and is signed for, with a photo and, where it was told, the receiver's code. */
export async function deliver(
  { waybill: waybillNo }: Pick<LinkedParcel, 'waybill'>,
  countryCode: Country,
  handoverCode?: string,
): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'delivery-'));
  const file = path.join(folder, 'scans.ndjson');
  const scanned = (code: ScanCode, ago: number, proof: object = {}) => {
    const occurredAt = new Date(Date.now() - ago).toISOString();
    return { eventId: randomUUID(), waybillNo, code, occurredAt, place: 'Depot', countryCode, ...proof };
  };
  const proof = { signedBy: 'Kwesi Arthur', handoverCode, photo: 'door.jpg' };
  const lines = [scanned('OUT_FOR_DELIVERY', 1), scanned('SIGNED', 0, proof)];
  writeFileSync(path.join(folder, proof.photo), await deliveryPhoto());
  writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  ops('events', 'import', file);
  rmSync(folder, { recursive: true });
}

/** What operators are given to act on. */
export function exportedOf({ waybill }: LinkedParcel): Record<string, unknown>[] {
  return ops('instructions', 'export', '--json')
    .split('\n')
    .filter((line) => line.includes(waybill))
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}
