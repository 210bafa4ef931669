import { expect, test } from '@playwright/test';
import type { Prefix } from '@/lib/market/prefix';
import { ensureJava } from '../../../scripts/testing/debian.mjs';
import { nuFaults } from '../support/nu-checker';
import { runForEach, requestReadPage, routesIn, type ReadPage } from '../support/pages';
import { partForCommit } from '../support/rotation';

const hasJava = ensureJava();

/** Left to right, and right to left. */
for (const prefix of ['gh-en', 'eg-ar'] as Prefix[])
  test(`${prefix}: the Nu HTML checker reports no error`, async () => {
    test.skip(!hasJava, 'no Java: install default-jre-headless');
    test.setTimeout(180_000);
    const pages: ReadPage[] = [];
    await runForEach(partForCommit(`nu ${prefix}`, routesIn(prefix), 4), async ({ path }) => {
      pages.push(await requestReadPage(prefix, path));
    });
    expect(pages.length).toBeGreaterThan(5);
    expect(nuFaults(pages.map(({ name, body }) => ({ name, html: body })))).toEqual([]);
  });
