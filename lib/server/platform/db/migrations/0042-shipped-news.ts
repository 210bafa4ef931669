import 'server-only';
import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import * as z from 'zod';

/** Articles that earlier releases wrote: the first eight digits of the SHA-256 of their texts. */
const EARLIER = new Set(
  `
  002fc284 00e964d6 0183522a 0193146f 02704cf1 0409938d 04e15d0c 05522a62 0614de49 06788851 06bdcaec 07b6efb6
  0840178c 096b6671 0b8be07d 0ccb2455 0cf2da44 0e9b0a51 0f8510a0 0fa425c1 0fffed5e 1015a58a 1030f161 12923ec1
  134abd0c 13ffa71c 14619738 160e98fb 1663774b 16ba392d 16cc5b6d 16fa2d81 17057b64 174b6669 177fd6e3 179c19e0
  1836ed0b 18e2a4ac 1936882f 1945d4c1 19e8c967 1a680cd7 1b66f25f 1be90528 1c0f6240 1ca2830f 1e072664 1e460dd3
  1fd2a7ae 2045be48 204bc5ba 219c731c 2202b5d7 220e25be 238157c1 288bb532 28974b74 29d3d14f 2a20bda8 2a7fb279
  2ac46db5 2b24a22e 2b5fcdc9 2c2953e1 2c657c61 2cdeb11d 2d2caeb4 2d44e51a 2d686c89 2fe66ee7 3042070a 3104447b
  31b63451 31b9f7e6 31d1b8e3 32336e8f 324c81d4 3413fb7c 346968c0 35b120f1 35ffedfd 363afdfe 36abb459 370475e8
  371bd184 3892b232 3a8d4211 3b3f2c11 3c63dd5d 3caf7219 3e4fb032 3f59005c 3fedad29 4017bc56 40c53e21 40d8f0cf
  41423526 41a23fbb 4302730d 4544d59b 460be91f 4662cb2f 4712aa17 49fa821b 4a51f446 4af8826e 4b001748 4b6dee76
  4ba82333 4c1e0c83 4c4d9412 4d281958 4d4b0ca7 4e11158c 4e400aa4 4e528df1 4f09ca60 4f1e743e 5082795a 51280a68
  53030e8c 53601219 53c1ca9a 53fd30c0 543332e4 543d5382 545691f7 546777d0 55c882ec 55d7ee6a 5687f303 58450f71
  585672ec 597298ae 5c3bd55b 5d07abf9 5d230444 5d253a78 5e04ba76 5f107b97 600c907c 605ed612 61a7a781 622048ea
  63fe79e5 649cde18 659769a9 663e882e 67e368fc 6906f076 6c7042af 6da56ed1 6e2fed53 6e3e957a 6f86f569 6f9a8c47
  6faa1759 737430cc 746cc370 7567eda2 756ba114 771ea4a4 78d87a9d 78d9bcaa 79c2b216 7b21e359 7c257f28 7fc388b1
  81914f9a 81ed5a7e 8265ecf2 84743fbb 84beea0b 856eea77 8605857c 86c85208 86d9e56a 86dc0ae5 8907aeee 8a16e5e2
  8a2a1d91 8a7039de 8a803b3d 8ad5e85a 8aeff1aa 8c02d665 8c0946ba 8c8f9a1c 8ca28c05 8cd9b96e 8e647415 91647b88
  91ae8bb8 91e5737e 92038e11 925146d9 92ee51b3 94c049e6 95220b70 955d8c82 95eac670 96409b0d 96f5aa6f 96feef66
  97dfbbab 98b44e28 990f9a86 9968b7ac 99bb4d90 9a950410 9af321cd 9b11865c 9b4eae66 9cae831d 9f6888fe 9f8d785f
  a0d4d546 a2a928df a2aa705c a2dfbe31 a41137b0 a430fb83 a4b72404 a56f48d4 a6965bee a6fe4209 a728d7c9 a8505526
  a8e747d7 a9247238 a95f2d27 a9c2c708 aaa01b8f aac43f4f abbffc96 abdae182 abdebba9 ac8aa317 ad6d756e ad9a0ed3
  adfbfc04 ae5c0278 af75a7fd af8290c7 b1056589 b1411804 b327f44a b337580c b3eb326e b3f04013 b414fd76 b445669f
  b4b6e075 b508065f b53af2ff b56b8c2b b75425b3 b758fe41 b76fc364 b7db3f3b b88d7fd1 b8b6cb9a b8dff76c b93674e2
  ba8079ab baa3d736 bc70da13 bd04a07c bd969f53 bdb6fe50 be3473ec bf7874b8 c11fb070 c177034b c234366f c26aed04
  c3739fa2 c3cc1f4b c3eec763 c5927a2c c5a1f89e c5bd3fe5 c5eb4514 c6e9fa21 c723fd80 c9514018 caf9828f cb51db2a
  cb729ed2 cbba229b ccf241f7 cf3f3728 cf9aaba3 cfe3aa1e d01a9b8c d026b89f d152295b d1c82974 d2cbb4e4 d2ffe7ea
  d3d60262 d3ebfb99 d509ce0d d574f139 d6483338 d74e6a18 d7581373 d7686e04 d76d382a d7e01620 daf6f729 db2032eb
  dc201eb1 dc2ea19b dc9f8cbc dceee357 de8ec684 deb0dbce e16e89db e2637cf7 e28f0aa5 e2db247c e3d30547 e55f90c7
  e630efd7 e7bb5e3f e8783815 e9a72799 ea5aea8c ea8dc067 ebcf6b7b ec901a27 ecab0f0c ed7926bd ee00e7b1 ee18e072
  ee39eaba ee65b1ee ef8a4160 f055c005 f210d732 f23e5b2d f23fe128 f2b3acec f3154590 f3bcef9c f4a9889d f6195115
  f7e50367 fa1b03aa fa20012b fa5a4e6e fa6654ea fafaf6a9 fd7fba5c fe1ff5fd fee797ea ff51cfcc
`
    .trim()
    .split(/\s+/),
);

const Words = z.record(z.string(), z.string());
const Content = z.object({ title: Words, summary: Words, bodyHtml: Words });

function isEarlier(content: string): boolean {
  const { title, summary, bodyHtml } = Content.parse(JSON.parse(content));
  const texts = [title, summary, bodyHtml].map((words) =>
    Object.entries(words).sort(([one], [other]) => (one < other ? -1 : 1)),
  );
  return EARLIER.has(createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 8));
}

/**
 * Expand: adds the texts of a release beside the current texts of an article. If they are equal, a later release may
 * update the article. Articles that an operator wrote or changed have none.
 */
export async function addShippedNews(db: Kysely<unknown>): Promise<void> {
  await sql`alter table articles add column shipped text`.execute(db);
  const articles = await sql<{ id: string; content: string }>`select id, content from articles`.execute(db);
  for (const { id } of articles.rows.filter(({ content }) => isEarlier(content)))
    await sql`update articles set shipped = content where id = ${id}`.execute(db);
}
