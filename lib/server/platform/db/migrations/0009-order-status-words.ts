import 'server-only';
import { sql, type Kysely } from 'kysely';

const WORDS = {
  READY_FOR_COLLECTION: {
    en: 'Ready for collection',
    'zh-CN': '待自取',
    fr: 'Prêt à être retiré',
    ar: 'جاهزة للاستلام',
    ur: 'وصولی کے لیے تیار',
    tr: 'Teslim alınmaya hazır',
  },
  LOST: { en: 'Lost', 'zh-CN': '已丢失', fr: 'Perdu', ar: 'مفقودة', ur: 'گم شدہ', tr: 'Kayıp' },
};

/** Expand: adds the words of two newer states to an existing dictionary. */
export async function addOrderStatusWords(db: Kysely<unknown>): Promise<void> {
  for (const [index, [code, names]] of Object.entries(WORDS).entries()) {
    await sql`
      insert into dictionaries (type, code, sort, names)
      select 'ORDER_STATUS', ${code}, ${10 + index}, ${JSON.stringify(names)}
      where exists (select 1 from dictionaries where type = 'ORDER_STATUS')
        and not exists (select 1 from dictionaries where type = 'ORDER_STATUS' and code = ${code})
    `.execute(db);
  }
}
