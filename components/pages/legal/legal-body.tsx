import { Prose } from '@/components/ui/prose';
import styles from './legal-body.module.css';

/** A legal text. `html` has been sanitised where it was made. */
export function LegalBody({ html }: { html: string }) {
  return (
    <Prose>
      <div className={styles.body} dangerouslySetInnerHTML={{ __html: html }} />
    </Prose>
  );
}
