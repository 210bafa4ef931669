import { walkEveryCall } from './journey';
import { insertPlaces } from './order-samples';
import { signUp, type Person } from './people';
import { scanRow, takeIn } from './scan-rows';
import { callOverHttp, readOutbox, type World } from './world';
import { parseConfig } from '@/lib/server/config';
import { prepareDatabase } from '@/lib/server/seed/prepare';
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

/** The schema and the sample data of this release, places to send to, and a person with a session. */
export const prepareRelease = (running: RunningRelease): Promise<Person> =>
  onWorld(running, async (world) => {
    await prepareDatabase(world.services);
    await insertPlaces(world);
    return signUp(world);
  });

/** Takes a scan in as this release does. */
export const takeInByRelease = (running: RunningRelease, ...scan: Parameters<typeof scanRow>) =>
  onWorld(running, (world) => takeIn(world, scanRow(...scan)));

/**
 * Makes every call of this release's contract, on an API that may serve a later release's database. Answers their names. Later releases
 * take this file out of the history, or put theirs where there is none: it uses only what the tests have had for long.
 */
export const walkRelease = (running: RunningRelease): Promise<string[]> =>
  onWorld(running, async (world) => (await walkEveryCall(world)).steps.map(({ name }) => name));
