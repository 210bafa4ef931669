import { Prose } from '@/components/ui/content/prose';
import styles from './legal-body.module.css';

/** Renders a legal text. `html` was sanitised where it was created. */
export function LegalBody({ html }: { html: string }) {
  return (
    <Prose>
      <div className={styles.body} dangerouslySetInnerHTML={{ __html: html }} />
    </Prose>
  );
}
