import { describe, expect, it } from 'vitest';
import { applicationLink } from '@/components/pages/careers/job-item';
import { CareersView } from '@/components/pages/careers/careers-view';
import { jobGroups } from '@/components/pages/careers/job-groups';
import { jobsLd } from '@/components/pages/careers/jobs-ld';
import type { JobView } from '@/lib/contract/content/jobs';
import type { Country } from '@/lib/market/country';
import { htmlOf, MARKET_LIST } from '../../../support/render';

const job = (number: string, countryCode: Country, rest: Partial<JobView> = {}): JobView => ({
  number,
  title: `Title & <b>${number}</b>`,
  type: 'SALES',
  countryCode,
  site: 'Accra',
  publishedAt: '2026-11-02T08:00:00.000Z',
  closesOn: null,
  description: 'What there is to do.',
  requirements: ['One thing', 'Another <thing>'],
  ...rest,
});
const JOBS = [job('A-1', 'KE'), job('A-2', 'GH', { closesOn: '2027-01-31' }), job('A-3', 'KE')];

describe('jobGroups', () => {
  it('begins with the market, even without jobs, and omits other markets without jobs', () => {
    const grouped = (here: Country) =>
      jobGroups(JOBS, here).map(({ country, jobs }) => [country, jobs.map(({ number }) => number)]);
    expect(grouped('KE')).toEqual([
      ['KE', ['A-1', 'A-3']],
      ['GH', ['A-2']],
    ]);
    expect(grouped('TR')).toEqual([
      ['TR', []],
      ['GH', ['A-2']],
      ['KE', ['A-1', 'A-3']],
    ]);
  });
});

describe('applicationLink', () => {
  it('has a subject in any script and allows no header injection', () => {
    const link = applicationLink('ghana@dunia.example', 'طلب: A&B\r\nBcc: x@y.z');
    const url = new URL(link);
    expect(url.protocol + url.pathname).toBe('mailto:ghana@dunia.example');
    expect([...url.searchParams.keys()]).toEqual(['subject']);
    expect(url.searchParams.get('subject')).toBe('طلب: A&B\r\nBcc: x@y.z');
    expect(link).not.toMatch(/[\r\n]/);
  });
});

describe('jobsLd', () => {
  it('has one posting for each job, with a last day only if known', () => {
    const { '@graph': postings } = jobsLd({
      jobs: JOBS,
      url: 'https://dunia.test/ke-en/business/recruit',
      nameOf: (code) => code,
    });
    expect(postings).toHaveLength(3);
    expect(postings[1]).toMatchObject({
      '@type': 'JobPosting',
      title: 'Title & <b>A-2</b>',
      datePosted: '2026-11-02T08:00:00.000Z',
      validThrough: '2027-01-31T23:59:59',
      description: '<p>What there is to do.</p><ul><li>One thing</li><li>Another &lt;thing&gt;</li></ul>',
      url: 'https://dunia.test/ke-en/business/recruit#A-2',
      identifier: { value: 'A-2' },
      jobLocation: { address: { addressLocality: 'Accra', addressCountry: { identifier: 'GH' } } },
    });
    expect(postings[0]).not.toHaveProperty('validThrough');
  });
});

describe.each(MARKET_LIST)('$prefix', (market) => {
  const countries = [{ code: 'GH', countryName: 'Ghana', email: 'ghana@dunia.example/two@dunia.example' }] as never;
  const page = (jobs: readonly JobView[]) =>
    htmlOf(market, <CareersView market={market} url="https://dunia.test/x" countries={countries} jobs={jobs} />, [
      'support',
      'careers',
    ]);

  it('shows every job with its application, to the office of its country', async () => {
    const html = await page(JOBS);
    for (const { number } of JOBS) expect(html).toContain(`id="${number}"`);
    const links = [...html.matchAll(/href="(mailto:[^"]+)"/g)].map(([, link]) => link!);
    expect(links).toHaveLength(1);
    expect(links[0]).toMatch(/^mailto:ghana@dunia\.example\?subject=/);
    expect(decodeURIComponent(links[0]!)).toContain('A-2');
    expect(html).toContain(`href="/${market.prefix}/service/contact-us"`);
    expect(html).not.toContain('<b>A-');
  });

  it('shows a message without jobs, and no form for an application', async () => {
    const html = await page([]);
    expect(html).not.toContain('JobPosting');
    expect(html).not.toContain('mailto:');
    expect(html.match(/<h1/g)).toHaveLength(1);
  });
});
