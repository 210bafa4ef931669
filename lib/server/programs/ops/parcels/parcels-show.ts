import 'server-only';
import { notFoundLine } from '../lines';
import { localDay } from '@/lib/time/calendar-date';
import { MARKETS } from '@/lib/market/country';
import type { DeliveryWindow } from '@/lib/parcel/stored-windows';
import type { Database } from '../../../platform/db/open';
import { MESSAGE_KIND } from '../../../messaging/messages/message';
import { ORDER_INPUT } from '../../../parcels/orders/order-input';
import { presentDetail } from '../../../parcels/receiver/details/present-details';
import { listReceiverDetails } from '../../../parcels/receiver/details/details-store';
import { waitsFor } from '../../../parcels/receiver/details/waits-for';
import { findNumberedOrder } from '../../../parcels/orders/list/all-orders-store';
import { listParcels, windowsOf, type ParcelRow } from '../../../parcels/orders/parcel-store';
import { listMoves, movesOfParcel, type OrderRow } from '../../../parcels/orders/order-store';
import { listEntriesOfOrder } from '../../../messaging/queue/listed-entries-store';
import { isLinkEnded } from '../../../parcels/receiver/links/link-life';
import { listLinks } from '../../../parcels/receiver/links/link-store';
import { translate } from '../../../platform/texts/server-texts';
import { readMallNumber } from '../../../parcels/tracking/read-numbers';
import { listScans, type ScanRow } from '../../../parcels/tracking/tracking-store';
import { EXIT_CODES, UsageError, type Command } from '../command';
import { shownMessage } from '../monitoring/messages-commands';
import { lateness } from './parcel-lateness';

const INDENT = '    ';

const line = (...cells: (string | number | null)[]) =>
  INDENT + cells.filter((cell) => cell !== null && cell !== '').join('  ');
const section = (name: string, lines: readonly string[]) =>
  lines.length > 0 ? [`${name}:`, ...lines] : [`${name}: none`];

const windowDays = ({ earliest, latest }: DeliveryWindow) => `${earliest} to ${latest}`;

/** Returns each window with its cause. A moved one has the sentence that the receiver read. */
function windowLines(windows: readonly DeliveryWindow[]): string[] {
  return windows.map((window, index) => {
    const before = windows[index - 1];
    const { at, because, scan } = window;
    const why = before
      ? translate('en', 'delivery.moved', { days: windowDays(before), because })
      : 'Counted when the order was placed.';
    return line(at, windowDays(window), because, why, scan && `scan ${scan.eventId} of ${scan.occurredAt}`);
  });
}

function scanLine({ occurred_at, time_zone, code, reason, place, country_code, ...scan }: ScanRow): string {
  const received = [scan.received_code, scan.received_reason].filter(Boolean).join(' ');
  const where = [place, country_code].filter(Boolean).join(', ');
  return line(occurred_at, time_zone, code, reason, where, received && `received as ${received}`, scan.event_id);
}

type LinkRow = Awaited<ReturnType<typeof listLinks>>[number];

function linkLine({ party, access, language, created_at, expires_at }: LinkRow, parcel: ParcelRow, now: Date): string {
  const hasLinkEnded = isLinkEnded({ expires_at, state: parcel.state, updated_at: parcel.updated_at }, now);
  return line(created_at, party, access, language, hasLinkEnded ? 'ended' : `open until ${expires_at} at the latest`);
}

/** Returns the line about the parcel's last scan. For a late parcel it shows the cause. */
function lastScanLine(scans: readonly ScanRow[]): string {
  const last = scans.at(-1);
  if (!last) return 'last scan: none';
  const { code, reason, place, occurred_at } = last;
  return `last scan: ${[reason ? `${code} (${reason})` : code, place, occurred_at].filter(Boolean).join(', ')}`;
}

interface ShownParcel {
  db: Database;
  now: Date;
  order: OrderRow;
}

