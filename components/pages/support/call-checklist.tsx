import { useTranslations } from 'next-intl';
import { Container } from '@/components/ui/layout/container';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import { Section } from '@/components/ui/layout/section';
import { SectionHeader } from '@/components/ui/layout/section-header';
import { BRAND } from '@/lib/market/brand';
import { WAYBILL_DIGITS } from '@/lib/parcel/waybill-number';
import styles from './call-checklist.module.css';

const CASES = [
  { key: 'parcel', icon: 'parcel' },
  { key: 'delivery', icon: 'truck' },
  { key: 'damage', icon: 'shield' },
  { key: 'account', icon: 'user' },
] as const satisfies readonly { key: string; icon: IconName }[];

/** Lists the details to have ready before a call, so that one call is enough. */
export function CallChecklist() {
  const t = useTranslations('support.support.ready');
  return (
    <Section labelledBy="ready">
      <Container>
        <SectionHeader id="ready" title={t('title')} lead={t('lead')} />
        <dl className={styles.cases}>
          {CASES.map(({ key, icon }) => (
            <div key={key} className={styles.case}>
              <dt className={styles.name}>
                <Icon name={icon} className={styles.icon} />
                {t(`${key}.name`)}
              </dt>
              <dd className={styles.text}>
                {t(`${key}.text`, { prefix: BRAND.waybillPrefix, digits: WAYBILL_DIGITS })}
              </dd>
            </div>
          ))}
        </dl>
      </Container>
    </Section>
  );
}
