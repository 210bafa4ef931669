import { getTranslations } from 'next-intl/server';
import type { CountryView } from '@/lib/contract/places/countries';
import type { MarketChoice, Prefix } from '@/lib/market/prefix';
import { accountMenuProps } from './header/account-texts';
import { errorPageProps } from './errors/error-page-props';
import { footerProps } from './footer/footer-props';
import { failureTexts, frameProps, namedMarkets } from './frame-props';
import { headerProps } from './header/header-props';

export interface FramedMarket {
  market: MarketChoice & { prefix: Prefix };
  countries: readonly CountryView[];
}

async function makeProps({ market, countries }: FramedMarket) {
  const { prefix, country, language } = market;
  const choice = { country, language };
  const t = await getTranslations('layout');
  const markets = namedMarkets(language, countries);
  const failures = await failureTexts();
  return {
    toMain: t('skip.toMain'),
    toTop: t('backToTop.label'),
    header: {
      ...(await headerProps(choice, prefix, countries)),
      account: await accountMenuProps(language, prefix, failures),
    },
    errorPage: await errorPageProps(prefix),
    footer: await footerProps({ choice, prefix, markets, countries }),
    frame: await frameProps({ ...choice, prefix }, markets, failures),
  };
}

type SiteFrameProps = Awaited<ReturnType<typeof makeProps>>;

const frames = new Map<Prefix, { from: string; props: SiteFrameProps }>();

/**
 * Returns the frame's texts and addresses for a market: about a hundred, equal on all its pages. They are cached until
 * the list of countries or the year changes, because computing them takes a large part of the time for rendering a
 * page.
 */
export async function siteFrameProps(framed: FramedMarket): Promise<SiteFrameProps> {
  const { prefix } = framed.market;
  const from = JSON.stringify([framed.countries, new Date().getFullYear()]);
  const cachedFrame = frames.get(prefix);
  // The development server reads changed messages at once.
  if (cachedFrame?.from === from && process.env.NODE_ENV === 'production') return cachedFrame.props;
  const props = await makeProps(framed);
  frames.set(prefix, { from, props });
  return props;
}
