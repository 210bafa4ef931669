import { useTranslations } from 'next-intl';
import { LabelBars } from '@/components/parts/label/label-bars';
import { RouteLabel } from '@/components/parts/label/route-label';
import { classNames } from '@/components/ui/class-names';
import { centreOf } from '@/components/parts/maps/market-map';
import type { LocationView } from '@/lib/contract/content/content';
import { BRAND } from '@/lib/market/brand';
import { DESTINATIONS } from '@/lib/market/country';
import type { MarketChoice, Prefix } from '@/lib/market/prefix';
import { printedHub } from '@/lib/parcel/printed-hub-code';
import { WAYBILL_DIGITS } from '@/lib/parcel/waybill-number';
import { paths } from '@/lib/routing/paths';
import styles from './track-help.module.css';

interface TrackHelpProps {
  example: string;
  market: MarketChoice & { prefix: Prefix };
  locations: readonly LocationView[];
}

/** Explains a tracking number's form and where to find it. */
export function TrackHelp({ example, market, locations }: TrackHelpProps) {
  const t = useTranslations('track.empty');
  const tMeaning = useTranslations('track.meaning');
  const start = BRAND.waybillPrefix;
  const digits = example.slice(start.length, -2);
  const country = example.slice(-2);
  const parts = [
    { key: 'prefix', text: start, meaning: t('prefix') },
    { key: 'digits', text: digits, meaning: t('digits', { digits: WAYBILL_DIGITS }) },
    { key: 'country', text: country, meaning: t('country') },
  ];
  return (
    <div className={styles.help}>
      <section aria-labelledby="number-form" className={styles.part}>
        <h2 id="number-form" className={styles.title}>
          {t('title')}
        </h2>
        <dl className={styles.number}>
          {parts.map(({ key, text, meaning }) => (
            <div key={key} className={styles.group}>
              <dt dir="ltr" translate="no" className={styles.characters}>
                {text}
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="number-place" className={classNames(styles.part, styles.place)}>
        <h2 id="number-place" className={styles.title}>
          {t('where')}
        </h2>
        <ExampleLabel example={example} market={market} locations={locations} />
      </section>
      <div className={styles.part}>
        <p className={styles.text}>{t('whereText')}</p>
        <p>
          <a href={paths.trackingEvents(market.prefix)}>{tMeaning('more')}</a>
        </p>
      </div>
    </div>
  );
}

/** Shows the number on a label of the market's route. Empty while the network is unknown. */
function ExampleLabel({ example, market: { country }, locations }: TrackHelpProps) {
  const t = useTranslations('rates.services');
  const origin = locations.find(({ role }) => role === 'origin');
  const markets = country === 'CN' ? DESTINATIONS : [country];
  const centres = markets.map((code) => centreOf(code, locations)).filter((place) => place !== undefined);
  if (!origin || centres.length === 0) return null;
  return (
    <RouteLabel
      className={styles.label}
      from={printedHub(origin)}
      to={centres.map(printedHub)}
      service={t('intl-straight-special')}
      facts={[]}
    >
      <LabelBars number={example} />
    </RouteLabel>
  );
}
