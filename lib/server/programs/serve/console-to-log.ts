import 'server-only';
import { stripVTControlCharacters } from 'node:util';
import type { Logger } from 'pino';

const LEVELS = { debug: 'debug', log: 'debug', info: 'debug', warn: 'warn', error: 'error' } as const;

/**
 * Redirects the console output of libraries to the log, so that every line has one format. Progress messages become
 * `debug` lines. Errors pass the log's serializer, which removes the values that a driver adds. Returns a function that
 * undoes it.
 */
export function sendConsoleToLog(log: Pick<Logger, 'debug' | 'warn' | 'error'>, target: Console = console): () => void {
  const before = Object.fromEntries(
    Object.keys(LEVELS).map((method) => [method, target[method as keyof typeof LEVELS]]),
  );
  for (const [method, level] of Object.entries(LEVELS)) {
    target[method as keyof typeof LEVELS] = (...words: unknown[]) => {
      const error = words.find((word) => word instanceof Error);
      const text = words.filter((word) => typeof word === 'string').join(' ');
      log[level]({ ...(error && { err: error }), from: 'console' }, stripVTControlCharacters(text).trim());
    };
  }
  return () => void Object.assign(target, before);
}
