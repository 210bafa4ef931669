import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { Container } from '@/components/ui/container';
import { Section } from '@/components/ui/section';
import type { Prefix } from '@/lib/market/prefix';
import { actionLink } from './action-link';
import type { Figures } from './figures';
import type { Product } from './product';
import styles from './next-step.module.css';

/** The end of the page: the one thing to do next. */
export function NextStep({ product, prefix, figures }: { product: Product; prefix: Prefix; figures: Figures }) {
  const t = useTranslations('product');
  return (
    <NextStepBand
      title={t(`pages.${product.key}.next.title`, figures)}
      text={t(`pages.${product.key}.next.text`, figures)}
      href={actionLink(product, prefix)}
      label={t(`actions.${product.action}`)}
    />
  );
}

export interface NextStepBandProps {
  title: string;
  text: string;
  href: string;
  label: string;
}

export function NextStepBand({ title, text, href, label }: NextStepBandProps) {
  return (
    <Section ground="ink" labelledBy="next">
      <Container>
        <div className={styles.band}>
          <div className={styles.texts}>
            <h2 id="next">{title}</h2>
            <p className={styles.text}>{text}</p>
          </div>
          <Link href={href} prefetch={false} className={buttonClass({ variant: 'primary', size: 'large' })}>
            {label}
          </Link>
        </div>
      </Container>
    </Section>
  );
}
