import 'server-only';
import { COUNTRIES, isCountry, type Country } from '@/lib/market/country';
import type { Config } from '../../platform/config';
import type { Database } from '../../platform/db/open';

/** Environment of a command. */
export interface CommandScope {
  config: Config;
  db: Database;
  now: () => Date;
  /** Prints one line of the result. */
  out: (line: string) => void;
  /** Prints one line of an error. */
  err: (line: string) => void;
  /** Sets the account in the operators' log. */
  about: (userId: string) => void;
  /** Operator who is named in the operators' log. */
  operator: string;
}

export interface CommandArguments {
  options: Readonly<Record<string, string | undefined>>;
  flags: ReadonlySet<string>;
  positionals: readonly string[];
}

export const EXIT_CODES = { ok: 0, failed: 1, usage: 2 } as const;
export type ExitCode = (typeof EXIT_CODES)[keyof typeof EXIT_CODES];

/** Error for a wrong call of a command. Nothing was done. */
export class UsageError extends Error {}

export interface Command {
  /** `events import` */
  name: string;
  /** Arguments after the name: `FILE.ndjson`. */
  usage: string;
  summary: string;
  /** Names of options with a value. */
  options?: readonly string[];
  /** Present names of options by their former names, which are still accepted. */
  formerOptions?: Readonly<Record<string, string>>;
  /** Names of options without a value. */
  flags?: readonly string[];
  /** Number of required positional arguments, and of further optional ones. */
  positionals?: number;
  optionalPositionals?: number;
  run: (operation: CommandScope, args: CommandArguments) => Promise<ExitCode>;
}

/** Reads an option that names a country, in upper or lower case. Throws UsageError for any other text. */
export function readCountry(option: string, text: string): Country {
  const code = text.toUpperCase();
  if (!isCountry(code)) throw new UsageError(`--${option} must be one of ${COUNTRIES.join(', ')}`);
  return code;
}

/** Returns an option's value. Throws UsageError if it is missing. */
export function requiredOption({ options }: CommandArguments, name: string): string {
  const value = options[name];
  if (value === undefined || value === '') throw new UsageError(`--${name} is required`);
  return value;
}
