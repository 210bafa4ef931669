import { useTranslations } from 'next-intl';
import { Container } from '@/components/ui/layout/container';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import { Section } from '@/components/ui/layout/section';
import { SectionHeader } from '@/components/ui/layout/section-header';
import type { Figures } from '@/components/parts/facts/figures';
import styles from './freight-stages.module.css';

/** The stages of each way. The words are `product.freight.<stage>`. */
const FREIGHT_STAGES = {
  air: ['collected', 'flight', 'ready'],
  sea: ['collected', 'voyage', 'ready'],
} as const;
const ICONS: Readonly<Record<keyof typeof FREIGHT_STAGES, IconName>> = { air: 'plane', sea: 'ship' };

/** Shows the way from the supplier to the shelf, by air and by sea, with the time of each stage. */
export function FreightStages({ figures }: { figures: Figures }) {
  const t = useTranslations('product.freight');
  return (
    <Section compact ground="wash" labelledBy="freight">
      <Container>
        <SectionHeader id="freight" title={t('title')} lead={t('lead')} />
        <div className={styles.lanes}>
          {(['air', 'sea'] as const).map((lane) => (
            <section key={lane} aria-labelledby={lane} className={styles.lane}>
              <h3 id={lane} className={styles.name}>
                <Icon name={ICONS[lane]} size={24} />
                {t(lane)}
              </h3>
              <ol role="list" className={styles.stages}>
                {FREIGHT_STAGES[lane].map((stage) => (
                  <li key={stage} className={styles.stage}>
                    <span className={styles.time}>{t(`${stage}.time`, figures)}</span>
                    <span className={styles.what}>{t(`${stage}.what`)}</span>
                  </li>
                ))}
              </ol>
            </section>
          ))}
        </div>
      </Container>
    </Section>
  );
}
