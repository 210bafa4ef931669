import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Spectral, type RulesetDefinition } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import { expect, it } from 'vitest';
import type { CallDefinition } from '@/lib/contract/calls/define-call';
import { AUDIENCE_NAMES, isForAudience } from '@/lib/contract/developers/audiences';
import { REGISTRY } from '@/lib/contract/registry';
import { openApiDocument } from '@/lib/server/web/api/openapi';

const DOCUMENTS = [undefined, ...AUDIENCE_NAMES] as const;

it('Spectral reports nothing about the OpenAPI documents', async () => {
  for (const audience of DOCUMENTS) {
    const spectral = new Spectral();
    // The types of the ruleset leave out the rules that it inherits.
    spectral.setRuleset({ extends: [[oas as RulesetDefinition, 'recommended']] });
    const findings = await spectral.run(structuredClone(openApiDocument(audience)));
    expect(findings.map(({ code, path: at, message }) => `${code} ${at.join('.')}: ${message}`)).toEqual([]);
  }
}, 60_000);

/** Returns the findings of Redocly's recommended rules in a document. Redocly is a separate program, not a library. */
async function redocly(document: object): Promise<unknown[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'openapi-'));
  try {
    const file = path.join(folder, 'openapi.json');
    writeFileSync(file, JSON.stringify(document));
    const program = path.resolve('node_modules/@redocly/cli/bin/cli.js');
    const parameters = [program, 'lint', file, '--extends=recommended', '--format=json'];
    const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
    // The program exits with an error if there are findings, which it prints.
    const { stdout } = await promisify(execFile)(process.execPath, parameters, { cwd: folder, env }).catch(
      (failure: { stdout: string }) => failure,
    );
    return (JSON.parse(stdout) as { problems: unknown[] }).problems;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it('Redocly reports nothing about them, and finds a fault', async () => {
  const findings = await Promise.all(DOCUMENTS.map((audience) => redocly(openApiDocument(audience))));
  expect(findings).toEqual(DOCUMENTS.map(() => []));
  const faulty = structuredClone(openApiDocument('partner'));
  delete Object.values(Object.values(faulty.paths)[0]!)[0]!.security;
  expect((await redocly(faulty)).length).toBeGreaterThan(0);
}, 120_000);

it('the documents for audiences have every call between them, for its readers only', () => {
  const callsIn = (audience?: (typeof AUDIENCE_NAMES)[number]) =>
    Object.values(openApiDocument(audience).paths).flatMap((operations) =>
      Object.values(operations).map(({ operationId }) => String(operationId)),
    );
  const all = callsIn();
  expect(all).toHaveLength(Object.keys(REGISTRY).length);
  expect(new Set(AUDIENCE_NAMES.flatMap(callsIn))).toEqual(new Set(all));
  for (const audience of AUDIENCE_NAMES)
    for (const name of callsIn(audience))
      expect(isForAudience(audience, REGISTRY[name as keyof typeof REGISTRY])).toBe(true);
  expect(callsIn('partner')).toEqual(
    expect.arrayContaining(['addInternationalOrder', 'printSheetLabels', 'queryTrack']),
  );
  expect(callsIn('public')).not.toContain('getOrder');
  expect(callsIn('account')).toEqual(expect.arrayContaining(['register', 'listSessions']));
  expect(openApiDocument('public')).not.toHaveProperty('webhooks');
});

it('every operation states who may call it and how it fails, as linters recommend', () => {
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
      const schemes = security!.flatMap((requirement) => Object.keys(requirement));
      expect(Object.keys(components.securitySchemes), path).toEqual(expect.arrayContaining(schemes));
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
