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

it('every call has a summary that is unique in its group, and a description in sentences', () => {
  const calls: CallDefinition[] = Object.values(REGISTRY);
  expect(new Set(calls.map(({ summary, group }) => `${group}: ${summary}`)).size).toBe(calls.length);
  for (const { summary, description } of calls) {
    expect(summary).toMatch(/^[A-Z].*[^.]$/);
    expect(description).toMatch(/^[A-Z].*\.$/);
  }
});
