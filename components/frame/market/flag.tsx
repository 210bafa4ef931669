import { classNames } from '@/components/ui/class-names';
import type { Country } from '@/lib/market/country';
import styles from './flag.module.css';

/** Renders a country's flag beside its name, from the sheet of scripts/copy-flags.mjs: one request for all flags. */
export function Flag({ country, large }: { country: Country; large?: boolean }) {
  return (
    <svg className={classNames(styles.flag, large && styles.large)} aria-hidden="true">
      <use href={`/flags/all.svg#${country.toLowerCase()}`} />
    </svg>
  );
}
