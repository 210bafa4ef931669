import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { CALL_NAMES } from '@/lib/contract/calls';
import { CHANGES, CONTRACT_DIGEST, DEPRECATIONS, NOTICE_MONTHS } from '@/lib/contract/developers/changes';
import { changesPage } from '@/lib/server/web/docs/changes-page';
import { contractSummary } from './contract-summary';

const STORED = 'tests/fixtures/contract.txt';
const digestOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

it('the contract is the stored one: `npm run test:unit contract/changes -- -u` stores it', async () => {
  await expect(contractSummary()).toMatchFileSnapshot(`../../../../${STORED}`);
});

it('the newest change describes this contract', () => {
  const digest = digestOf(contractSummary());
  expect(
    CONTRACT_DIGEST,
    `add the change to lib/contract/developers/changes.ts, and set CONTRACT_DIGEST to '${digest}'`,
  ).toBe(digest);
});

it('changes are listed by day, newest first, with existing calls', () => {
  const days = CHANGES.map(({ date }) => date);
  expect(days).toEqual([...new Set(days)].toSorted().toReversed());
  for (const { changes } of CHANGES) {
    for (const { text, calls } of changes) {
      expect(text).toMatch(/^[A-Z].*\.$/);
      expect(CALL_NAMES).toEqual(expect.arrayContaining([...calls]));
    }
  }
});

it('the page shows each change with its calls, and deprecations with their end', () => {
  const { main } = changesPage();
  for (const { date, changes } of CHANGES) {
    expect(main).toContain(`>${date}</h2>`);
    for (const call of changes.flatMap(({ calls }) => calls)) expect(main).toMatch(new RegExp(`href="[^"]+#${call}"`));
  }
  expect(main).toMatch(/#mendSheet">mendSheet<\/a> until 2027-05-28\. Use <a [^>]*#correctSheet"/);
  expect(changesPage([], []).main).toContain('Nothing is deprecated.');
});

it('a call works for the months of notice after it is deprecated', () => {
  for (const { since, until } of DEPRECATIONS) {
    const earliest = new Date(since);
    earliest.setUTCMonth(earliest.getUTCMonth() + NOTICE_MONTHS);
    expect(until >= earliest.toISOString().slice(0, 10)).toBe(true);
  }
});
