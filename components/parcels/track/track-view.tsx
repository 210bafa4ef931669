import { useTranslations } from 'next-intl';
import { ClientMessages } from '@/components/frame/client-messages';
import { countryNames } from '@/lib/i18n/names/place-name';
import { Container } from '@/components/ui/layout/container';
import type { LocationView } from '@/lib/contract/content/content';
import type { CountryView } from '@/lib/contract/places/countries';
import type { MarketChoice, Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import { exampleWaybill } from '@/lib/parcel/waybill-number';
import { MAX_TRACKED_NUMBERS } from '@/lib/parcel/parse-waybill-list';
import { TrackPanel } from './search/track-panel.island';
import { TrackHelp } from './search/track-help';
import { needsHelp } from './search/track-search';
import type { UnlockedDetails } from './card/unlock-details.island';
import type { FirstSearch } from './search/use-track-search';
import styles from './track-view.module.css';

export interface TrackViewProps {
  market: MarketChoice & { prefix: Prefix };
  countries: readonly CountryView[];
  /** Needed for the explanation of the numbers. */
  locations: readonly LocationView[];
  text: string;
  first: FirstSearch;
  unlocked: UnlockedDetails | null;
}

export function TrackPageView({ market, countries, locations, text, first, unlocked }: TrackViewProps) {
  const t = useTranslations('track.page');
  const { prefix, language, country } = market;
  const example = exampleWaybill(country);
  const isIdle = first.view.kind === 'idle';
  return (
    <div data-wash="" className={styles.page} data-uncovered={isIdle ? undefined : ''}>
      <Container>
        <header className={styles.header}>
          <h1>{t('title')}</h1>
          {isIdle && <p className={styles.lead}>{t('lead', { max: MAX_TRACKED_NUMBERS })}</p>}
        </header>
        <ClientMessages namespaces={['track', 'parcel.columns']}>
          <TrackPanel
            prefix={prefix}
            text={text}
            example={example}
            first={first}
            unlocked={unlocked}
            countryNames={countryNames(language, countries)}
            contact={countries.find(({ code }) => code === country)?.contact}
            supportHref={paths.support(prefix)}
          >
            {needsHelp(first.view) && <TrackHelp example={example} market={market} locations={locations} />}
          </TrackPanel>
        </ClientMessages>
      </Container>
    </div>
  );
}
