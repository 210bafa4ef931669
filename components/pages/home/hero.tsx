import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { NETWORK_FIGURES } from '@/components/parts/facts/figures';
import { QuickQuote } from '@/components/sending/quote/quick-quote';
import { TrackBox } from '@/components/parcels/track/search/track-box';
import { buttonClass } from '@/components/ui/button-class';
import { Container } from '@/components/ui/layout/container';
import { TRANSIT_DAYS } from '@/lib/billing/constants';
import { formatWorkingDays } from '@/lib/i18n/format/format-range';
import { DESTINATIONS, type Country } from '@/lib/market/country';
import type { MarketChoice, Prefix } from '@/lib/market/prefix';
import { exampleWaybill } from '@/lib/parcel/waybill-number';
import { paths } from '@/lib/routing/paths';
import { HeroLabel, type HeroLabelProps } from './hero-label';
import styles from './hero.module.css';

export interface HeroProps extends Omit<HeroLabelProps, 'country'> {
  market: MarketChoice & { prefix: Prefix };
  nameOf: (country: Country) => string;
}

/** Renders the first screen: tracking and a price, side by side, and the label of a parcel to this market. */
export function Hero({ market, nameOf, ...label }: HeroProps) {
  const t = useTranslations('home.hero');
  const { prefix, country } = market;
  const { minDays, maxDays } = TRANSIT_DAYS['special-line'];
  const days = formatWorkingDays(minDays, maxDays, useLocale()).replaceAll(' ', '\u00a0');
  const destinations = country === 'CN' ? DESTINATIONS : [];
  return (
    <section data-ground="ink" data-hero className={styles.hero}>
      <Container>
        <div className={styles.grid}>
          <div className={styles.texts}>
            <h1>{t('title', { market: country, country: nameOf(country), days, ...NETWORK_FIGURES })}</h1>
            <p className={styles.lead}>{t('lead')}</p>
            <p>
              <Link
                href={paths.presend(prefix)}
                prefetch={false}
                className={buttonClass({ variant: 'secondary', size: 'large' })}
              >
                {t('send')}
              </Link>
            </p>
          </div>
          <div className={styles.tasks} data-print="hide">
            <TrackBox action={paths.track(prefix)} example={exampleWaybill(country)} />
            <QuickQuote
              action={paths.orderQuote(prefix)}
              destinations={destinations.map((code) => ({ value: code, label: nameOf(code) }))}
            />
          </div>
          <div className={styles.label}>
            <HeroLabel country={country} {...label} />
          </div>
        </div>
      </Container>
    </section>
  );
}
