import 'server-only';
import { sql, type Kysely } from 'kysely';

const NAMES = {
  en: 'Sent on to another receiver',
  'zh-CN': '已转寄其他收件人',
  fr: 'Réexpédié à un autre destinataire',
  ar: 'محولة إلى مستلم آخر',
  ur: 'دوسرے وصول کنندہ کو بھیجا گیا',
  tr: 'Başka alıcıya gönderildi',
};

/** Expand: adds the waybill as which a returned parcel was sent on, and the name of the state to an existing dictionary. */
export async function addSentOn(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    `alter table returns add column sent_on_as text references parcels (waybill_no) on delete set null`,
    `create index returns_sent_on_as on returns (sent_on_as)`,
  ])
    await sql.raw(statement).execute(db);
  await sql`
    insert into dictionaries (type, code, sort, names)
    select 'ORDER_STATUS', 'SENT_ON', 12, ${JSON.stringify(NAMES)}
    where exists (select 1 from dictionaries where type = 'ORDER_STATUS')
      and not exists (select 1 from dictionaries where type = 'ORDER_STATUS' and code = 'SENT_ON')
  `.execute(db);
}
