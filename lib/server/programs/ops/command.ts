import 'server-only';
import type { Config } from '../../config';
import type { Database } from '../../db/open';

/** What a command may know of the outside. */
export interface Operation {
  config: Config;
  db: Database;
  now: () => Date;
  /** One line for whoever reads or pipes the answer. */
  out: (line: string) => void;
  /** One line about what went wrong. */
  err: (line: string) => void;
  /** Names the account that the command works on, for the operators' log. */
  about: (userId: string) => void;
  /** Who works, for the same. */
  operator: string;
}

export interface CommandArguments {
  options: Readonly<Record<string, string | undefined>>;
  flags: ReadonlySet<string>;
  positionals: readonly string[];
}

export const EXIT = { ok: 0, failed: 1, usage: 2 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** The command was called wrongly; nothing was done. */
export class UsageError extends Error {}

export interface Command {
  /** `events import` */
  name: string;
  /** What follows the name: `FILE.ndjson`. */
  usage: string;
  summary: string;
  /** Names of options that take a value. */
  options?: readonly string[];
  /** Names of options that are said or not. */
  flags?: readonly string[];
  /** How many arguments stand without a name, and how many more may. */
  positionals?: number;
  optionalPositionals?: number;
  run: (operation: Operation, given: CommandArguments) => Promise<ExitCode>;
}

/** An option's value. Throws UsageError without one. */
export function requiredOption({ options }: CommandArguments, name: string): string {
  const value = options[name];
  if (value === undefined || value === '') throw new UsageError(`--${name} is needed`);
  return value;
}
