import 'server-only';
import type { AccountRecord } from '@/lib/contract/accounts/account-data';
import type { z } from 'zod';
import { loadPlacesOfAddresses } from '../../../accounts/addresses/load-places-of-addresses';
import { presentAddress } from '../../../accounts/addresses/present-address';
import { listAddresses } from '../../../accounts/addresses/address-store';
import { listCommandsAbout } from '../../../platform/operator-log-store';
import { listResultsOfUser } from '../../../content/surveys/results-store';
import { FIELDS_COLUMN } from '../../../platform/db/json-column';
import type { Context } from '../../../platform/context';
import { listEntriesOfUser } from '../../../messaging/queue/queue-store';
import { presentUser } from '../../../accounts/users/present-user';
import type { UserRow } from '../../../accounts/users/user-store';
import { presentSession } from '../../../accounts/sessions/present-session';
import { listKnownDevices } from '../../../accounts/sessions/known-device-store';
import { presentPasskey } from '../../../accounts/passkeys/present-passkey';
import { listPasskeysOfUser } from '../../../accounts/passkeys/passkey-store';
import { listSessionsOfUser } from '../../../accounts/sessions/session-store';
import { listDrafts } from '../../../accounts/form-drafts/draft-store';
import { loadKeyRecords } from './key-records';
import { listEnquiriesOfAccount } from './account-export-store';
import { loadPayoutRecords } from './payout-records';
import { loadWebhookRecords } from './webhook-records';

type Rows<List extends (...parameters: never[]) => Promise<readonly unknown[]>> = Awaited<ReturnType<List>>[number];
type Exported = z.output<typeof AccountRecord>;

function sessionRecord(row: Rows<typeof listSessionsOfUser>): Exported['sessions'][number] {
  const { browser, system, remembered, createdAt, lastSeenAt } = presentSession(row, '');
  return { browser, system, remembered, createdAt, lastSeenAt, endedBy: row.ended };
}

function deviceRecord(row: Rows<typeof listKnownDevices>): Exported['knownDevices'][number] {
  const { browser, system, created_at, last_login_at, expires_at } = row;
  return { browser, system, createTime: created_at, lastLoginAt: last_login_at, expiresAt: expires_at };
}

function enquiryRecord(row: Rows<typeof listEnquiriesOfAccount>): Exported['enquiries'][number] {
  const { reference, kind, language, created_at, data, state, answer, answer_by } = row;
  return {
    reference,
    kind,
    language,
    createTime: created_at,
    content: FIELDS_COLUMN.read(data),
    answer: state === null ? null : { state, text: answer ?? '', answerBy: answer_by ?? '' },
  };
}

function messageRecord(row: Rows<typeof listEntriesOfUser>): Exported['messages'][number] {
  const { kind, state, waybill_no, created_at, finished_at, payload } = row;
  return {
    kind,
    state,
    waybillNo: waybill_no,
    createTime: created_at,
    finishTime: finished_at,
    content: FIELDS_COLUMN.read(payload),
  };
}

function surveyRecord(row: Rows<typeof listResultsOfUser>): Exported['surveyAnswers'][number] {
  const { survey_token: survey, language, created_at: createTime, content } = row;
  return { survey, language, createTime, content: FIELDS_COLUMN.read(content) };
}

/** Returns what is stored about the account with this id, as its stores return it. */
async function loadAccountRows({ db, now }: Pick<Context, 'db' | 'now'>, userId: string) {
  const [
    entries,
    sessions,
    devices,
    passkeys,
    enquiries,
    messages,
    results,
    operations,
    drafts,
    apiKeys,
    webhooks,
    collections,
  ] = await Promise.all([
    listAddresses(db, userId),
    listSessionsOfUser(db, userId),
    listKnownDevices(db, userId),
    listPasskeysOfUser(db, userId),
    listEnquiriesOfAccount(db, userId),
    listEntriesOfUser(db, userId),
    listResultsOfUser(db, userId),
    listCommandsAbout(db, userId),
    listDrafts(db, userId),
    loadKeyRecords(db, userId),
    loadWebhookRecords({ db, now }, userId),
    loadPayoutRecords(db, userId),
  ]);
  return {
    entries,
    sessions,
    devices,
    passkeys,
    enquiries,
    messages,
    results,
    operations,
    drafts,
    apiKeys,
    webhooks,
    collections,
  };
}

/** Returns all data stored about a person except the orders. It contains no hash of a password, code or token. */
export async function loadAccountRecord(
  scope: Pick<Context, 'db' | 'now' | 'language'>,
  user: UserRow,
): Promise<z.output<typeof AccountRecord>> {
  const { entries, apiKeys, webhooks, collections, ...rows } = await loadAccountRows(scope, user.id);
  const places = await loadPlacesOfAddresses(
    scope.db,
    entries.map(({ record }) => record),
  );
  return {
    profile: {
      ...presentUser(user),
      createTime: user.created_at,
      updateTime: user.updated_at,
      firstHandOverTime: user.handed_over_at,
      messagesAllowedPerDay: user.messages_a_day,
    },
    addresses: entries.map((entry) => presentAddress(entry, places, scope.language)),
    sessions: rows.sessions.map(sessionRecord),
    knownDevices: rows.devices.map(deviceRecord),
    passkeys: rows.passkeys.map((row) => {
      const { id: _, ...passkey } = presentPasskey(row);
      return passkey;
    }),
    enquiries: rows.enquiries.map(enquiryRecord),
    messages: rows.messages.map(messageRecord),
    apiKeys,
    webhooks,
    collections,
    operatorActions: rows.operations.map(({ at, command }) => ({ at, command })),
    drafts: rows.drafts.map(({ saved_at, data }) => ({ saveTime: saved_at, content: FIELDS_COLUMN.read(data) })),
    surveyAnswers: rows.results.map(surveyRecord),
  };
}
