import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button-class';
import type { Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import type { ErrorPageProps } from './error-page-provider.island';
import styles from './message-page.module.css';

export async function loadErrorPageProps(prefix: Prefix): Promise<ErrorPageProps> {
  const t = await getTranslations('layout.error');
  return {
    title: t('title'),
    text: t('text'),
    retry: t('retry'),
    home: t('home'),
    number: t('number', { digest: '{digest}' }),
    homeHref: paths.home(prefix),
    look: {
      page: styles.page,
      status: styles.status,
      title: styles.title,
      text: styles.text,
      actions: styles.actions,
      number: styles.text,
      primary: buttonClass({ variant: 'primary' }),
      secondary: buttonClass(),
    },
  };
}
