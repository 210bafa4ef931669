import 'server-only';
import pino, { type DestinationStream, type Logger } from 'pino';
import * as z from 'zod';
import type { Config } from './config';
import { loggedError } from './logged-error';

const Fields = z.record(z.string(), z.unknown());

/** Fields with a fixed position in a readable line. */
const FIXED_FIELDS = new Set(['level', 'time', 'msg']);

/** Formats a log line for a terminal: the time of day (UTC), the level, the message, then the other fields. */
export function readableLine(line: string): string {
  const fields = Fields.parse(JSON.parse(line));
  const rest = Object.entries(fields)
    .filter(([name]) => !FIXED_FIELDS.has(name))
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`);
  const time = String(fields.time).slice('2026-01-01T'.length, -1);
  return `${[time, String(fields.level).padEnd('error'.length), fields.msg, ...rest].join(' ')}\n`;
}

/** Writes readable lines to a terminal. */
const terminal: DestinationStream = { write: (line) => void process.stdout.write(readableLine(line)) };

/**
 * Returns the log of a process: one JSON object a line, with ISO 8601 times and levels as words. A terminal gets
 * readable lines. `destination` replaces standard output.
 */
export function createLog(config: Pick<Config, 'LOG_LEVEL' | 'INSTANCE'>, destination?: DestinationStream): Logger {
  const options: pino.LoggerOptions = {
    level: config.LOG_LEVEL,
    base: config.INSTANCE === undefined ? undefined : { instance: config.INSTANCE },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
    serializers: { err: loggedError },
  };
  const target = destination ?? (process.stdout.isTTY ? terminal : undefined);
  return target ? pino(options, target) : pino(options);
}
