import type { ParcelOfLink } from '@/lib/contract/parcels/instructions';
import type { OrderView } from '@/lib/contract/orders/order-view';
import type { ScanCode } from '@/lib/parcel/scan-codes';
import { createParcelLink } from '@/lib/server/parcels/receiver/links/create-parcel-link';
import { scanRow, importScanRows } from '../scan-rows';
import { internationalOrder } from '../order-samples';
import type { Person } from '../people';
import type { World } from '../world';

/** The last four digits of the sample receiver's phone. */
export const RECEIVER_TAIL = '0123';
export const RECEIVER_MAIL = 'ama.serwaa@example.com';
/** A note for the courier. */
export const NOTE_INSTRUCTION = {
  kind: 'note',
  presets: ['KNOCK_LOUDLY'],
  landmark: 'Behind the blue mosque',
  text: '',
};

export interface PlacedParcel extends OrderView {
  /** Token of a link for the receiver. */
  token: string;
}

export async function createLinkTo(world: World, waybillNo: string, party: 'receiver' | 'sender' = 'receiver') {
  const { services } = world;
  const link = await createParcelLink(services, services.db, { waybillNo, party, language: 'en', country: 'GH' });
  return link.split('/').at(-1)!;
}

/** Places an order of one parcel. Returns it with the token of a link, as messages contain it. */
export async function placeParcelWithLink(world: World, { token }: Person): Promise<PlacedParcel> {
  const sample = internationalOrder();
  const order = { ...sample, receiver: { ...sample.receiver, email: RECEIVER_MAIL } };
  const placedOrder: OrderView = (await world.call('addInternationalOrder', order, { token })).body.data;
  return { ...placedOrder, token: await createLinkTo(world, placedOrder.waybillNo) };
}

/** Imports scans of a waybill in Ghana, from now on a millisecond apart. Then moves the clock by a second. */
export async function importScansOf(
  world: World,
  { waybillNo }: { waybillNo: string },
  ...codes: ScanCode[]
): Promise<void> {
  const now = world.services.now().getTime();
  await importScanRows(world, ...codes.map((code, index) => scanRow(waybillNo, code, now + index)));
  world.pass(1000);
}

/** Places an order with a link, and scans its parcel. */
export async function placeScannedParcel(world: World, person: Person, ...codes: ScanCode[]): Promise<PlacedParcel> {
  const parcel = await placeParcelWithLink(world, person);
  await importScansOf(world, parcel, ...codes);
  return parcel;
}

export async function readLink(world: World, token: string, lang = 'en'): Promise<ParcelOfLink> {
  return (await world.call('readParcelOfLink', { token }, { lang })).body.data;
}

export const sendInstruction = (world: World, token: string, version: number, instruction: object) =>
  world.call('giveInstruction', { token, version, instruction });
