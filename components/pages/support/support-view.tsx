import { useTranslations } from 'next-intl';
import { countryName } from '@/lib/i18n/names/place-name';
import { Container } from '@/components/ui/layout/container';
import { Section } from '@/components/ui/layout/section';
import { SectionHeader } from '@/components/ui/layout/section-header';
import type { CountryView } from '@/lib/contract/places/countries';
import type { MarketChoice, Prefix } from '@/lib/market/prefix';
import { CallChecklist } from './call-checklist';
import { MarketContacts } from './market-contacts';
import { PageIntro } from '@/components/frame/page/page-intro';
import { SelfService } from './self-service';

export interface SupportViewProps {
  market: MarketChoice & { prefix: Prefix };
  /** Empty if they could not be loaded. */
  countries: readonly CountryView[];
}

/**
 * Customer support: self-service, our contacts here, and details to have ready (§2). The contact page has other
 * countries' contacts.
 */
export function SupportView({ market, countries }: SupportViewProps) {
  const t = useTranslations('support.support');
  const { country, language, prefix } = market;
  const marketCountry = countries.find(({ code }) => code === country);
  const name = countryName(country, language, countries);
  return (
    <>
      <PageIntro prefix={prefix} page="service-support" title={t('title')} lead={t('lead')} scene="support" low />
      <SelfService prefix={prefix} />
      <Section ground="wash" labelledBy="here">
        <Container>
          <SectionHeader id="here" title={t('here', { market: country, country: name })} />
          <MarketContacts view={marketCountry} prefix={prefix} />
        </Container>
      </Section>
      <CallChecklist />
    </>
  );
}
