import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { CALL_NAMES } from '@/lib/contract/calls';
import { CHANGES, CONTRACT_DIGEST } from '@/lib/contract/changes';
import { changesPage } from '@/lib/server/web/docs/changes-page';
import { contractSummary } from './contract-summary';

const STORED = 'tests/fixtures/contract.txt';
const digestOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

it('the contract is the one that is stored: `npm run test:unit contract/changes -- -u` stores it', async () => {
  await expect(contractSummary()).toMatchFileSnapshot(`../../../${STORED}`);
});

it('the newest change was written for this contract', () => {
  const digest = digestOf(contractSummary());
  expect(CONTRACT_DIGEST, `add the change to lib/contract/changes.ts, and set CONTRACT_DIGEST to '${digest}'`).toBe(
    digest,
  );
});

it('changes stand by day, the newest first, and name calls that there are', () => {
  const days = CHANGES.map(({ date }) => date);
  expect(days).toEqual([...new Set(days)].toSorted().toReversed());
  for (const { changes } of CHANGES) {
    for (const { text, calls } of changes) {
      expect(text).toMatch(/^[A-Z].*\.$/);
      expect(CALL_NAMES).toEqual(expect.arrayContaining([...calls]));
    }
  }
});

it('the page shows each change with its calls, and what is deprecated until when', () => {
  const { main } = changesPage();
  for (const { date, changes } of CHANGES) {
    expect(main).toContain(`>${date}</h2>`);
    for (const call of changes.flatMap(({ calls }) => calls)) expect(main).toMatch(new RegExp(`href="[^"]+#${call}"`));
  }
  expect(main).toContain('Nothing is deprecated.');
  const ending = changesPage([], [{ call: 'listExpressTrack', until: '2027-06-30', instead: 'queryTrack' }]).main;
  expect(ending).toMatch(/#listExpressTrack">listExpressTrack<\/a> until 2027-06-30\. Use <a [^>]*#queryTrack"/);
});
