import 'server-only';
import { COUNTRIES, type Country } from '@/lib/market/country';
import type { OrderInput } from '@/lib/contract/orders/order-request';
import { FIELDS_COLUMN } from '../../../platform/db/json-column';
import type { Queryable } from '../../../platform/db/open';
import { listEnquiries, type ReadEnquiry } from '../../../content/enquiries/enquiry-store';
import { messageIn } from '../../../messaging/messages/deliver-message';
import { MESSAGE_KIND } from '../../../messaging/messages/message';
import { listOrdersHolding } from '../../../parcels/orders/list/all-orders-store';
import type { OrderRow } from '../../../parcels/orders/order-store';
import type { OutboxEntry } from '../../../messaging/queue/entry';
import { listEntriesHolding } from '../../../messaging/queue/listed-entries-store';
import { isReachedAt, rolesIn, storedSpellings, type Person, type PersonRole } from './find-person';
import { ORDER_INPUT } from '../../../parcels/orders/order-input';

/** An order of another account, or of a closed one, that names the person. */
export interface PersonInOrder {
  row: OrderRow;
  order: OrderInput;
  roles: PersonRole[];
}

/** Yields the orders of other and of closed accounts that name the person, in pages, oldest first. */
export async function* findAppearances(db: Queryable, person: Person): AsyncGenerator<PersonInOrder[]> {
  for await (const page of listOrdersHolding(db, storedSpellings(person))) {
    yield page
      .filter(({ user_id }) => user_id === null || user_id !== person.account?.id)
      .map((row) => ({ row, order: ORDER_INPUT.read(row.input) }))
      .map(({ row, order }) => ({ row, order, roles: rolesIn(order, person) }))
      .filter(({ roles }) => roles.length > 0);
  }
}

const countryOf = (typed: unknown, otherwise: Country): Country =>
  COUNTRIES.find((each) => each === typed) ?? otherwise;

/** Returns the person's enquiries: enquiries of the account, and enquiries with the same address or number. */
export async function listEnquiriesOfPerson(db: Queryable, person: Person): Promise<ReadEnquiry[]> {
  const enquiries: ReadEnquiry[] = [];
  for await (const page of listEnquiries(db, {})) {
    for (const row of page) {
      const data = FIELDS_COLUMN.read(row.data);
      const isOwn = row.user_id !== null && row.user_id === person.account?.id;
      if (isOwn || isReachedAt(person, data, countryOf(data.countryCode, row.country_code))) enquiries.push(row);
    }
  }
  return enquiries;
}

/** Returns the stored messages to the person's addresses and numbers, oldest first. */
export async function listMessagesOfPerson(db: Queryable, person: Person): Promise<OutboxEntry[]> {
  const targets = [...person.emails, ...person.phones];
  const entries = await listEntriesHolding(
    db,
    MESSAGE_KIND,
    targets.map((target) => JSON.stringify({ to: target }).slice(1, -1)),
  );
  return entries.filter((entry) => targets.includes(messageIn(entry)?.to ?? ''));
}
