import { Flag } from '@/components/layout/flag';
import type { Country } from '@/lib/market/country';
import styles from './fixed-country.module.css';

/** A country that the way of sending has decided already: shown like a field, but there is nothing to choose. */
export function FixedCountry({ label, name, code }: { label: string; name: string; code: Country | '' }) {
  return (
    <p className={styles.field}>
      <span className={styles.label}>{label}</span>
      <span className={styles.country}>
        {code !== '' && <Flag country={code} />}
        {name}
      </span>
    </p>
  );
}
