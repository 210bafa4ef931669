import { getTranslations } from 'next-intl/server';
import { formatYears } from '@/lib/i18n/format-range';
import { Container } from '@/components/ui/container';
import type { CountryView } from '@/lib/contract/countries';
import { BRAND } from '@/lib/market/brand';
import type { MarketChoice, Prefix } from '@/lib/market/prefix';
import { FooterContacts } from './footer-contacts';
import { FooterLinks } from './footer-links';
import { Logo } from './logo';
import { QrCode } from './qr-code';
import styles from './footer.module.css';

export interface FooterProps {
  choice: MarketChoice;
  prefix: Prefix;
  /** Empty while the list of countries cannot be had: the footer then shows no contacts. */
  countries: readonly CountryView[];
  /** Absolute address of this market's home page. */
  homeAddress: string;
}

/** §2: link columns, the contacts of every country, social links, QR code, copyright. */
export async function Footer({ choice, prefix, countries, homeAddress }: FooterProps) {
  const t = await getTranslations('layout');
  const year = new Date().getFullYear();
  return (
    <footer className={styles.footer} data-ground="ink" data-print="hide">
      <Container>
        {countries.length > 0 && <FooterContacts country={choice.country} countries={countries} />}
        <div className={styles.middle}>
          <div className={styles.brand}>
            <Logo />
            <p className={styles.tagline}>{t('site.tagline')}</p>
            <figure className={styles.qr}>
              <QrCode text={homeAddress} label={t('footer.qrLabel', { address: homeAddress })} />
              <figcaption>{t('footer.qr')}</figcaption>
            </figure>
          </div>
          <FooterLinks country={choice.country} prefix={prefix} />
        </div>
        <p className={styles.copyright}>
          <small>{t('footer.copyright', { years: formatYears(BRAND.founded, year), brand: BRAND.name })}</small>
        </p>
      </Container>
    </footer>
  );
}
