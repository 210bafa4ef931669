import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { parseConfig } from '@/lib/server/platform/config';
import { createServices } from '@/lib/server/services';
import { createApiProcess, type ApiProcess } from './api-process';
import { makeMemoryFolder } from '../../../../scripts/testing/memory-folder.mjs';
import { copyTemplate } from '../template';
import { callOverHttp, ENGINES, RAISED_CODE_LIMITS, readOutbox, type World } from '../world';

/**
 * A world whose API runs in a separate process with a real clock. `services` use the same database from the test's
 * process, for fixtures and assertions.
 */
export interface ProcessWorld extends World {
  databaseUrl: string;
  process: ApiProcess;
}

export async function openProcessWorld(
  engine: World['engine'],
  databaseUrl: string,
  environment: Record<string, string> = {},
): Promise<{ world: ProcessWorld; close: () => Promise<void> }> {
  const outboxDir = makeMemoryFolder('outbox');
  const settings = { DATABASE_URL: databaseUrl, OUTBOX_DIR: outboxDir };
  const process = await createApiProcess({
    ...settings,
    LOG_LEVEL: 'error',
    ...RAISED_CODE_LIMITS,
    SEND_ON_MARKETS: 'KE',
    ...environment,
  });
  const services = createServices(parseConfig({ ...settings, NODE_ENV: 'test', LOG_LEVEL: 'silent' }));
  const world: ProcessWorld = {
    engine,
    origin: process.origin,
    databaseUrl,
    process,
    services,
    call: (name, input = {}, headers = {}) => callOverHttp(process.origin, name, input, headers),
    pass: () => undefined,
    outbox: () => readOutbox(outboxDir),
  };
  const close = async () => {
    await process.kill();
    await services.db.destroy();
    rmSync(outboxDir, { recursive: true, force: true });
  };
  return { world, close };
}

/** Runs a suite once on each database, against the API as a process that is not started yet. */
export function onEachProcess(
  title: string,
  suite: (world: () => ProcessWorld) => void,
  environment: Record<string, string> = {},
  engines = ENGINES,
): void {
  describe.each(engines)(`${title} on %s`, (engine) => {
    let processWorld: Awaited<ReturnType<typeof openProcessWorld>>;
    let drop: () => Promise<void>;
    beforeAll(async () => {
      const database = await copyTemplate(inject('template'), engine);
      drop = database.drop;
      processWorld = await openProcessWorld(engine, database.url, environment);
    });
    afterAll(async () => {
      await processWorld?.close();
      await drop?.();
    });
    suite(() => processWorld.world);
  });
}
