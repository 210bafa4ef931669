import { useTranslations } from 'next-intl';
import type { ColumnId } from '@/lib/sheets/columns';
import styles from './template-sketch.module.css';

const SHOWN_COLUMNS = ['order', 'receiverName', 'receiverCity', 'weight'] as const satisfies readonly ColumnId[];

/** Order of each row: rows with the same order go to one receiver. */
const ROWS = [1, 1, 2];

/** Sketches the first rows of the template, as the sentence above it describes them. Decorative. */
export function TemplateSketch() {
  const t = useTranslations('sheets.columns');
  return (
    <div aria-hidden="true" className={styles.sheet}>
      {SHOWN_COLUMNS.map((id) => (
        <span key={id} className={styles.head}>
          {t(id)}
        </span>
      ))}
      {ROWS.map((order, row) =>
        SHOWN_COLUMNS.map((id) => (
          <span key={`${row} ${id}`} className={styles.cell}>
            {id === 'order' ? order : <span className={styles.text} />}
          </span>
        )),
      )}
    </div>
  );
}
