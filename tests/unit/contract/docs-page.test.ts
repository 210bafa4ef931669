import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { beforeAll, describe, expect, it } from 'vitest';
import { CALL_GROUPS } from '@/lib/contract/call-texts';
import { CALL_NAMES } from '@/lib/contract/calls';
import { REGISTRY, type Endpoint } from '@/lib/contract/registry';
import { docsPage, sampleCall } from '@/lib/server/http/docs-page';

describe.each(CALL_NAMES)('the sample of %s', (name) => {
  it('is a call that the contract takes, with an answer that it gives', () => {
    const endpoint: Endpoint = REGISTRY[name];
    const { request, answer } = sampleCall(name);
    expect(endpoint.request.safeParse(request).error?.issues).toBeUndefined();
    if (endpoint.answers !== 'bytes') expect(endpoint.response.safeParse(answer).error?.issues).toBeUndefined();
  });
});

describe('the page of the API', () => {
  let html: string;
  let policy: string;

  beforeAll(async () => {
    const answer = await new Hono().get('/docs', (c) => docsPage(c)).request('/docs');
    html = await answer.text();
    policy = answer.headers.get('content-security-policy')!;
  });

  it('holds every call once, below its group', () => {
    for (const name of CALL_NAMES) expect(html.split(`id="${name}"`).length - 1, name).toBe(1);
    for (const group of Object.keys(CALL_GROUPS)) expect(html).toContain(`>${group}</h2>`);
    expect(new Set(html.match(/ id="[^"]+"/g)).size).toBe(html.match(/ id="[^"]+"/g)!.length);
  });

  it('loads nothing, and runs its own script and style alone', () => {
    expect(html).not.toMatch(/ src=| @import|url\(/);
    for (const [kind, text] of [
      ['style', /<style>(.*?)<\/style>/s.exec(html)![1]!],
      ['script', /<script>(.*?)<\/script>/s.exec(html)![1]!],
    ] as const)
      expect(policy).toContain(`${kind}-src 'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    expect(policy).toContain("default-src 'none'");
  });

  it('shows a call as it is sent, without what stands in its path', () => {
    const call = /id="queryTrack".*?<pre[^>]*>(.*?)<\/pre>/s.exec(html)![1]!;
    expect(call).toMatch(/^(GET|POST) \/api\/\S+\nlang: en\ncountryCode: GH/);
    expect(html).not.toMatch(/>(GET|POST) \/api\/[^\s<]*\{/);
  });
});
