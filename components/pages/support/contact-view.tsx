import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { FormChoices } from '@/components/contact/enquiry/fields/form-choices';
import { countryName } from '@/lib/i18n/names/place-name';
import { Container } from '@/components/ui/layout/container';
import { JsonLd } from '@/components/ui/json-ld';
import { Notice } from '@/components/ui/status/notice';
import { Section } from '@/components/ui/layout/section';
import type { CountryView } from '@/lib/contract/places/countries';
import type { MarketChoice, Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import { contactLd } from './contact-ld';
import styles from './contact-view.module.css';
import { Feedback } from './feedback';
import { OfficeDetails } from './office-details';
import { Offices } from './offices';
import { PageIntro } from '@/components/frame/page/page-intro';
import { SocialLinks } from './social-links';

export interface ContactViewProps {
  market: MarketChoice & { prefix: Prefix };
  /** Absolute address of the market's home page. */
  home: string;
  /** Empty if they could not be loaded. */
  countries: readonly CountryView[];
  /** Options of the form. */
  choices: FormChoices;
  transparent?: boolean;
}

/** Shows this market's office beside the feedback form, then all offices (§2). */
export function ContactView({ market, home, countries, choices, transparent }: ContactViewProps) {
  const t = useTranslations('support.contact');
  const { country, language, prefix } = market;
  const marketCountry = countries.find(({ code }) => code === country);
  const url = new URL(paths.contactUs(prefix), home).href;
  return (
    <>
      {countries.length > 0 && <JsonLd data={contactLd({ url, language, countries })} />}
      <PageIntro
        prefix={prefix}
        page="service-contact-us"
        title={t('title')}
        lead={t('lead')}
        transparent={transparent}
      />
      <Section ground="wash" compact>
        <Container>
          <div className={styles.columns}>
            <OwnOffice market={market} view={marketCountry} />
            <div data-print="hide">
              <Feedback prefix={prefix} choices={choices} />
            </div>
          </div>
        </Container>
      </Section>
      {countries.length > 0 && <Offices views={countries} pageCountry={country} />}
    </>
  );
}

function OwnOffice({ market, view }: Pick<ContactViewProps, 'market'> & { view: CountryView | undefined }) {
  const t = useTranslations('support');
  const links = useTranslations('layout.links');
  const { country, language, prefix } = market;
  const name = view?.countryName ?? countryName(country, language);
  return (
    <section aria-labelledby="own-office" className={styles.own}>
      <h2 id="own-office" className={styles.title}>
        {t('contact.here', { market: country, country: name })}
      </h2>
      {view ? (
        <>
          <OfficeDetails view={view} />
          <SocialLinks view={view} />
        </>
      ) : (
        <Notice tone="warn">{t('contacts.missing')}</Notice>
      )}
      <p>
        <Link href={paths.isItUs(prefix)} prefetch={false}>
          {links('service-is-it-us')}
        </Link>
      </p>
    </section>
  );
}
