import { Container } from '@/components/ui/layout/container';
import type { MarketChoice } from '@/lib/market/prefix';
import type { NamedCountry } from '@/lib/i18n/names/place-name';
import { loadChooserTexts, loadChooserTitle } from './chooser-texts';
import { MarketChooser } from './market-chooser';
import styles from './chooser-page.module.css';

export async function ChooserPage({ market, countries }: { market: MarketChoice; countries: readonly NamedCountry[] }) {
  const { title, lang } = await loadChooserTitle(market);
  return (
    <Container>
      <div className={styles.page}>
        <h1 lang={lang}>{title}</h1>
        <MarketChooser
          language={market.language}
          current={market}
          texts={await loadChooserTexts(market.language, countries, market.country)}
        />
      </div>
    </Container>
  );
}
