import { beforeAll, expect, it } from 'vitest';
import { CALL_NAMES, CALLS } from '@/lib/contract/calls';
import type { CallDefinition } from '@/lib/contract/calls/define-call';
import { DOCS_PATHS } from '@/lib/contract/developers/docs-address';
import { ERRORS } from '@/lib/contract/error-codes';
import { REGISTRY } from '@/lib/contract/registry';
import { exampleOf } from '@/lib/server/web/api/field-example';
import { sampleCall } from '@/lib/server/web/docs/sample-call';
import { signUp, type Person } from '../support/people';
import { onEachDatabase } from '../support/world';

const PROBLEM = 'application/problem+json';

onEachDatabase('a problem document', (world) => {
  let ama: Person;
  beforeAll(async () => {
    ama = await signUp(world());
  });

  it.each(['queryTrack', 'addAddress', 'createWebhook', 'getOrder'] as const)(
    'has the status, code and fields of the envelope for %s',
    async (name) => {
      const input = CALLS[name].method === 'GET' ? { id: '' } : { waybillNos: [], events: [], url: 'x' };
      const headers = { token: ama.token, lang: 'tr' };
      const { status, body } = await world().call(name, input, headers);
      const request = await world().call(name, input, { ...headers, accept: `application/json;q=0.5, ${PROBLEM}` });
      expect(request.headers.get('content-type')).toBe(PROBLEM);
      const problem = request.body as unknown as Record<string, unknown> & { errors: Record<string, unknown>[] };
      expect(request.status).toBe(status);
      expect(problem).toMatchObject({ status, code: body.code, detail: body.message });
      expect(problem.errors).toMatchObject(body.errors!.map(({ field, message }) => ({ field, detail: message })));
      for (const { rule, pointer, field } of problem.errors) {
        expect(rule).toMatch(/^[a-z][A-Za-z]*$/);
        expect(pointer).toBe(`#/${String(field).replaceAll('.', '/')}`);
      }
    },
  );

  it('has the full address of a row of the documentation as its type', async () => {
    const { body } = await world().call('queryOrderPage', {}, { accept: PROBLEM });
    const { type } = body as unknown as { type: string };
    const { origin, pathname, hash } = new URL(type);
    expect({ origin, pathname, hash }).toEqual({
      origin: world().services.config.siteUrl,
      pathname: DOCS_PATHS.errors,
      hash: `#${ERRORS.tokenMissing.code}`,
    });
    const html = await (await fetch(world().origin + pathname)).text();
    for (const { code } of Object.values(ERRORS)) expect(html).toContain(`<tr id="${code}"`);
  });

  it.each([
    undefined,
    '*/*',
    'application/json',
    `${PROBLEM};q=0`,
    `${PROBLEM};q=0.5, application/json`,
    `${PROBLEM};q=x`,
  ])('is not sent to a program that accepts %s', async (accept) => {
    const { body } = await world().call('queryOrderPage', {}, { accept });
    expect(body).toMatchObject({ success: false, data: null });
  });

  it('is sent for a missing address and a wrong method', async () => {
    for (const [path, method, status] of [
      ['/api/nothing', 'GET', 404],
      [`/api${CALLS.queryTrack.path}`, 'GET', 405],
    ] as const) {
      const response = await fetch(world().origin + path, { method, headers: { accept: PROBLEM } });
      expect({ status: response.status, contentType: response.headers.get('content-type') }).toEqual({
        status,
        contentType: PROBLEM,
      });
    }
  });

  it('names examples that the call accepts', async () => {
    const headers = { accept: PROBLEM, token: ama.token };
    const { body } = await world().call('addAddress', {}, headers);
    const { errors } = body as unknown as { errors: { field: string; rule: string; example?: unknown }[] };
    expect(errors.find(({ field }) => field === 'countryCode')).toMatchObject({ rule: 'chooseCountry', example: 'GH' });
    let examples = 0;
    for (const name of CALL_NAMES) {
      const { request } = REGISTRY[name] as CallDefinition;
      const sample = sampleCall(name).request as Record<string, unknown>;
      for (const field of Object.keys(sample)) {
        const example = exampleOf(name, [field]);
        if (example === undefined) continue;
        examples += 1;
        const failedFields = request
          .safeParse({ ...sample, [field]: example })
          .error?.issues.map(({ path }) => path[0]);
        expect(failedFields ?? [], `${name}.${field}`).not.toContain(field);
      }
    }
    expect(examples).toBeGreaterThan(100);
  });

  it('has no example of a secret or of a value that belongs to one caller', async () => {
    for (const name of CALL_NAMES)
      for (const field of ['id', 'token', 'captchaKey', 'verifyCode', 'password', 'quoteToken'])
        expect(exampleOf(name, [field]), `${name}.${field}`).toBeUndefined();
    expect(exampleOf('addAddress', ['__proto__'])).toBeUndefined();
  });
});
