import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ComponentProps } from 'react';
import { PageTrail } from '@/components/frame/page/page-trail';
import { QuotePageView } from '@/components/sending/quote/quote-view';
import { currentMarket } from '@/lib/i18n/current-market';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { loadQuoteRoute } from './load-route';

async function loadMetadata(isResult: boolean): Promise<Metadata> {
  const t = await getTranslations('quote.meta');
  return pageMetadata({ route: 'express-order-quote', title: t('title'), description: t('description'), isResult });
}

export const quoteMetadata = () => loadMetadata(false);
export const quoteResultMetadata = () => loadMetadata(true);

/** Renders the calculator, with the price if the address requests one. */
export async function renderQuote(view: Omit<ComponentProps<typeof QuotePageView>, 'prefix' | 'route'>) {
  const { prefix, country, language } = await currentMarket();
  const route = await loadQuoteRoute({ country, language }, view.form);
  return (
    <>
      <PageTrail prefix={prefix} route="express-order-quote" unseen />
      <QuotePageView prefix={prefix} route={route} {...view} />
    </>
  );
}
