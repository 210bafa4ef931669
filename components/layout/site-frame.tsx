import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import type { CountryView } from '@/lib/contract/countries';
import type { MarketChoice, Prefix } from '@/lib/market/prefix';
import { accountMenuProps } from './account-texts';
import { errorPageProps } from './error-page-props';
import { ErrorPageProvider } from './error-page-provider.island';
import { footerProps } from './footer-props';
import { Footer } from './footer.island';
import { failureTexts, frameProps, namedMarkets } from './frame-props';
import { Frame } from './frame.island';
import { headerProps } from './header-props';
import { Header } from './header.island';
import styles from './site-frame.module.css';

export interface SiteFrameProps {
  market: MarketChoice & { prefix: Prefix };
  countries: readonly CountryView[];
  homeAddress: string;
  children: ReactNode;
}

/** §2, Layout: header, main area, footer, cookie consent, back-to-top, first-visit choice. */
export async function SiteFrame({ market, countries, homeAddress, children }: SiteFrameProps) {
  const t = await getTranslations('layout');
  const { prefix, country, language } = market;
  const choice = { country, language };
  const markets = namedMarkets(language, countries);
  const failures = await failureTexts();
  return (
    <div id="top" className={styles.frame}>
      <a href="#main" className="skip-link">
        {t('skip.toMain')}
      </a>
      <Header
        {...await headerProps(choice, prefix, countries)}
        account={await accountMenuProps(language, prefix, failures)}
      />
      <main id="main" tabIndex={-1} className={styles.main}>
        <ErrorPageProvider page={await errorPageProps(prefix)}>{children}</ErrorPageProvider>
      </main>
      <Footer {...await footerProps({ choice, prefix, markets, countries, homeAddress })} />
      <BackToTop />
      <Frame {...await frameProps({ ...choice, prefix }, markets, failures)} />
    </div>
  );
}

/** §2: appears beyond 400 px; `followLinks` scrolls. Without scripts it stays away. */
async function BackToTop() {
  const t = await getTranslations('layout.backToTop');
  return (
    <nav aria-label={t('label')} data-print="hide">
      <a href="#top" data-back-to-top="" aria-label={t('label')} title={t('label')} className={styles.toTop}>
        <Icon name="arrow-up" />
      </a>
    </nav>
  );
}
