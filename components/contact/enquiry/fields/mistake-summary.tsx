import { useTranslations } from 'next-intl';
import { fieldId } from '@/components/ui/fields/field';
import { Notice } from '@/components/ui/status/notice';
import type { FormKind } from '@/lib/contract/content/enquiry-forms';
import styles from './mistake-summary.module.css';
import { useFieldLabels } from './use-field-labels';

/** Error summary of a form, each entry with a link to its field. */
export function MistakeSummary({ kind, errors }: { kind: FormKind; errors: Readonly<Record<string, string>> }) {
  const t = useTranslations('enquiry.notSent');
  const mistakes = useFieldLabels(kind).filter(({ field }) => errors[field]);
  return (
    <Notice tone="bad" title={t('title')}>
      <p>{t('mistakes', { count: mistakes.length })}</p>
      <ul role="list" className={styles.list}>
        {mistakes.map(({ field, label }) => (
          <li key={field}>
            <a href={`#${fieldId(field)}`} className={styles.link}>
              <bdi className={styles.label}>{label}</bdi> <bdi>{errors[field]}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
