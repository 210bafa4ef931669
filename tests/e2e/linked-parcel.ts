import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createCaller } from '@/lib/client/call';
import { transformPassword } from '@/lib/client/password-transform';
import type { CallName } from '@/lib/contract/calls';
import type { RequestOf, ResponseOf } from '@/lib/contract/registry';
import type { Country } from '@/lib/market/country';
import type { ScanCode } from '@/lib/parcel/scan-codes';
import { deliveryPhoto } from '../fixtures/delivery-photo';
import { PASSWORD } from './person';
import { scan } from './shipment';
import { MAIN } from './this-run';

export interface LinkedParcel {
  waybill: string;
  /** As a message to the receiver carries it. */
  link: string;
  /** The end of the receiver's phone number. */
  tail: string;
  mail: string;
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

async function signedIn() {
  const email = `sender-${randomUUID()}@example.com`;
  ops('users', 'create', '--email', email, '--password', PASSWORD, '--name', 'Lin Chen');
  let token: string | null = null;
  const identity = () => ({ language: 'en', country: 'GH', token }) as const;
  const call = createCaller({ baseURL: `${MAIN}/api`, timeout: 10_000, identity });
  const { accessToken } = await call('login', { userName: email, password: await transformPassword(PASSWORD) });
  token = accessToken;
  return <Name extends CallName>(name: Name, input: RequestOf<Name>): Promise<ResponseOf<Name>> => call(name, input);
}

type Ask = Awaited<ReturnType<typeof signedIn>>;

/** The country's main city, where sites are. */
async function partyIn(ask: Ask, countryCode: Country, name: string, email = '') {
  const { items } = await ask('listSites', { countryCode, size: 1, page: 1 });
  const { provinceCode, cityCode } = items[0]!;
  const rules = await ask('queryPhoneRules', {});
  const phone = rules.find(({ code }) => code === countryCode)!.example;
  return { name, phone, email, countryCode, provinceCode, cityCode, areaCode: '', street: '7 Market Street' };
}

/** A parcel that has reached the receiver's country, with cash to pay at the door. */
export async function placeLinked(country: Country, language: string): Promise<LinkedParcel> {
  const ask = await signedIn();
  const mail = `receiver-${randomUUID()}@example.com`;
  const receiver = await partyIn(ask, country, 'Ama Mensah', mail);
  const { waybillNo } = await ask('addInternationalOrder', {
    ...({ customerType: 'individual', customerHistory: 'new', frequency: 'single' } as const),
    ...({ sendingMode: 'MERCHANT', deliveryPlace: 'door', agreed: true } as const),
    service: 'intl-straight-special',
    goodsClass: 'GENERAL',
    sender: { ...(await partyIn(ask, 'CN', 'Li Wei')), company: 'Baiyun Trading' },
    receiver,
    parcels: [
      {
        ...{ weightKg: 2, lengthCm: 30, widthCm: 20, heightCm: 10 },
        ...{ goodsNameEn: 'Cotton shirts', quantity: 3, unitPriceMinor: 4500 },
      },
    ],
  });
  scan(waybillNo, 'PICKED_UP', 'Guangzhou', 'CN');
  scan(waybillNo, 'FLIGHT_ARRIVED', 'Main hub', country);
  const link = ops('links', 'create', waybillNo, '--language', language).trim();
  return { waybill: waybillNo, link, tail: receiver.phone.replace(/\D/g, '').slice(-4), mail };
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
