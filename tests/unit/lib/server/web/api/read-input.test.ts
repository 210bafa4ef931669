import { describe, expect, it } from 'vitest';
import { isOnlyText, plainInput, readInput } from '@/lib/server/web/api/read-input';
import type { ApiError } from '@/lib/server/platform/errors';

const posted = (body: string) =>
  new Request('http://localhost/api/x', { method: 'POST', body, headers: { 'content-type': 'application/json' } });
const refusal = (read: Promise<unknown>) =>
  read.then(
    () => null,
    (error: ApiError) => error.error,
  );

describe('the input of a call', () => {
  it.each([
    '"\\ud800"',
    '"a\\udc00b"',
    '"\\ud800x\\udc00"',
    '"\\u0000"',
    '"a\\\\\\u0000"',
    '[["\\uDFFF"]]',
    '{"b":{"\\ud83d":1}}',
  ])('is malformed with %s in it', async (value) =>
    expect(await refusal(readInput(posted(`{"a":${value}}`), {}))).toBe('malformed'),
  );

  it.each([
    ['"\\ud83d\\ude9a"', '🚚'],
    ['"\\\\ud800 \\\\u0000"', '\\ud800 \\u0000'],
    ['"🚚"', '🚚'],
  ])('may hold %s', async (value, read) => expect(await readInput(posted(`{"a":${value}}`), {})).toEqual({ a: read }));

  it('is checked at any depth', async () => {
    const deep = (inside: string) => `{"a":${'['.repeat(50_000)}${inside}${']'.repeat(50_000)}}`;
    expect(await refusal(readInput(posted(deep('"\\ud800"')), {}))).toBe('malformed');
    expect(await refusal(readInput(posted(deep('"\\u0041"')), {}))).toBeNull();
  });

  it('is too large with many values, unless a file may make it long', async () => {
    const most = 3_000_000;
    const file = 'A'.repeat(2_700_000);
    const refusalOf = (body: string) => refusal(readInput(posted(body), {}, most));
    expect(
      await refusalOf(`{"content":"${file}","names":${JSON.stringify(Array.from({ length: 500 }, String))}}`),
    ).toBeNull();
    for (const values of [
      '[],'.repeat(800_000),
      '"a":1,'.repeat(400_000),
      '['.repeat(1_300_000),
      '{"a":'.repeat(500_000),
    ]) {
      expect(await refusalOf(`{"x":[${values}`)).toBe('bodyTooLarge');
    }
  });

  it('has the same checks in a query, in a path and in process', async () => {
    const request = new Request('http://localhost/api/x?name=a%00b');
    expect(await refusal(readInput(request, {}))).toBe('malformed');
    expect(await refusal(readInput(new Request('http://localhost/api/x'), { id: 'a\ud800' }))).toBe('malformed');
    expect(() => plainInput('saveContactExpert', { message: 'a\ud800b' })).toThrow(/malformed/);
    expect(isOnlyText([['name', 'a\0']])).toBe(false);
  });
});
