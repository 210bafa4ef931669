import { useTranslations } from 'next-intl';
import { organizationLd } from '@/components/pages/home/organization-ld';
import { countryName } from '@/lib/i18n/names/place-name';
import { PageIntro } from '@/components/frame/page/page-intro';
import { JsonLd } from '@/components/ui/json-ld';
import type { LocationView } from '@/lib/contract/content/content';
import type { CountryView } from '@/lib/contract/places/countries';
import { BRAND } from '@/lib/market/brand';
import type { Country } from '@/lib/market/country';
import type { MarketChoice, Prefix } from '@/lib/market/prefix';
import { FiguresSection } from './figures-section';
import { NetworkSection } from './network-section';
import { TalkSection } from './talk-section';
import { WorkSection } from './work-section';

export interface AboutViewProps {
  market: MarketChoice & { prefix: Prefix };
  /** Absolute address of the market's home page. */
  home: string;
  countries: readonly CountryView[];
  locations: readonly LocationView[];
  transparent?: boolean;
}

/** Introduces the company, its work, its places and its customers (§1, §2). */
export function AboutView({ market, home, countries, locations, transparent }: AboutViewProps) {
  const t = useTranslations('company.intro');
  const { language, prefix } = market;
  const nameOf = (code: Country) => countryName(code, language, countries);
  return (
    <>
      <JsonLd data={organizationLd({ market, home, countries })} />
      <PageIntro
        prefix={prefix}
        page="business-about-us"
        title={t('title')}
        lead={t('lead', { brand: BRAND.name, year: String(BRAND.founded) })}
        scene="air"
        transparent={transparent}
      />
      <FiguresSection cities={locations.length} />
      <WorkSection />
      <NetworkSection market={market} nameOf={nameOf} locations={locations} />
      <TalkSection prefix={prefix} />
    </>
  );
}
