import { startPostgres, type PostgresServer } from '../../../../scripts/testing/postgres.mjs';
import { insertPlaces } from '../order-samples';
import { signUpShop, type Person } from '../people';
import { openProcessWorld, type ProcessWorld } from './process-world';

/** PostgreSQL server that the test may stop, and the API on it, with places and a sender. */
export interface OwnPostgres {
  postgres: PostgresServer;
  world: ProcessWorld;
  ama: Person;
  close: () => Promise<void>;
}

export async function openOwnPostgres(): Promise<OwnPostgres> {
  const postgres = (await startPostgres())!;
  const processWorld = await openProcessWorld('postgres', postgres.url);
  const { world } = processWorld;
  const close = async () => {
    await processWorld.close();
    postgres.stop();
  };
  try {
    await world.process.start();
    await insertPlaces(world);
    return { postgres, world, ama: await signUpShop(world), close };
  } catch (error) {
    await close();
    throw error;
  }
}
