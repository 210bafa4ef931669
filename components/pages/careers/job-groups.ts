import type { JobView } from '@/lib/contract/content/jobs';
import { COUNTRIES, type Country } from '@/lib/market/country';

export interface JobGroup {
  country: Country;
  jobs: JobView[];
}

/** Returns the jobs by country: the visitor's market first, even without jobs, then the others with jobs. */
export function jobGroups(jobs: readonly JobView[], here: Country): JobGroup[] {
  const order = [here, ...COUNTRIES.filter((country) => country !== here)];
  return order
    .map((country) => ({ country, jobs: jobs.filter(({ countryCode }) => countryCode === country) }))
    .filter(({ country, jobs: own }) => country === here || own.length > 0);
}
