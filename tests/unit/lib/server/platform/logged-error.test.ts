import { describe, expect, it } from 'vitest';
import { loggedError } from '@/lib/server/platform/logged-error';

const PERSON = 'Zaynab';

describe('a logged error', () => {
  it('preserves the kind, code, message and place of a failure', () => {
    const error = Object.assign(new TypeError('no such thing'), { code: 'E1' });
    expect(loggedError(error)).toMatchObject({ type: 'TypeError', code: 'E1', message: 'no such thing' });
    expect(loggedError(error).stack).toContain('logged-error.test.ts');
  });

  it.each([
    ['the row a database refused', Object.assign(new Error('refused'), { detail: `Failing row contains (${PERSON})` })],
    ['a cause', new Error('failed', { cause: new Error(PERSON) })],
    ['what was thrown, if no error', { name: PERSON }],
  ])('removes %s', (_, error) => {
    expect(JSON.stringify(loggedError(error))).not.toContain(PERSON);
  });

  it('removes the text that a parser could not read', () => {
    let failure: unknown;
    try {
      JSON.parse(`${PERSON} is no JSON`);
    } catch (error) {
      failure = error;
    }
    expect((failure as Error).message).toContain(PERSON);
    expect(loggedError(failure)).toMatchObject({ type: 'SyntaxError' });
    expect(JSON.stringify(loggedError(failure))).not.toContain(PERSON);
  });
});
