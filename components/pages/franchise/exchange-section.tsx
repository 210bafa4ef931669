import { useTranslations } from 'next-intl';
import type { Figures } from '@/components/parts/facts/figures';
import { PhoneFold } from '@/components/frame/page/phone-fold';
import { Container } from '@/components/ui/layout/container';
import { Section } from '@/components/ui/layout/section';
import styles from './exchange-section.module.css';

const ASKED_FACTS = ['area', 'place', 'experience', 'reach'] as const;
const OFFERED_FACTS = ['contact', 'range', 'rules'] as const;

/** Shows the partner's part of the contract beside ours. */
export function ExchangeSection({ figures }: { figures: Figures }) {
  const t = useTranslations('franchise');
  return (
    <Section compact>
      <Container className={styles.columns}>
        <Side
          id="look"
          title={t('look.title')}
          points={ASKED_FACTS.map((key) => ({ key, name: t(`look.${key}.title`), text: t(`look.${key}.text`) }))}
        />
        <Side
          id="offer"
          title={t('offer.title')}
          points={OFFERED_FACTS.map((key) => ({
            key,
            name: t(`offer.${key}.title`),
            text: t(`offer.${key}.text`, figures),
          }))}
        />
      </Container>
    </Section>
  );
}

interface SideProps {
  id: string;
  title: string;
  points: readonly { key: string; name: string; text: string }[];
}

function Side({ id, title, points }: SideProps) {
  return (
    <section aria-labelledby={id}>
      <PhoneFold
        title={
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
        }
      >
        <dl>
          {points.map(({ key, name, text }) => (
            <div key={key} className={styles.point}>
              <dt className={styles.name}>{name}</dt>
              <dd className={styles.text}>{text}</dd>
            </div>
          ))}
        </dl>
      </PhoneFold>
    </section>
  );
}
