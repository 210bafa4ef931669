import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import styles from './slow-page.module.css';

/** Links to the form that needs no scripts, beside the message that the page is waiting for its scripts. */
export function SlowPage({ prefix }: { prefix: Prefix }) {
  const t = useTranslations('ship.plain');
  const link = (text: ReactNode) => <a href={paths.basicSend(prefix)}>{text}</a>;
  return <p className={styles.slow}>{t.rich('slow', { link })}</p>;
}
