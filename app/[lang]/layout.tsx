import '@/app/styles/global.css';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { preloadFonts } from '@/app/styles/fonts';
import { SiteFrame } from '@/components/frame/site-frame';
import { currentMarket } from '@/lib/i18n/current-market';
import { NASTALIQ_SCRIPT } from '@/lib/i18n/nastaliq-script';
import { marketMetadata } from '@/lib/seo/page-metadata';
import { HIDE_HEAD_SCRIPT } from '@/lib/routing/hidden-head';
import { directionOf } from '@/lib/market/language';
import { getConfig } from '@/lib/server/platform/config';
import { siteSettingsOf } from './site-settings';
import { loadCountries } from './load-countries';

/**
 * The build renders no page, because it has neither addresses nor data. Each page is rendered and stored on its first
 * request.
 */
export function generateStaticParams(): { lang: string }[] {
  return [];
}

export function generateMetadata(): Promise<Metadata> {
  return marketMetadata(getConfig().siteUrl);
}

export { viewport } from '@/components/frame/viewport';

export default async function MarketLayout({ children }: { children: ReactNode }) {
  const market = await currentMarket();
  const { language, country } = market;
  preloadFonts(language);
  return (
    <html lang={language} dir={directionOf(language)} {...siteSettingsOf(getConfig())} suppressHydrationWarning>
      <body>
        <script dangerouslySetInnerHTML={{ __html: HIDE_HEAD_SCRIPT }} />
        {language === 'ur' && <script dangerouslySetInnerHTML={{ __html: NASTALIQ_SCRIPT }} />}
        <SiteFrame market={market} countries={await loadCountries({ country, language })}>
          {children}
        </SiteFrame>
      </body>
    </html>
  );
}
