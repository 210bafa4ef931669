import { useTranslations } from 'next-intl';
import type { Figures } from '@/components/parts/facts/figures';
import { PhoneFold } from '@/components/frame/page/phone-fold';
import { DescriptionList } from '@/components/ui/content/description-list';
import { Container } from '@/components/ui/layout/container';
import { Section } from '@/components/ui/layout/section';
import { COUNTRIES } from '@/lib/market/country';
import { LANGUAGES } from '@/lib/market/language';
import styles from './offer-section.module.css';

const OFFERED_FACTS = ['work', 'name', 'system', 'contact', 'range', 'rules'] as const;
const ASKED_FACTS = ['area', 'place', 'experience', 'reach'] as const;

/** Lists our part of the contract, then the partner's. */
export function OfferSection({ figures }: { figures: Figures }) {
  const t = useTranslations('franchise');
  const world = { ...figures, markets: COUNTRIES.length, languages: LANGUAGES.length };
  const offered = OFFERED_FACTS.map((key) => ({
    key,
    term: t(`offer.${key}.title`),
    value: t(`offer.${key}.text`, world),
  }));
  const asked = ASKED_FACTS.map((key) => ({ key, term: t(`look.${key}.title`), value: t(`look.${key}.text`) }));
  return (
    <Section>
      <Container className={styles.sides}>
        <section aria-labelledby="offer">
          <h2 id="offer">{t('offer.title')}</h2>
          <DescriptionList items={offered} />
        </section>
        <section aria-labelledby="look">
          <PhoneFold title={<h2 id="look">{t('look.title')}</h2>}>
            <DescriptionList items={asked} />
          </PhoneFold>
        </section>
      </Container>
    </Section>
  );
}
