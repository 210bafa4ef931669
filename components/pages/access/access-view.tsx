import { useTranslations } from 'next-intl';
import { countryName, type NamedCountry } from '@/lib/i18n/names/place-name';
import { figuresOf } from '@/components/parts/facts/figures';
import { NextStepBand } from '@/components/frame/page/next-step-band';
import { JsonLd } from '@/components/ui/json-ld';
import type { QuoteView } from '@/lib/contract/quotes/quotes';
import type { MarketChoice, Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import { AccessIntro } from './access-intro';
import { accessLd } from './access-ld';
import type { ApiAddresses } from './connections';
import { BeginSection } from './begin-section';
import { BoxSection } from './box-section';
import { ConnectSection } from './connect-section';
import { DeveloperFaq } from './developer-faq';
import { ExampleSection } from './example-section';
import { PlatformFigures } from './platform-figures';
import { SecuritySection } from './security-section';

export interface AccessViewProps {
  market: MarketChoice & { prefix: Prefix };
  /** Absolute address of this page. */
  url: string;
  /** Absolute address of the market's home page. */
  home: string;
  countries: readonly NamedCountry[];
  api: ApiAddresses;
  /** Current response to the example; null if it is unavailable. */
  quote: QuoteView | null;
  transparent?: boolean;
}

/** Platform and API access for merchants (§1, §2). */
export function AccessView({ market, url, home, countries, api, quote, transparent }: AccessViewProps) {
  const t = useTranslations('access');
  const { country, language, prefix } = market;
  const figures = figuresOf(market, countryName(country, language, countries));
  const words = { name: t('intro.title'), description: t('meta.description', figures) };
  return (
    <>
      <JsonLd data={accessLd({ url, docs: api.docs?.people, words })} />
      <AccessIntro prefix={prefix} docs={api.docs?.people} transparent={transparent} />
      <PlatformFigures figures={figures} prefix={prefix} />
      <ConnectSection figures={figures} api={api} />
      <BeginSection guide={api.docs?.guide} />
      <ExampleSection market={market} base={api.base} quote={quote} />
      <BoxSection market={market} home={home} />
      <SecuritySection />
      <DeveloperFaq figures={figures} />
      <NextStepBand
        title={t('next.title')}
        text={t('next.text')}
        href={paths.contactProficient(prefix)}
        label={t('intro.expert')}
      />
    </>
  );
}
