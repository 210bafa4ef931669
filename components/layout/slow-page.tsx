import { useTranslations } from 'next-intl';
import type { Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';

/** Beside what shows that a page waits for its scripts: the form that needs none. */
export function SlowPage({ prefix }: { prefix: Prefix }) {
  const t = useTranslations('ship.plain');
  return <p>{t.rich('slow', { link: (text) => <a href={paths.basicSend(prefix)}>{text}</a> })}</p>;
}
