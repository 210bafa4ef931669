export interface JobChoice {
  /** Empty: all. */
  country: string;
  type: string;
}

export const isEverything = ({ country, type }: JobChoice): boolean => country + type === '';

/**
 * Shows only the jobs of the choice, and the countries that have any; without a choice everything. Jobs are marked by
 * `data-job` with `data-country` and `data-type`, countries by `data-job-group`. Returns how many jobs are shown.
 */
export function filterJobs(root: HTMLElement, choice: JobChoice): number {
  const { country, type } = choice;
  let shown = 0;
  for (const group of root.querySelectorAll<HTMLElement>('[data-job-group]')) {
    const jobs = [...group.querySelectorAll<HTMLElement>('[data-job]')];
    const matching = jobs.filter(
      ({ dataset }) => [dataset.country, ''].includes(country) && [dataset.type, ''].includes(type),
    );
    for (const job of jobs) job.hidden = !matching.includes(job);
    group.hidden = matching.length === 0 && !isEverything(choice);
    shown += matching.length;
  }
  return shown;
}
