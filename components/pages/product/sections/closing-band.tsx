import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { Figures } from '@/components/parts/facts/figures';
import { buttonClass } from '@/components/ui/button-class';
import { Container } from '@/components/ui/layout/container';
import { Section } from '@/components/ui/layout/section';
import type { Prefix } from '@/lib/market/prefix';
import { paths, pathTo } from '@/lib/routing/paths';
import { actionLink } from '../data/action-link';
import type { MainKey, Product } from '../data/product';
import { PRODUCTS } from '../data/products';
import styles from './closing-band.module.css';

export interface ClosingBandProps {
  name: MainKey;
  product: Product;
  prefix: Prefix;
  figures: Figures;
}

/** The end of a main product's page: its one action, the rules of every service, and other services. */
export function ClosingBand({ name, product, prefix, figures }: ClosingBandProps) {
  const t = useTranslations('product');
  const others = (product.related ?? []).map((key) => ({
    key,
    label: t(`pages.${key}.name`),
    href: pathTo(prefix, PRODUCTS[key].route),
  }));
  return (
    <Section ground="wash" labelledBy="next">
      <Container className={styles.band}>
        <div className={styles.texts}>
          <h2 id="next">{t(`pages.${name}.next.title`, figures)}</h2>
          <p className={styles.text}>{t(`pages.${name}.next.text`, figures)}</p>
          <p className={styles.action}>
            <Link
              href={actionLink(product, prefix)}
              prefetch={false}
              className={buttonClass({ variant: 'primary', size: 'large' })}
            >
              {t(`actions.${product.action}`)}
            </Link>
          </p>
        </div>
        <ClosingLinks
          heading={t('guide')}
          links={[
            { key: 'send', label: t('send.title'), href: paths.sendParcel(prefix) },
            { key: 'goods', label: t('goods.title'), href: `${paths.sendParcel(prefix)}#goods` },
            { key: 'rules', label: t('sections.rules'), href: `${paths.product(prefix)}#rules` },
            { key: 'questions', label: t('sections.faq'), href: paths.help(prefix) },
          ]}
        />
        <ClosingLinks heading={t('sections.related')} links={others} />
      </Container>
    </Section>
  );
}

function ClosingLinks({
  heading,
  links,
}: {
  heading: string;
  links: readonly { key: string; label: string; href: string }[];
}) {
  return (
    <div className={styles.column}>
      <h3 className={styles.heading}>{heading}</h3>
      <ul role="list">
        {links.map(({ key, label, href }) => (
          <li key={key}>
            <Link href={href} prefetch={false} className={styles.link}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
