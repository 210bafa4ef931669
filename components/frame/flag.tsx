import { classNames } from '@/components/ui/class-names';
import type { Country } from '@/lib/market/country';
import styles from './flag.module.css';

/** A country's flag beside its name, from the sheet that scripts/copy-flags.mjs makes: one request for all of them. */
export function Flag({ country, large }: { country: Country; large?: boolean }) {
  return (
    <svg className={classNames(styles.flag, large && styles.large)} aria-hidden="true">
      <use href={`/flags/all.svg#${country.toLowerCase()}`} />
    </svg>
  );
}
