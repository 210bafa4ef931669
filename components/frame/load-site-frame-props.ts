import { getTranslations } from 'next-intl/server';
import type { CountryView } from '@/lib/contract/places/countries';
import type { MarketChoice, Prefix } from '@/lib/market/prefix';
import { loadAccountMenuProps } from './header/load-account-menu-props';
import { loadErrorPageProps } from './errors/load-error-page-props';
import { loadFooterProps } from './footer/load-footer-props';
import { loadFailureTexts, loadFrameProps, namedMarkets } from './load-frame-props';
import { loadHeaderProps } from './header/load-header-props';

export interface FramedMarket {
  market: MarketChoice & { prefix: Prefix };
  countries: readonly CountryView[];
}

async function createSiteFrameProps({ market, countries }: FramedMarket) {
  const { prefix, country, language } = market;
  const choice = { country, language };
  const t = await getTranslations('layout');
  const markets = namedMarkets(language, countries);
  const failures = await loadFailureTexts();
  return {
    toMain: t('skip.toMain'),
    toTop: t('backToTop.label'),
    header: {
      ...(await loadHeaderProps(choice, prefix, countries)),
      account: await loadAccountMenuProps(language, prefix, failures),
    },
    errorPage: await loadErrorPageProps(prefix),
    footer: await loadFooterProps({ choice, prefix, markets, countries }),
    frame: await loadFrameProps({ ...choice, prefix }, markets, failures),
  };
}

type SiteFrameProps = Awaited<ReturnType<typeof createSiteFrameProps>>;

const frames = new Map<Prefix, { from: string; props: SiteFrameProps }>();

/**
 * Returns the frame's texts and addresses for a market: about a hundred, equal on all its pages. They are cached until
 * the list of countries or the year changes, because computing them takes a large part of the time for rendering a
 * page.
 */
export async function loadSiteFrameProps(framed: FramedMarket): Promise<SiteFrameProps> {
  const { prefix } = framed.market;
  const from = JSON.stringify([framed.countries, new Date().getFullYear()]);
  const cachedFrame = frames.get(prefix);
  // The development server reads changed messages at once.
  if (cachedFrame?.from === from && process.env.NODE_ENV === 'production') return cachedFrame.props;
  const props = await createSiteFrameProps(framed);
  frames.set(prefix, { from, props });
  return props;
}
