import type { JobView } from '@/lib/contract/jobs';
import { COUNTRIES, type Country } from '@/lib/market/country';

export interface JobGroup {
  country: Country;
  jobs: JobView[];
}

/** The jobs by country: those of the visitor's market first, even when there are none, then the others that have any. */
export function jobGroups(jobs: readonly JobView[], here: Country): JobGroup[] {
  const order = [here, ...COUNTRIES.filter((country) => country !== here)];
  return order
    .map((country) => ({ country, jobs: jobs.filter(({ countryCode }) => countryCode === country) }))
    .filter(({ country, jobs: own }) => country === here || own.length > 0);
}
