import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';

/** Accounts are kept by scripts alone; said where there are none. */
export function NeedsScripts() {
  const t = useTranslations('account');
  return (
    <noscript>
      <Notice tone="warn">{t('needsScripts')}</Notice>
    </noscript>
  );
}
