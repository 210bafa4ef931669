import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { LinkedPage } from '@/components/frame/header/navigation';
import { PRODUCTS } from '@/components/pages/product/data/products';
import { Icon } from '@/components/ui/icon';
import type { Prefix } from '@/lib/market/prefix';
import { pathTo } from '@/lib/routing/paths';
import styles from './onward-link.module.css';

/** A product's page, or another page, perhaps at a place on it. */
export type OnwardTarget =
  { product: 'small' | 'special' | 'business' | 'express' } | { page: LinkedPage; at?: string };

/** Links to the next page by its own name. */
export function OnwardLink({ to, prefix }: { to: OnwardTarget; prefix: Prefix }) {
  const products = useTranslations('product.pages');
  const pages = useTranslations('layout.links');
  const [href, label] =
    'product' in to
      ? [pathTo(prefix, PRODUCTS[to.product].route), products(`${to.product}.name`)]
      : [`${pathTo(prefix, to.page)}${to.at ? `#${to.at}` : ''}`, pages(to.page)];
  return (
    <Link href={href} prefetch={false} className={styles.onward}>
      {label}
      <Icon name="arrow-forward" size={16} />
    </Link>
  );
}
