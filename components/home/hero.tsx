import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { RouteArcs } from '@/components/network/route-arcs';
import { TrackBox } from '@/components/track/track-box';
import { exampleWaybill } from '@/lib/parcel/waybill-number';
import { buttonClass } from '@/components/ui/button-class';
import { Container } from '@/components/ui/container';
import type { MarketChoice, Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import styles from './hero.module.css';
import { REACH } from '@/components/facts/figures';

export interface HeroProps {
  market: MarketChoice & { prefix: Prefix };
  countryName: string;
  /** The names at the two ends of the route drawn to this market. */
  origin?: string;
  city?: string;
}

/** The first screen: the tracking box, then the two other things people come for. */
export function Hero({ market, countryName, origin, city }: HeroProps) {
  const t = useTranslations('home.hero');
  const { prefix, country } = market;
  return (
    <section data-ground="ink" data-hero className={styles.hero}>
      <Container>
        <div className={styles.grid}>
          <div className={styles.texts}>
            <h1 className={styles.title}>{t('title', { market: country, country: countryName, ...REACH })}</h1>
            <p className={styles.lead}>{t('lead')}</p>
            <TrackBox action={paths.track(prefix)} example={exampleWaybill(country)} />
            <p className={styles.actions}>
              <Link
                href={paths.orderQuote(prefix)}
                prefetch={false}
                className={buttonClass({ variant: 'secondary', size: 'large' })}
              >
                {t('quote')}
              </Link>
              <Link
                href={paths.presend(prefix)}
                prefetch={false}
                className={buttonClass({ variant: 'secondary', size: 'large' })}
              >
                {t('send')}
              </Link>
            </p>
          </div>
          <div className={styles.map}>
            <RouteArcs country={country} originLabel={origin} marketLabel={city} />
          </div>
        </div>
      </Container>
    </section>
  );
}
