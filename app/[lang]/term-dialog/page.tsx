import { getTranslations } from 'next-intl/server';
import { AgreementPage } from '@/components/pages/legal/agreement-page';
import { currentMarket } from '@/lib/i18n/current-market';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { BRAND } from '@/lib/market/brand';
import { loadLegalText } from '@/lib/server/content/legal/load-legal-text';
import { READING_SECONDS } from '@/lib/server/content/legal/reading-seconds';

export async function generateMetadata() {
  const t = await getTranslations('legal.agreement');
  const description = t('description', { brand: BRAND.name });
  return pageMetadata({ route: 'term-dialog', title: t('pageTitle'), description });
}

/** Linked as `paths.termDialog(prefix, { next })`. */
export default async function TermDialogPage() {
  const market = await currentMarket();
  const text = await loadLegalText('terms-of-use', market);
  return <AgreementPage prefix={market.prefix} text={text} readingSeconds={READING_SECONDS} />;
}
