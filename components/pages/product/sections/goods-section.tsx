import { useTranslations } from 'next-intl';
import { Container } from '@/components/ui/layout/container';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import { Section } from '@/components/ui/layout/section';
import { SectionHeader } from '@/components/ui/layout/section-header';
import type { Figures } from '@/components/parts/facts/figures';
import { REFUSED_GOODS, ACCEPTED_GOODS } from '../data/goods';
import { PhoneFold } from '@/components/frame/page/phone-fold';
import styles from './goods-section.module.css';

/** Lists allowed and forbidden goods (§9). §5: customs expect a quantity for personal use in a parcel from China. */
export function GoodsSection({ figures }: { figures: Figures }) {
  const t = useTranslations('product.goods');
  return (
    <Section ground="wash" labelledBy="goods">
      <Container>
        <SectionHeader brief id="goods" title={t('title')} lead={t('name')} />
        <div className={styles.columns}>
          <PhoneFold title={<h3 className={styles.heading}>{t('welcome')}</h3>}>
            <Goods icon="check" items={ACCEPTED_GOODS.map((item) => t(`may.${item}`, figures))} />
          </PhoneFold>
          <PhoneFold title={<h3 className={styles.heading}>{t('refused')}</h3>}>
            <Goods icon="x" items={REFUSED_GOODS.map((item) => t(`never.${item}`, figures))} refused />
            <p className={styles.note}>{t('battery')}</p>
          </PhoneFold>
          <p className={styles.note}>{t('personalUse')}</p>
        </div>
      </Container>
    </Section>
  );
}

function Goods({ icon, items, refused }: { icon: IconName; items: readonly string[]; refused?: boolean }) {
  return (
    <ul role="list" className={refused ? styles.refused : styles.welcome}>
      {items.map((item) => (
        <li key={item} className={styles.item}>
          <Icon name={icon} className={styles.icon} />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
