import { useTranslations } from 'next-intl';
import { Container } from '@/components/ui/layout/container';
import { Section } from '@/components/ui/layout/section';
import { SectionHeader } from '@/components/ui/layout/section-header';
import { BRAND } from '@/lib/market/brand';
import styles from './path-section.module.css';
import { REACH } from '@/components/parts/facts/figures';

const STEPS = ['founded', 'today', 'next'] as const;

/** Founded in 2019; where we are; the licence applied for (§1). `turkey` is its name in the page's language. */
export function PathSection({ turkey }: { turkey: string }) {
  const t = useTranslations('company.path');
  const values = { year: String(BRAND.founded), brand: BRAND.name, turkey, ...REACH };
  return (
    <Section labelledBy="path">
      <Container>
        <SectionHeader id="path" title={t('title')} />
        <ol role="list" className={styles.path}>
          {STEPS.map((step) => (
            <li key={step} data-step={step} className={styles.step}>
              <p className={styles.when}>{t(`${step}.when`, values)}</p>
              <p className={styles.text}>{t(`${step}.text`, values)}</p>
            </li>
          ))}
        </ol>
      </Container>
    </Section>
  );
}
