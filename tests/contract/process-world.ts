import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { parseConfig } from '@/lib/server/config';
import { createServices } from '@/lib/server/services';
import { createApiProcess, type ApiProcess } from './api-process';
import { copyTemplate, postgresServer } from './template';
import { callOverHttp, RAISED_CODE_LIMITS, readOutbox, type World } from './world';

/**
 * A world whose API runs in a process of its own, with a clock that cannot be moved. `services` use the same database from the
 * test's process, for fixtures and assertions.
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
  const outboxDir = mkdtempSync(path.join(tmpdir(), 'outbox-'));
  const settings = { DATABASE_URL: databaseUrl, OUTBOX_DIR: outboxDir };
  const process = await createApiProcess({ ...settings, LOG_LEVEL: 'error', ...RAISED_CODE_LIMITS, ...environment });
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
): void {
  const engines = postgresServer ? (['sqlite', 'postgres'] as const) : (['sqlite'] as const);
  describe.each(engines)(`${title} on %s`, (engine) => {
    let opened: Awaited<ReturnType<typeof openProcessWorld>>;
    let drop: () => Promise<void>;
    beforeAll(async () => {
      const database = await copyTemplate(inject('template'), engine);
      drop = database.drop;
      opened = await openProcessWorld(engine, database.url, environment);
    });
    afterAll(async () => {
      await opened?.close();
      await drop?.();
    });
    suite(() => opened.world);
  });
}
