import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { beforeAll, describe, expect, it } from 'vitest';
import { CALL_NAMES } from '@/lib/contract/calls';
import type { CallDefinition } from '@/lib/contract/calls/define-call';
import { CALL_GROUPS } from '@/lib/contract/calls/groups';
import { DOCS_PATHS, docsOfCall, docsOfGroup, groupSlug } from '@/lib/contract/developers/docs-address';
import { ERRORS } from '@/lib/contract/error-codes';
import { REGISTRY } from '@/lib/contract/registry';
import { sampleCall } from '@/lib/server/web/docs/sample-call';
import { serveDocs } from '@/lib/server/web/docs/serve-docs';

describe.each(CALL_NAMES)('the sample of %s', (name) => {
  it('is a valid request with a valid response', () => {
    const endpoint: CallDefinition = REGISTRY[name];
    const { request, response: reply } = sampleCall(name);
    const remedy = 'add a sample of the field to sample-value.ts in lib/server/web/docs';
    expect(endpoint.request.safeParse(request).error?.issues, remedy).toBeUndefined();
    if (endpoint.responseType !== 'bytes')
      expect(endpoint.response.safeParse(reply).error?.issues, remedy).toBeUndefined();
  });
});

it('samples have plausible texts, no placeholders', () => {
  const placeholders = CALL_NAMES.flatMap((name) => {
    const fields: string[] = [];
    JSON.stringify(sampleCall(name), (field, value: unknown) => (value === 'text' && fields.push(field), value));
    return fields.map((field) => `${name}: ${field}`);
  });
  expect(placeholders, 'add the field to sample-texts.ts in lib/server/web/docs').toEqual([]);
});

const GROUPS = Object.keys(CALL_GROUPS);
const PATHS = [
  DOCS_PATHS.overview,
  DOCS_PATHS.guide,
  DOCS_PATHS.tools,
  DOCS_PATHS.errors,
  DOCS_PATHS.changes,
  ...GROUPS.map(docsOfGroup),
];
/** Bytes of a page as it is sent, uncompressed. */
const MAX_BYTES = { overview: 80_000, other: 60_000, group: 600_000 };

