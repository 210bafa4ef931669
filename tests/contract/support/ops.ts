import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'vitest';
import { runOps } from '@/lib/server/programs/ops/run-ops';
import type { World } from './world';

export interface OpsRun {
  code: number;
  out: string[];
  err: string[];
}

/** Runs an operators' command against the world's database. */
export async function runOpsCommand({ services }: World, ...parameters: string[]): Promise<OpsRun> {
  const run: OpsRun = { code: -1, out: [], err: [] };
  const io = { out: (line: string) => void run.out.push(line), err: (line: string) => void run.err.push(line) };
  const { config, db, now } = services;
  run.code = await runOps(parameters, () => ({ config, db, now, operator: 'efua@desk' }), io);
  return run;
}

/** Asserts that `db check` finds no fault. */
export async function expectSoundDatabase(world: World): Promise<void> {
  const { code, err } = await runOpsCommand(world, 'db', 'check');
  expect({ code, err }).toEqual({ code: 0, err: [] });
}

/** Calls `work` with a temporary folder and deletes the folder afterwards. Returns the result. */
export async function withTemporaryFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), 'ops-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
