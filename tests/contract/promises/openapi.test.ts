import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { beforeAll, expect, it } from 'vitest';
import { CALLS, type CallName } from '@/lib/contract/calls';
import { REGISTRY } from '@/lib/contract/registry';
import { walkEveryCall, type Journey, type JourneyStep } from '../support/journey/journey';
import { domesticOrder, insertPlaces } from '../support/order-samples';
import { signUp } from '../support/people';
import { onOneDatabase } from '../support/world';

interface Operation {
  operationId: string;
  parameters: { name: string; in: string; required?: boolean; schema: object }[];
  requestBody?: { content: { 'application/json': { schema: { properties?: object } } } };
  responses: Record<string, unknown>;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
}

const names = Object.keys(CALLS) as CallName[];
const pointer = (...parts: string[]) =>
  parts
    .map((part) => `/${part.replaceAll('~', '~0').replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D')}`)
    .join('');

// The document does not depend on the database. `callOverHttp` checks each response on each database against the same
// schemas.
onOneDatabase('the OpenAPI document', (world) => {
  let document: Document;
  let ajv: Ajv2020;
  let journey: Journey;
  beforeAll(async () => {
    await insertPlaces(world());
    document = (await (await fetch(`${world().origin}/api/openapi.json`)).json()) as Document;
    ajv = new Ajv2020({ strict: false, allErrors: true });
    addFormats.default(ajv);
    ajv.addSchema(document, 'openapi.json');
    journey = await walkEveryCall(world());
  });

  const operationOf = (name: CallName) => document.paths[CALLS[name].path]![CALLS[name].method.toLowerCase()]!;
  const schemaAt = (name: CallName, ...parts: string[]) =>
    ajv.compile({
      $ref: `openapi.json#${pointer('paths', CALLS[name].path, CALLS[name].method.toLowerCase(), ...parts, 'content', 'application/json', 'schema')}`,
    });

  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(structuredClone(document) as never);
    expect(errors ?? []).toEqual([]);
    expect({ valid, version: validator.version }).toEqual({ valid: true, version: '3.1' });
  });

  it('lists every call and nothing else', () => {
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => `${operationId} ${method} ${path}`),
    );
    const expectedCalls = names.map((name) => `${name} ${CALLS[name].method.toLowerCase()} ${CALLS[name].path}`);
    expect(described.sort()).toEqual(expectedCalls.sort());
  });

  it.each(names)('has the path parameters of %s only in the path', (name) => {
    const inPath = [...CALLS[name].path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter!);
    const { parameters, requestBody } = operationOf(name);
    expect(parameters.filter((each) => each.in === 'path').map((each) => each.name)).toEqual(inPath);
    const inBody = Object.keys(requestBody?.content['application/json'].schema.properties ?? {});
    expect(inBody.filter((field) => inPath.includes(field))).toEqual([]);
  });

  it('is covered by the journey', () => {
    const journeyCalls = [...new Set(journey.steps.map(({ name }) => name))];
    expect(journeyCalls.sort(), 'add a step for the call to tests/contract/support/journey/journey.ts').toEqual(
      Object.keys(REGISTRY).sort(),
    );
  });

  it.each(Object.keys(REGISTRY) as CallName[])('describes the request and response of %s', (name) => {
    const steps = journey.steps.filter((step) => step.name === name);
    for (const step of steps) {
      expectTaken(step);
      if (CALLS[name].responseType === 'bytes') continue;
      const responseSchema = schemaAt(name, 'responses', '200');
      expect(responseSchema(step.reply.body), ajv.errorsText(responseSchema.errors)).toBe(true);
    }
  });

  function expectTaken({ name, input }: JourneyStep): void {
    const { parameters } = operationOf(name);
    const elsewhere = new Set(parameters.filter((each) => each.in !== 'header').map((each) => each.name));
    for (const { name: field, in: place, required, schema } of parameters) {
      if (place === 'header') continue;
      if (required) expect(input, name).toHaveProperty(field);
      if (field in input) expect(ajv.validate(schema, input[field]), `${name} ${field} ${ajv.errorsText()}`).toBe(true);
    }
    if (CALLS[name].method !== 'POST') return;
    const body = Object.fromEntries(Object.entries(input).filter(([field]) => !elsewhere.has(field)));
    const requestSchema = schemaAt(name, 'requestBody');
    expect(requestSchema(body), `${name} ${ajv.errorsText(requestSchema.errors)}`).toBe(true);
  }

  it('describes failures', async () => {
    const failures = await Promise.all([
      world().call('getCustomer'),
      world().call('queryTrack', { waybillNos: [] }),
      world().call('queryFrontBlogDetail', { id: 'none' }),
    ]);
    expect(failures.map(({ status }) => status)).toEqual([401, 422, 404]);
    const failure = ajv.compile({
      $ref: `openapi.json#${pointer('components', 'responses', 'Failure', 'content', 'application/json', 'schema')}`,
    });
    for (const status of ['4XX', 'default'])
      expect(operationOf('queryTrack').responses[status]).toEqual({ $ref: '#/components/responses/Failure' });
    for (const { body } of failures) expect(failure(body), ajv.errorsText(failure.errors)).toBe(true);
    expect(failure({ ...failures[0]!.body, code: 7 })).toBe(false);
  });

  it('describes the accepted idempotency keys', async () => {
    const { schema } = operationOf('addOrder').parameters.find(({ name }) => name === 'Idempotency-Key')!;
    const { token } = await signUp(world());
    for (const key of ['!', '~'.repeat(128), 'k'.repeat(129), 'two words', 'é', '']) {
      const { status } = await world().call(
        'addOrder',
        { kind: 'domestic', ...domesticOrder() },
        { token, 'idempotency-key': key },
      );
      expect({ key, status }).toEqual({ key, status: ajv.validate(schema, key) ? 200 : 400 });
    }
  });
});