describe('the documentation of the API', () => {
  const pages = new Map<string, { html: string; policy: string }>();
  const htmlOf = (path: string) => pages.get(path)!.html;

  beforeAll(async () => {
    const api = new Hono().basePath('/api');
    serveDocs(api, 'https://dunia.test');
    for (const path of PATHS) {
      const response = await api.request(path);
      expect(response.status, path).toBe(200);
      pages.set(path, { html: await response.text(), policy: response.headers.get('content-security-policy')! });
    }
  });

  it('contains every call once in full, on the page of its group', () => {
    for (const name of CALL_NAMES) {
      const [path] = docsOfCall(name).split('#');
      expect(htmlOf(path!).split(`<details id="${name}"`).length - 1, name).toBe(1);
    }
  });

  it('lists every call on the first page, where older links lead', () => {
    const overview = htmlOf(DOCS_PATHS.overview);
    for (const name of CALL_NAMES) expect(overview).toContain(`<li id="${name}"><a href="${docsOfCall(name)}">`);
    for (const group of GROUPS) expect(overview).toContain(`<h2 id="group-${groupSlug(group)}">`);
  });

  it.each(PATHS)('%s has unique ids, one heading, and links that resolve', (path) => {
    const html = htmlOf(path);
    const ids = html.match(/ id="[^"]+"/g) ?? [];
    expect(new Set(ids).size).toBe(ids.length);
    expect(html.match(/<h1>/g)).toHaveLength(1);
    for (const [, href = ''] of html.matchAll(/ href="(\/api\/docs[^"]*)"/g)) {
      const [page = '', anchor] = href.split('#');
      expect([...pages.keys()], href).toContain(page);
      if (anchor) expect(htmlOf(page), href).toContain(` id="${anchor}"`);
    }
  });

  it.each(PATHS)('%s loads only fonts of the site, and runs only its own script and style', (path) => {
    const { html, policy } = pages.get(path)!;
    expect(html).not.toMatch(/ src=| @import|url\((?!\/fonts\/)/);
    const fonts = [...html.matchAll(/url\((\/fonts\/[^)]+)\)/g)].map(([, file]) => file!);
    expect(fonts).toHaveLength(2);
    const ofSite = readFileSync(`${import.meta.dirname}/../../../../../../app/styles/fonts.css`, 'utf8');
    for (const file of fonts) expect(ofSite).toContain(file);
    for (const kind of ['style', 'script']) {
      const text = new RegExp(`<${kind}>(.*?)</${kind}>`, 's').exec(html)?.[1];
      const hash = text && `${kind}-src 'sha256-${createHash('sha256').update(text).digest('base64')}'`;
      if (hash) expect(policy).toContain(hash);
      else expect(policy).not.toContain(`${kind}-src`);
    }
    expect(policy).toContain("default-src 'none'");
  });

  it.each(PATHS)('%s stays within its size', (path) => {
    const kind =
      path === DOCS_PATHS.overview
        ? 'overview'
        : path === DOCS_PATHS.guide || path === DOCS_PATHS.changes
          ? 'other'
          : 'group';
    expect(Buffer.byteLength(htmlOf(path))).toBeLessThan(MAX_BYTES[kind]);
  });

  it('has the fields of a shared response once, and links to them', () => {
    const orders = htmlOf(docsOfGroup('Orders'));
    expect(orders.match(/<code>parcels\[\]\.redeliver|<code>waitsFor<\/code>/g)!.length).toBeLessThan(6);
    const cancel = /<details id="cancelOrder".*?<div class="samples">/s.exec(orders)![0];
    expect(cancel).toMatch(/The response has the fields of <a href="#addOrder-response">/);
    for (const { html } of pages.values()) expect(html).not.toMatch(/<dl><\/dl>/);
  });

  it('shows a call as it is sent, without placeholders in its path', () => {
    const tracking = htmlOf(docsOfGroup('Tracking'));
    const samples = /id="queryTrack".*?<div class="samples">(.*?)<\/details>/s.exec(tracking)![1]!;
    const { path } = REGISTRY.queryTrack;
    expect(samples).toContain(`curl 'https://dunia.test/api${path}' \\\n  -H 'lang: en' \\\n  -H 'countryCode: GH'`);
    expect(samples).toContain(`await fetch('https://dunia.test/api${path}', {\n  method: 'POST',`);
    for (const { html } of pages.values()) expect(html).not.toMatch(/'https:\/\/dunia\.test\/api[^\s']*\{/);
  });

  it('lists each field with its limits and whether it is optional', () => {
    const prices = htmlOf(docsOfGroup(REGISTRY.quoteCalc.group));
    const quote =
      /<details id="quoteCalc".*?<h3 id="quoteCalc-request">Fields of the request<\/h3>(.*?)<div class="samples">/s.exec(
        prices,
      )![1]!;
    expect(quote).toContain('<code>parcels[].weightKg</code></dt><dd>Weight of the packed parcel in kilograms');
    expect(quote).toContain('<dd class="type">number, 1 to 30</dd>');
    expect(quote).toContain('<code>cityCode</code> <small>optional</small>');
    expect(quote).toContain('&quot;international&quot; or &quot;domestic&quot;');
  });

  it('shows the samples in one language, which the header chooses', () => {
    const orders = htmlOf(docsOfGroup('Orders'));
    const languages = [...orders.matchAll(/ name="language" id="use-(\w+)"/g)].map(([, id]) => id);
    expect(languages).toEqual(['curl', 'javascript']);
    for (const id of languages)
      expect(orders.split(`<div class="block ${id}">`).length - 1).toBe(orders.match(/class="call"/g)!.length);
  });

  it('lists each error by its HTTP status, with its meaning and what to do', () => {
    const rows = [
      ...htmlOf(DOCS_PATHS.errors).matchAll(/<tr id="(\d+)" role="row"><td role="cell">(\d+)<\/td>(.*?)<\/tr>/g),
    ];
    expect(rows.map(([, code]) => Number(code)).sort()).toEqual(
      Object.values(ERRORS)
        .map(({ code }) => code)
        .sort(),
    );
    expect(rows.map(([, , status]) => status)).toEqual(rows.map(([, , status]) => status).sort());
    for (const [, code, , cells] of rows) expect(cells!.match(/<td role="cell">[^<]*./g), code).toHaveLength(2);
  });
});
