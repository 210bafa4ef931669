import { sql } from 'kysely';
import type { World } from '../world';

/** Makes the database refuse the scan with this event id: "the disk is gone". Returns a function that undoes it. */
export async function refuseScan({ engine, services: { db } }: World, eventId: string): Promise<() => Promise<void>> {
  const when = `when (new.event_id = '${eventId}')`;
  const statements = {
    sqlite: [
      `create trigger refusing before insert on scan_events ${when} begin select raise(abort, 'the disk is gone'); end`,
      'drop trigger refusing',
    ],
    postgres: [
      `create function refuse() returns trigger language plpgsql as $$ begin raise 'the disk is gone'; end $$;
       create trigger refusing before insert on scan_events for each row ${when} execute function refuse()`,
      'drop trigger refusing on scan_events; drop function refuse()',
    ],
  };
  const [make, end] = statements[engine] as [string, string];
  await sql.raw(make).execute(db);
  return async () => void (await sql.raw(end).execute(db));
}
