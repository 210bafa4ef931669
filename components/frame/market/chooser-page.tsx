import { Container } from '@/components/ui/layout/container';
import type { MarketChoice } from '@/lib/market/prefix';
import type { NamedCountry } from '@/lib/i18n/names/place-name';
import { chooserContent, chooserTitle } from './chooser-texts';
import { MarketChooser } from './market-chooser';
import styles from './chooser-page.module.css';

export async function ChooserPage({ market, countries }: { market: MarketChoice; countries: readonly NamedCountry[] }) {
  const { title, lang } = await chooserTitle(market);
  return (
    <Container>
      <div className={styles.page}>
        <h1 lang={lang}>{title}</h1>
        <MarketChooser
          language={market.language}
          current={market}
          texts={await chooserContent(market.language, countries, market.country)}
        />
      </div>
    </Container>
  );
}
