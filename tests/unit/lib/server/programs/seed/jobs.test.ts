import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { COUNTRIES } from '@/lib/market/country';
import { LANGUAGES } from '@/lib/market/language';
import { JobRecord } from '@/lib/server/content/news-and-jobs/job-record';
import hubs from '@/lib/server/programs/seed/data/hubs.json';
import { scriptProblems } from './script-of';
import { readSeed, repeated } from './seed-file';

const jobs = readSeed('jobs.json', z.array(JobRecord));

describe('the seed of jobs', () => {
  it('has at least twelve, newest first, at least one in every market', () => {
    expect(jobs.length).toBeGreaterThanOrEqual(12);
    expect(repeated(jobs.map(({ number }) => number))).toEqual([]);
    const dates = jobs.map(({ publishedAt }) => publishedAt);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(new Set(jobs.map(({ countryCode }) => countryCode))).toEqual(new Set(COUNTRIES));
  });

  it('includes a closed one, so that the list shows its removal', () => {
    expect(jobs.filter(({ closesOn }) => closesOn !== null && closesOn < '2026-11-01')).toHaveLength(1);
  });

  it.each(jobs)('is in six languages: $number', ({ title, site, description, requirements }) => {
    expect([title, site, description].flatMap(scriptProblems)).toEqual([]);
    const lengths = LANGUAGES.map((language) => requirements[language].length);
    expect(new Set(lengths).size, 'as many requirements in every language').toBe(1);
    for (let place = 0; place < lengths[0]!; place += 1) {
      const one = Object.fromEntries(LANGUAGES.map((language) => [language, requirements[language][place]]));
      expect(scriptProblems(one as typeof title)).toEqual([]);
    }
  });

  it.each(jobs)('has each in a city of the network: $number', ({ site, countryCode }) => {
    const cities = hubs.filter(({ country }) => country === countryCode).flatMap((country) => country.cities);
    expect(cities.map(({ names }) => names)).toContainEqual(site);
  });
});
