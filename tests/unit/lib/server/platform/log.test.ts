import { describe, expect, it } from 'vitest';
import { sendConsoleToLog } from '@/lib/server/programs/serve/console-to-log';
import { nameStatement } from '@/lib/server/platform/db/drivers/failed-statement';
import { createLog, readableLine } from '@/lib/server/platform/log';

const PERSON = 'Zaynab';

function logTo(lines: string[], INSTANCE?: string) {
  return createLog({ LOG_LEVEL: 'debug', INSTANCE }, { write: (line) => void lines.push(line) });
}
const parseLines = (lines: string[]) => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

describe('the log', () => {
  it('writes times as ISO 8601, levels as words, and the instance once', () => {
    const lines: string[] = [];
    const log = logTo(lines, 'site-1');
    log.info({ port: 3000 }, 'listening');
    log.error('failed');
    expect(parseLines(lines)).toEqual([
      {
        level: 'info',
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]{8}\.\d{3}Z$/),
        instance: 'site-1',
        port: 3000,
        msg: 'listening',
      },
      { level: 'error', time: expect.any(String), instance: 'site-1', msg: 'failed' },
    ]);
    expect(lines[0]!.match(/"instance"/g)).toHaveLength(1);
  });

  it('shows one readable line on a terminal', () => {
    const line = JSON.stringify({
      level: 'warn',
      time: '2026-11-28T01:02:03.456Z',
      code: 'E1',
      kept: { a: 1 },
      msg: 'not stored',
    });
    expect(readableLine(line)).toBe('01:02:03.456 warn  not stored code=E1 kept={"a":1}\n');
  });

  it('logs the text of a failed statement without its values', () => {
    const lines: string[] = [];
    const failure = Object.assign(new Error('refused'), { detail: `Failing row contains (${PERSON})` });
    const sql = `insert into "orders" ("name") values ($1)${', ($1)'.repeat(1000)}`;
    logTo(lines).error({ err: nameStatement(failure, sql) }, 'call failed');
    const [{ err }] = parseLines(lines) as [{ err: { statement: string } }];
    expect(err.statement).toBe(sql.slice(0, 1000));
    expect(lines.join('')).not.toContain(PERSON);
  });

  it('logs the innermost statement of an error once', () => {
    const error = new Error('refused');
    nameStatement(error, 'select 1');
    nameStatement(error, 'select 2');
    const lines: string[] = [];
    logTo(lines).error({ err: error }, 'x');
    expect((parseLines(lines)[0]!.err as { statement: string }).statement).toBe('select 1');
  });

  it('logs console output of libraries as JSON lines, without driver details of errors', () => {
    const lines: string[] = [];
    const library = { ...console } as Console;
    const restore = sendConsoleToLog(logTo(lines), library);
    library.log(' \u001b[32m✓\u001b[39m Running next.config took 3ms');
    library.error('⨯', Object.assign(new Error('refused\nfor good'), { detail: PERSON }), { row: PERSON });
    restore();
    expect(parseLines(lines)).toMatchObject([
      { level: 'debug', from: 'console', msg: '✓ Running next.config took 3ms' },
      { level: 'error', from: 'console', msg: '⨯', err: { type: 'Error', message: 'refused\nfor good' } },
    ]);
    expect(lines.join('')).not.toContain(PERSON);
    expect(library.log).toBe(console.log);
  });
});
