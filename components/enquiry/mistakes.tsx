import { useTranslations } from 'next-intl';
import { fieldId } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import styles from './mistakes.module.css';

/** What is wrong with a form that was sent, each with the way to its field. */
export function Mistakes({ errors }: { errors: Readonly<Record<string, string>> }) {
  const t = useTranslations('enquiry.notSent');
  const mistakes = Object.entries(errors);
  return (
    <Notice tone="bad" title={t('title')}>
      <p>{t('mistakes', { count: mistakes.length })}</p>
      <ul role="list" className={styles.list}>
        {mistakes.map(([field, sentence]) => (
          <li key={field}>
            <a href={`#${fieldId(field)}`} className={styles.link}>
              {sentence}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
