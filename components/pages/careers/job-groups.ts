import type { JobView } from '@/lib/contract/content/jobs';
import { COUNTRIES, type Country } from '@/lib/market/country';

export interface JobGroup {
  country: Country;
  jobs: JobView[];
}

/** Returns the jobs by country: the visitor's market first, even without jobs, then the others with jobs. */
export function jobGroups(jobs: readonly JobView[], pageCountry: Country): JobGroup[] {
  const order = [pageCountry, ...COUNTRIES.filter((country) => country !== pageCountry)];
  return order
    .map((country) => ({ country, jobs: jobs.filter(({ countryCode }) => countryCode === country) }))
    .filter(({ country, jobs: countryJobs }) => country === pageCountry || countryJobs.length > 0);
}
