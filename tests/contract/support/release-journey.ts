import { walkEveryCall } from './journey/journey';
import { insertPlaces } from './order-samples';
import { signUp, type Person } from './people';
import { scanRow, importScanRows } from './scan-rows';
import { callOverHttp, readOutbox, type World } from './world';
import { parseConfig } from '@/lib/server/platform/config';
import { prepareDatabase } from '@/lib/server/programs/seed/prepare';
import { createServices } from '@/lib/server/services';

/** An API that runs, of the release that this file belongs to. */
export interface RunningRelease {
  engine: World['engine'];
  origin: string;
  databaseUrl: string;
  outboxDir: string;
}

async function onWorld<Result>(running: RunningRelease, work: (world: World) => Promise<Result>): Promise<Result> {
  const { engine, origin, databaseUrl, outboxDir } = running;
  const config = { DATABASE_URL: databaseUrl, OUTBOX_DIR: outboxDir, NODE_ENV: 'test', LOG_LEVEL: 'silent' };
  const services = createServices(parseConfig(config));
  const world: World = {
    engine,
    origin,
    services,
    call: (name, input = {}, headers = {}) => callOverHttp(origin, name, input, headers),
    pass: () => undefined,
    outbox: () => readOutbox(outboxDir),
  };
  try {
    return await work(world);
  } finally {
    await services.db.destroy();
  }
}

/** Creates the schema and inserts the sample data of this release and places. Returns a person with a session. */
export const prepareRelease = (running: RunningRelease): Promise<Person> =>
  onWorld(running, async (world) => {
    await prepareDatabase(world.services);
    await insertPlaces(world);
    return signUp(world);
  });

/** Imports a scan as this release does. */
export const takeInByRelease = (running: RunningRelease, ...scan: Parameters<typeof scanRow>) =>
  onWorld(running, (world) => importScanRows(world, scanRow(...scan)));

/**
 * Makes every call of this release's contract on an API that may serve a later release's database. Returns their names.
 * Later releases read this file from the history, or use their own: it depends only on long-standing parts of the
 * tests.
 */
export const walkRelease = (running: RunningRelease): Promise<string[]> =>
  onWorld(running, async (world) => (await walkEveryCall(world)).steps.map(({ name }) => name));
