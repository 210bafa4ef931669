import { Spectral, type RulesetDefinition } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import { expect, it } from 'vitest';
import { CALL_GROUPS, CALL_TEXTS } from '@/lib/contract/call-texts';
import { CALL_NAMES } from '@/lib/contract/calls';
import { openApiDocument } from '@/lib/server/web/api/openapi';

it('the OpenAPI document has nothing that Spectral warns of', async () => {
  const spectral = new Spectral();
  // Its own types leave out what it inherits.
  spectral.setRuleset({ extends: [[oas as RulesetDefinition, 'recommended']] });
  const found = await spectral.run(structuredClone(openApiDocument()));
  expect(found.map(({ code, path, message }) => `${code} ${path.join('.')}: ${message}`)).toEqual([]);
});

it('every call stands in one group, with a title and a description of its own', () => {
  const named = Object.values(CALL_GROUPS).flatMap(({ calls }) => Object.keys(calls));
  expect(named.toSorted()).toEqual(CALL_NAMES.toSorted());
  const texts = [...CALL_TEXTS.values()];
  expect(new Set(texts.map(({ title, group }) => `${group}: ${title}`)).size).toBe(CALL_NAMES.length);
  for (const { title, description } of texts) {
    expect(title).toMatch(/^[A-Z].*[^.]$/);
    expect(description).toMatch(/^[A-Z].*\.$/);
  }
});
