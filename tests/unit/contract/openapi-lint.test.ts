import { Spectral, type RulesetDefinition } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import { expect, it } from 'vitest';
import type { CallDefinition } from '@/lib/contract/calls/define-call';
import { REGISTRY } from '@/lib/contract/registry';
import { openApiDocument } from '@/lib/server/web/api/openapi';

it('Spectral reports nothing about the OpenAPI document', async () => {
  const spectral = new Spectral();
  // Its own types leave out what it inherits.
  spectral.setRuleset({ extends: [[oas as RulesetDefinition, 'recommended']] });
  const found = await spectral.run(structuredClone(openApiDocument()));
  expect(found.map(({ code, path, message }) => `${code} ${path.join('.')}: ${message}`)).toEqual([]);
});

it('every operation says who may call it and how it fails, as linters recommend', () => {
  type Operations = Record<string, Record<string, { security?: object[]; responses: Record<string, unknown> }>>;
  const { paths, webhooks, info, servers, components } = openApiDocument() as unknown as {
    paths: Operations;
    webhooks: Operations;
    info: { license?: { name: string } };
    servers: { url: string; description: string }[];
    components: { securitySchemes: object };
  };
  for (const [path, operations] of Object.entries({ ...paths, ...webhooks })) {
    for (const { security, responses } of Object.values(operations)) {
      expect(security, path).toBeDefined();
      const named = security!.flatMap((requirement) => Object.keys(requirement));
      expect(Object.keys(components.securitySchemes), path).toEqual(expect.arrayContaining(named));
      const statuses = Object.keys(responses);
      expect(statuses.filter((status) => /^2/.test(status)).length, path).toBe(1);
      expect(statuses.filter((status) => /^4/.test(status)).length, path).toBeGreaterThan(0);
    }
  }
  expect(info.license?.name).toBe('MIT');
  expect(servers.map(({ description }) => /dx_(\w+?)_/.exec(description)?.[1])).toEqual(['live', 'test']);
  for (const { url } of servers) expect(url).not.toMatch(/\/$|example\./);
});

it('every call has a summary that is unique in its group, and a description in sentences', () => {
  const calls: CallDefinition[] = Object.values(REGISTRY);
  expect(new Set(calls.map(({ summary, group }) => `${group}: ${summary}`)).size).toBe(calls.length);
  for (const { summary, description } of calls) {
    expect(summary).toMatch(/^[A-Z].*[^.]$/);
    expect(description).toMatch(/^[A-Z].*\.$/);
  }
});
