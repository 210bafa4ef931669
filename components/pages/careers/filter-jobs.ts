export interface JobChoice {
  /** Empty for all jobs. */
  country: string;
  type: string;
}

export const isUnfilteredChoice = ({ country, type }: JobChoice): boolean => country + type === '';

/**
 * Shows only the jobs of the choice and the countries that have any, or everything without a choice. Jobs are marked by
 * `data-job` with `data-country` and `data-type`, countries by `data-job-group`. Returns how many jobs are shown.
 */
export function filterJobs(root: HTMLElement, choice: JobChoice): number {
  const { country, type } = choice;
  let shownCount = 0;
  for (const group of root.querySelectorAll<HTMLElement>('[data-job-group]')) {
    let matching = 0;
    for (const job of group.querySelectorAll<HTMLElement>('[data-job]')) {
      job.hidden = ![job.dataset.country, ''].includes(country) || ![job.dataset.type, ''].includes(type);
      if (!job.hidden) matching += 1;
    }
    group.hidden = matching === 0 && !isUnfilteredChoice(choice);
    shownCount += matching;
  }
  return shownCount;
}
