import 'server-only';
import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import * as z from 'zod';

/** Entries that earlier releases wrote into dictionaries: the first eight digits of their SHA-256. */
const EARLIER = new Set(
  `
  0080f23e 01363ae3 02918d93 0438144b 0c44dc96 0c6e34f5 0c8b8c37 103efb9d 13f20446 18428cfb 195d26aa 1c6181ba
  1fadfc2d 20461bcc 2198de90 22f3af2e 23aa0302 246e21d4 2490ef32 2affdacd 2e4a4d7b 30b5d3a9 3289bdbd 32a4bb7b
  336ec11a 351b8f3e 369ce324 39f6fe09 3b3a97e7 3c2ecb61 40718780 4150085a 42086b41 4676c8d7 474944cb 477949e3
  4ad96819 4c23ba33 4c5ef11f 4e84d279 55efed13 561d4c92 56db44be 5a57c6fe 5d952b2c 5e103d8a 5e677159 6276d1b0
  640389e6 671364cc 6b299909 6d450762 6fd07900 6fe38510 708979e7 70e9a755 71b2b73f 745d2eaf 75e3f043 77b4cc44
  78054001 790f4697 7a5a9e56 7f9e1480 82770273 851a9197 87d70e7a 89093efa 89faad7d 8ae6bc8c 8beef07e 8bffa94a
  8c1174d0 8c5c248a 8db7b0df 8e9d8199 8ff5a56a 938bd3d2 98363abb 983c731e 98696ccd 9aef7412 9d975679 a3369475
  a67d9df8 a89b0176 aa7e26d7 ab4e7242 ab953f6b adf00e49 aea315a9 affb32a9 b03c48c4 b283e642 bcd3b3f6 bd8f8b9a
  be8d3b00 c5adf09b c7ff8383 c82c2834 ca590492 cd72c181 cf151352 d280f732 d4dea567 d8cb7d2f da5c42c3 dd674a06
  ddf168ec de900a90 dfdf71d5 e00af8b3 e1c47a60 e3871e2d e38b6ccb e9623cf4 e968b191 eabf6a8c ec9d832d ed1fd5c8
  ef0e08ac efac84dd f2cbcca5 f2f1fb2c f4e740fc f5c5420a f64e6413 f98fe6fb fe918be9
`
    .trim()
    .split(/\s+/),
);

const Names = z.record(z.string(), z.string());

const isEarlier = (names: string) => {
  const entries = Object.entries(Names.parse(JSON.parse(names))).sort(([one], [other]) => (one < other ? -1 : 1));
  return EARLIER.has(createHash('sha256').update(JSON.stringify(entries)).digest('hex').slice(0, 8));
};

interface Entry {
  type: string;
  code: string;
  names: string;
}

/**
 * Expand: adds the words of a release beside the current words of a dictionary's entry. If they are equal, a later
 * release may update the entry. Entries that an operator changed have none.
 */
export async function addShippedWords(db: Kysely<unknown>): Promise<void> {
  await sql`alter table dictionaries add column shipped text`.execute(db);
  const entries = await sql<Entry>`select type, code, names from dictionaries`.execute(db);
  for (const { type, code } of entries.rows.filter(({ names }) => isEarlier(names)))
    await sql`update dictionaries set shipped = names where type = ${type} and code = ${code}`.execute(db);
}