async function loadParcelLines({ db, now, order }: ShownParcel, parcel: ParcelRow): Promise<string[]> {
  const { waybill_no } = parcel;
  const { timeZone } = MARKETS[order.receiver_country];
  const [scans, links, moves] = await Promise.all([
    listScans(db, [{ waybill_no, created_at: order.created_at }]),
    listLinks(db, [waybill_no]),
    listMoves(db, [order.id]),
  ]);
  const windows = windowsOf(parcel)?.windows ?? [];
  const signedAt = movesOfParcel(moves, parcel).findLast(({ state }) => state === 'SIGNED')?.at;
  const delivered =
    parcel.state === 'SIGNED' && signedAt ? { at: signedAt, day: localDay(new Date(signedAt), timeZone) } : null;
  const daysLate = lateness({ state: parcel.state, windows, delivered, today: localDay(now, timeZone) });
  const place = parcel.number === null ? 'removed from the order' : `number ${parcel.number} in the order`;
  return [
    `waybill: ${waybill_no}, ${place}`,
    `state: ${parcel.state} since ${parcel.updated_at}, ${parcel.attempts} delivery attempts`,
    `late: ${daysLate}`,
    lastScanLine(scans),
    ...section('expected days', windowLines(windows)),
    ...section('scans', scans.map(scanLine)),
    ...section(
      'links',
      links.map((link) => linkLine(link, parcel, now)),
    ),
  ];
}

/** Returns what the order waits for, and the details that its receiver gave. Returns an empty list for most orders. */
async function loadDetailLines(db: Database, order: OrderRow): Promise<string[]> {
  const details = await listReceiverDetails(db, order.id);
  const missing = waitsFor(ORDER_INPUT.read(order.input), order.state, details);
  const detailRows = details.map(presentDetail).map(({ detail, text, givenBy, at }) => line(at, detail, text, givenBy));
  return [
    ...(missing.length > 0 ? [`waits for the receiver: ${missing.join(', ')}`] : []),
    ...(detailRows.length > 0 ? section('details of the receiver', detailRows) : []),
  ];
}

/** Returns the messages about the whole order and about these parcels. */
async function loadMessageLines(db: Database, orderId: string, parcels: readonly ParcelRow[]): Promise<string[]> {
  const waybills = parcels.map(({ waybill_no }) => waybill_no);
  const entries = await listEntriesOfOrder(db, { kind: MESSAGE_KIND, orderId, waybills });
  const ownEntries = entries.filter(({ waybill_no }) => waybill_no === null || waybills.includes(waybill_no));
  return ownEntries
    .map(shownMessage)
    .map(({ created, state, channel, template, to, waybill, attempts, due, error }) =>
      line(
        created,
        state,
        ...[channel, template, to && `to ${to}`, waybill, `attempts ${attempts}`],
        state === 'waiting' ? `due ${due}` : null,
        error && `error ${error}`,
      ),
    );
}

export const parcelsShow: Command = {
  name: 'parcels show',
  usage: 'WAYBILL|ORDER',
  summary:
    'shows a parcel, or all of an order: state, lateness, expected days and why they changed, scans, messages, links',
  positionals: 1,
  async run({ db, now, out, err }, { positionals: [typed = ''] }) {
    const number = readMallNumber(typed);
    if (number.as === 'failure') throw new UsageError('WAYBILL must be a waybill number, ORDER an order number');
    const isOrder = number.as === 'trade';
    const order = await findNumberedOrder(db, isOrder ? { tradeNo: number.number } : { waybill: number.number });
    if (!order) {
      err(notFoundLine(isOrder ? 'order' : 'parcel', number.number));
      return EXIT_CODES.failed;
    }
    const all = await listParcels(db, [order.id]);
    const parcels = isOrder ? all : all.filter(({ waybill_no }) => waybill_no === number.number);
    const { trade_no, created_at, service, sender_country, receiver_country, state } = order;
    out(`order: ${trade_no}, placed ${created_at}, ${service}, ${sender_country} to ${receiver_country}, ${state}`);
    if (order.is_test === 1) out('test order: a test key placed it');
    (await loadDetailLines(db, order)).forEach(out);
    for (const parcel of parcels) {
      out('');
      (await loadParcelLines({ db, now: now(), order }, parcel)).forEach(out);
    }
    out('');
    section('messages', await loadMessageLines(db, order.id, parcels)).forEach(out);
    return EXIT_CODES.ok;
  },
};
