import { describe, expect, it } from 'vitest';
import { CALL_NAMES } from '@/lib/contract/calls';
import { ACCOUNT_ACTIONS } from '@/lib/contract/accounts/account-form';
import { FORM_KINDS } from '@/lib/contract/content/enquiry-forms';
import { FORM_CALLS } from '@/lib/contract/content/form-calls';
import { REGISTRY } from '@/lib/contract/registry';
import { parseConfig } from '@/lib/server/platform/config';
import { limitPage, rowsOfCall } from '@/lib/server/web/api/limit-page';
import { LIMIT_TABLE } from '@/lib/server/web/api/limit-table';
import { describeCap, describePolicy, durationText } from '@/lib/server/platform/reference-pages/limit-row';
import { filesOf, readSource } from '../../../../../architecture/files';

const sources = filesOf('lib/server').filter((file) => file.endsWith('.ts'));
const names = new Set(LIMIT_TABLE.map(({ name }) => name));

/** Names of limits in a source: of policies, caps of a period, and limiters in memory. */
function limitsIn(text: string): string[] {
  const patterns = [
    /: (?:Policy|PeriodCap) = \{[^}]*?\bname: '([^']+)'/g,
    /\bname: '([^']+)'[^}]*\} (?:as const )?satisfies (?:Policy|PeriodCap)\b/g,
    /new RateLimiterMemory\(\{[^}]*?\bkeyPrefix: '([^']+)'/g,
  ];
  return patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name]) => name!));
}

/** Limiters of an IPv6 /48: the row of the network describes them. */
const DERIVED = ['writes-of-site', 'tool-requests-of-site'];

describe('docs/limits.md', () => {
  it('matches the code: run `npm run limits` to write it', async () => {
    await expect(limitPage(parseConfig({}))).toMatchFileSnapshot('../../../../../../docs/limits.md');
  });

  it('has a row for every policy, cap and limiter of the sources', () => {
    const limits = sources.flatMap((file) => limitsIn(readSource(file)).map((name) => ({ file, name })));
    expect(limits.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['password', 'enquiries', 'phone-tail', 'unproven-codes', 'writes-of-network']),
    );
    const unlisted = limits.filter(({ name }) => !names.has(name) && !DERIVED.includes(name));
    expect(unlisted, 'add a row for the limit to lib/server/web/api/limit-table.ts').toEqual([]);
  });

  it('finds them in every form', () => {
    const policy = "const A: Policy = {\n  ...B,\n  name: 'a',\n  free: 1,\n};\n";
    const other = "const C = { name: 'c', allowed: 2, period: 'daily' } as const satisfies PeriodCap;\n";
    expect(limitsIn(`${policy}${other}new RateLimiterMemory({ keyPrefix: 'd', points: 1 })`)).toEqual(['a', 'c', 'd']);
  });

  it('has a row for every other queue', () => {
    const queues = sources.filter((file) => /\bcreate(FairQueue|HashQueue|TaskPool)[<(]/.test(readSource(file)));
    expect(queues.sort(), 'add a row for the queue to limit-table.ts, and its file here').toEqual([
      'lib/server/accounts/passwords/hash-password.ts',
      'lib/server/accounts/passwords/hash-queue.ts',
      'lib/server/parcels/documents/pdf/pooled-printer.ts',
      'lib/server/platform/photos/photo-reader.ts',
      'lib/server/platform/sheet-files/sheet-reader.ts',
      'lib/server/platform/workers/fair-queue.ts',
      'lib/server/platform/workers/task-pool.ts',
    ]);
    expect([...names]).toEqual(expect.arrayContaining(['hash', 'pdf', 'sheet parsers', 'photo readers']));
  });

  it('names each limit once, with existing calls and forms', () => {
    expect(names.size).toBe(LIMIT_TABLE.length);
    const callNames: readonly string[] = CALL_NAMES;
    expect(LIMIT_TABLE.flatMap(({ calls }) => calls).filter((name) => !callNames.includes(name))).toEqual([]);
    const forms = [...FORM_KINDS, 'survey', 'parcel', ...ACCOUNT_ACTIONS.map((act) => `account ${act}`)];
    expect(Object.keys(FORM_CALLS).sort()).toEqual(forms.sort());
    const routes = [...readSource('lib/server/web/api/app.ts').matchAll(/api\.post\([`'](\/form\/[^`']+)[`']/g)];
    expect(routes.map(([, route]) => route)).toEqual([
      '/form/${kind}',
      '/form/survey',
      '/form/parcel',
      '/form/account',
    ]);
  });

  it('has a processor limit for every costly call', () => {
    const unguarded = CALL_NAMES.filter(
      (name) => REGISTRY[name].costly && !rowsOfCall(name).some(({ guards }) => guards === 'processor'),
    );
    expect(unguarded, 'add the call to a row that guards the processor in limit-table.ts').toEqual([]);
  });

  it('writes amounts and waits in words', () => {
    expect([45, 60, 90, 900, 3600, 86_400, 172_800].map(durationText)).toEqual([
      '45 s',
      '1 min',
      '90 s',
      '15 min',
      '1 h',
      '1 day',
      '2 days',
    ]);
    const policy = { name: 'tries', free: 3, waits: [60, 3600], forgetAfter: 3601 };
    const { most, whenExceeded: beyond } = describePolicy(policy);
    const config = parseConfig({ SMS_DAILY_CAP: '7' });
    expect(typeof most === 'function' && most(config)).toBe('3 in 1 h');
    expect(beyond).toBe('429; one more is accepted after 1 min, further ones after up to 1 h');
    const cap = describeCap({ name: 'sms', period: 'daily' }, 'SMS_DAILY_CAP').most;
    expect(typeof cap === 'function' && cap(config)).toBe('7 a day (SMS_DAILY_CAP)');
  });
});
