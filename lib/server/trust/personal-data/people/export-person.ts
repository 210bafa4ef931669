import 'server-only';
import type { Context } from '../../../platform/context';
import { FIELDS_COLUMN } from '../../../platform/db/json-column';
import { findAttemptPhoto } from '../../../parcels/attempts/attempt-store';
import { findProofPhoto } from '../../../parcels/proofs/proof-store';
import { loadAccountRecord } from '../export/account-record';
import type { ExportPlace } from '../export/cursor';
import { loadOrderRecords } from '../export/order-records';
import { listOrdersOfAccount } from '../export/account-export-store';
import { findAppearances, listEnquiriesOfPerson, listMessagesOfPerson, type PersonInOrder } from './appearances';
import type { Person } from './find-person';

type ExportContext = Pick<Context, 'db' | 'now' | 'language'>;
type PersonRecord = { record: 'account' | 'order' | 'appearance' | 'enquiry' | 'message' } & Record<string, unknown>;

const PAGE_SIZE = 100;

async function* pageOrders({ db }: ExportContext, userId: string): AsyncGenerator<PersonRecord[]> {
  for (const hidden of [0, 1] as const) {
    let after: ExportPlace['after'] = null;
    do {
      const rows = await listOrdersOfAccount(db, { hidden, after, userId, size: PAGE_SIZE });
      yield (await loadOrderRecords(db, rows)).map((order) => ({ record: 'order', ...order }));
      const last = rows.at(-1);
      after = last ? { createdAt: last.created_at, id: last.id } : null;
    } while (after);
  }
}

/** Returns the facts about the other party that the person may see: its name and country. */
const personName = ({ name, countryCode }: { name: string; countryCode: string }) => ({ name, countryCode });

/** Returns an order as the person may see it, without the price and the other party's address and tax number. */
async function loadAppearance({ db, now }: ExportContext, { row, order, roles }: PersonInOrder): Promise<PersonRecord> {
  const [stored] = await loadOrderRecords(db, [row]);
  const { quote: _quote, billed: _billed, parcels, ...rest } = stored!;
  const { consignorAddress, senderTaxNo, receiverTaxNo, ...others } = order;
  const { sender, receiver } = order;
  const at = now().toISOString();
  const picture = (photo: Uint8Array | '' | null | undefined) => (photo ? Buffer.from(photo).toString('base64') : null);
  const records = await Promise.all(
    parcels.map(async (parcel) => {
      const { waybillNo, proof } = parcel;
      const attempts = await Promise.all(
        parcel.attempts.map(async (attempt) => ({
          ...attempt,
          photo: attempt.photo && picture(await findAttemptPhoto(db, { ...attempt, waybillNo, now: at })),
        })),
      );
      const photo = proof?.photo && (await findProofPhoto(db, { waybillNo, now: at }));
      return { ...parcel, attempts, proof: proof && { ...proof, photo: picture(photo) } };
    }),
  );
  return {
    record: 'appearance',
    as: roles,
    ...rest,
    order: {
      ...others,
      ...(roles.includes('sender') && { consignorAddress, senderTaxNo }),
      ...(roles.includes('receiver') && { receiverTaxNo }),
      sender: roles.includes('sender') ? sender : personName(sender),
      receiver: roles.includes('receiver') ? receiver : personName(receiver),
    },
    parcels: records,
  };
}

/**
 * Yields all data stored about a person: first the account's own export, then orders of others that name the person.
 * Last come enquiries and messages that do not belong to the account.
 */
export async function* exportPerson(scope: ExportContext, person: Person): AsyncGenerator<PersonRecord[]> {
  const { db } = scope;
  const { account } = person;
  if (account) {
    yield [{ record: 'account', ...(await loadAccountRecord(scope, account)) }];
    yield* pageOrders(scope, account.id);
  }
  for await (const page of findAppearances(db, person))
    for (const appearance of page) yield [await loadAppearance(scope, appearance)];
  const isElsewhere = ({ user_id }: { user_id: string | null }) => user_id === null || user_id !== account?.id;
  yield (await listEnquiriesOfPerson(db, person)).filter(isElsewhere).map((row) => ({
    record: 'enquiry',
    reference: row.reference,
    kind: row.kind,
    language: row.language,
    createTime: row.created_at,
    content: FIELDS_COLUMN.read(row.data),
  }));
  yield (await listMessagesOfPerson(db, person)).filter(isElsewhere).map((row) => ({
    record: 'message',
    state: row.state,
    waybillNo: row.waybill_no,
    createTime: row.created_at,
    finishTime: row.finished_at,
    content: FIELDS_COLUMN.read(row.payload),
  }));
}
