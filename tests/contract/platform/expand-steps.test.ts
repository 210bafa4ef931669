import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrate } from '@/lib/server/platform/db/migrate';
import { MIGRATION_STEPS } from '@/lib/server/platform/db/migrations/steps';
import { createFreshDatabase, createEmptyDatabase, type FreshDatabase } from '../support/fresh-database';
import { lossesOf, readSchemaShape } from '../support/hostile/schema-shape';
import { ENGINES } from '../support/world';

/** Losses of earlier steps, for releases that nobody runs any more. New steps do not belong here. */
const LOSSES_OF_EARLIER_STEPS = {
  sqlite: {
    '0015-scans-by-waybill': [
      'parcels.waybill_no cannot be left out',
      'scan_events.id is bigint',
      'scan_events.placed_month cannot be left out',
      'scan_events keeps to unique (waybill_no, event_id)',
    ],
  },
  postgres: {
    '0015-scans-by-waybill': [
      'scan_events.placed_month cannot be left out',
      'scan_events keeps to PRIMARY KEY (waybill_no, event_id, placed_month)',
    ],
  },
};

/** Forbidden steps, each with the resulting loss for the previous release. */
const BAD: [does: string, statement: string, loss: RegExp, on?: (typeof ENGINES)[number]][] = [
  ['drops a table', 'drop table jobs', /^jobs is gone$/],
  ['renames a table', 'alter table jobs rename to careers', /^jobs is gone$/],
  ['drops a column', 'alter table jobs drop column content', /^jobs.content is gone$/],
  ['renames a column', 'alter table jobs rename column content to text', /^jobs.content is gone$/],
  [
    'asks for a new column',
    'alter table jobs add column pay text not null',
    /^jobs.pay cannot be left out$/,
    'postgres',
  ],
  [
    'asks for a column',
    'alter table parcels alter column measured set not null',
    /measured cannot be left out/,
    'postgres',
  ],
  [
    'takes a default away',
    'alter table image_codes alter column in_words drop default',
    /in_words cannot be left out/,
    'postgres',
  ],
  ['changes a type', 'alter table jobs alter column content type varchar(9)', /^jobs.content is varchar$/, 'postgres'],
  ['adds a check', 'alter table jobs add check (length(content) < 9)', /^jobs keeps to CHECK/, 'postgres'],
  [
    'makes a table anew with a check',
    'drop table jobs; create table jobs (number text primary key, type text not null, country_code text not null, published_at text not null, closes_on text, content text not null, check (length(content) < 9))',
    /^jobs keeps to check \(length\(content\) < 9\)$/,
    'sqlite',
  ],
  ['wants values to be unique', 'create unique index alone on jobs (content)', /^jobs keeps to .*\(content\)/],
];

describe.each(ENGINES)('a step of phase expand on %s', (engine) => {
  let database: FreshDatabase;
  afterEach(() => database.drop());

  it('removes nothing that the previous release uses', async () => {
    database = await createEmptyDatabase(engine);
    const losses: Record<string, string[]> = {};
    let before = await readSchemaShape(database.db);
    for (const [index, { name, phase }] of MIGRATION_STEPS.entries()) {
      await migrate(database.db, engine, { runsContractSteps: true, steps: MIGRATION_STEPS.slice(0, index + 1) });
      const after = await readSchemaShape(database.db);
      const lost = phase === 'expand' ? lossesOf(before, after) : [];
      if (lost.length > 0) losses[name] = lost;
      before = after;
    }
    expect(losses, 'move what the step removes into a step of phase contract').toEqual(LOSSES_OF_EARLIER_STEPS[engine]);
  });

  describe('that breaks this rule', () => {
    beforeEach(async () => void (database = await createFreshDatabase(engine)));

    it.each(BAD.filter(([, , , on]) => on === undefined || on === engine))(
      'is found if it %s',
      async (_does, statement, loss) => {
        const before = await readSchemaShape(database.db);
        for (const part of statement.split('; ')) await sql.raw(part).execute(database.db);
        expect(lossesOf(before, await readSchemaShape(database.db))).toContainEqual(expect.stringMatching(loss));
      },
    );

    it('is not reported if it only adds', async () => {
      const before = await readSchemaShape(database.db);
      for (const statement of [
        `alter table jobs add column pay text not null default '' check (pay <> '?')`,
        `create unique index alone on jobs (pay) where pay <> ''`,
        'create table perks (job text not null references jobs (number))',
      ])
        await sql.raw(statement).execute(database.db);
      expect(lossesOf(before, await readSchemaShape(database.db))).toEqual([]);
    });
  });
});
