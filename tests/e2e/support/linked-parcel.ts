import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RequestOf } from '@/lib/contract/registry';
import { MARKETS, type Country } from '@/lib/market/country';
import type { ScanCode } from '@/lib/parcel/scan-codes';
import { createDeliveryPhoto } from '../../fixtures/delivery-photo';
import { createLoggedInCall, type LoggedInCall, type OperatedSite } from './session';
import { ops } from './this-run';

export interface LinkedParcel {
  waybill: string;
  /** All waybills of the order. */
  waybills: string[];
  /** The link as in a message to the receiver. */
  link: string;
  /** Last digits of the receiver's phone number. */
  tail: string;
  mail: string;
  /** The account holder's address. */
  senderMail: string;
}

/** Imports scans of these waybills in one batch, each later than the one before. Parcels are picked up in China. */
export function scanAll(waybills: readonly string[], codes: readonly string[], countryCode: string): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'scans-'));
  const file = path.join(folder, 'scans.ndjson');
  const lines = codes.flatMap((code, index) => {
    const occurredAt = new Date(Date.now() - (codes.length - index)).toISOString();
    return waybills.map((waybillNo) =>
      JSON.stringify({
        eventId: code,
        waybillNo,
        code,
        occurredAt,
        place: 'Main hub',
        countryCode: code === 'PICKED_UP' ? 'CN' : countryCode,
        ...(code === 'SIGNED' && { signedBy: 'Kwesi Arthur' }),
      }),
    );
  });
  writeFileSync(file, lines.join('\n'));
  ops('events', 'import', file);
  rmSync(folder, { recursive: true });
}

/** Returns a party in the country's main city, where our sites are. */
async function partyIn(call: LoggedInCall, countryCode: Country, name: string, email = '') {
  const { items } = await call('listSites', { countryCode, size: 1, page: 1 });
  const { provinceCode, cityCode } = items[0]!;
  const rules = await call('queryPhoneRules', {});
  const phone = rules.find(({ code }) => code === countryCode)!.example;
  return { name, phone, email, countryCode, provinceCode, cityCode, areaCode: '', street: '7 Market Street' };
}

const PARCEL = {
  weightKg: 2,
  lengthCm: 30,
  widthCm: 20,
  heightCm: 10,
  goodsNameEn: 'Cotton shirts',
  quantity: 3,
  unitPriceMinor: 4500,
};

/** Places an order of a new account, and returns its waybill. */
export async function placeWaitingOrder(country: Country, account: string, site?: OperatedSite): Promise<string> {
  const { call } = await createLoggedInCall(account, site);
  return (await placeOrder(call, await partyIn(call, country, 'Ama Mensah'))).waybillNo;
}

/** `parcel`: values of each parcel that differ from the sample. */
async function placeOrder(
  call: LoggedInCall,
  receiver: Awaited<ReturnType<typeof partyIn>>,
  parcels = 1,
  parcel: Partial<RequestOf<'addInternationalOrder'>['parcels'][number]> = {},
) {
  return call('addInternationalOrder', {
    customerType: 'individual',
    customerHistory: 'new',
    // Without a volume, like an order of a sheet.
    frequency: 'regular',
    sendingMode: 'MERCHANT',
    deliveryPlace: 'door',
    agreed: true,
    service: 'intl-straight-special',
    goodsClass: 'GENERAL',
    sender: { ...(await partyIn(call, 'CN', 'Li Wei')), company: 'Baiyun Trading' },
    receiver,
    parcels: Array.from({ length: parcels }, () => ({ ...PARCEL, ...parcel })),
  });
}

/** Places parcels that have reached the receiver's country. Returns the link of the first one. */
export async function placeLinkedParcel(country: Country, language: string, parcels = 1): Promise<LinkedParcel> {
  const { call, email } = await createLoggedInCall();
  const mail = `receiver-${randomUUID()}@example.com`;
  const receiver = await partyIn(call, country, 'Ama Mensah', mail);
  const { waybillNo, waybills } = await placeOrder(call, receiver, parcels);
  const numbers = waybills.map((each) => each.waybillNo);
  scanAll(numbers, ['PICKED_UP', 'FLIGHT_ARRIVED'], country);
  const link = ops('links', 'create', waybillNo, '--language', language).trim();
  const tail = receiver.phone.replace(/\D/g, '').slice(-4);
  return { waybill: waybillNo, waybills: numbers, link, tail, mail, senderMail: email };
}

/** Places parcels with cash on delivery and delivers them. `minor`: the amount of each, in the country's currency. */
export async function placeCollectedOrder(country: Country, minor: number, parcels: number) {
  const { call, email } = await createLoggedInCall();
  const cashOnDelivery = { currency: MARKETS[country].currency, minor };
  const { id, waybills } = await placeOrder(call, await partyIn(call, country, 'Ama Mensah'), parcels, {
    cashOnDelivery,
  });
  const numbers = waybills.map(({ waybillNo }) => waybillNo);
  scanAll(numbers, ['PICKED_UP', 'FLIGHT_ARRIVED', 'OUT_FOR_DELIVERY', 'SIGNED'], country);
  return { call, id, waybills: numbers, senderMail: email };
}

/** Imports the courier's file: out for delivery, then signed, with a photo and, if given, the receiver's code. */
export async function deliverLinkedParcel(
  { waybill: waybillNo }: Pick<LinkedParcel, 'waybill'>,
  countryCode: Country,
  handoverCode?: string,
): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'delivery-'));
  const file = path.join(folder, 'scans.ndjson');
  const scanAt = (code: ScanCode, ago: number, proof: object = {}) => {
    const occurredAt = new Date(Date.now() - ago).toISOString();
    return { eventId: randomUUID(), waybillNo, code, occurredAt, place: 'Depot', countryCode, ...proof };
  };
  const proof = { signedBy: 'Kwesi Arthur', handoverCode, photo: 'door.jpg' };
  const lines = [scanAt('OUT_FOR_DELIVERY', 1), scanAt('SIGNED', 0, proof)];
  writeFileSync(path.join(folder, proof.photo), await createDeliveryPhoto());
  writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  ops('events', 'import', file);
  rmSync(folder, { recursive: true });
}

/** Returns the instructions that operators export for this parcel. */
export function exportedOf({ waybill }: LinkedParcel): Record<string, unknown>[] {
  return ops('instructions', 'export', '--json')
    .split('\n')
    .filter((line) => line.includes(waybill))
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}
