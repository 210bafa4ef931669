import type { Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import { crossesBorder, type Product } from './product';

/** Where a product's one action leads; the calculator opens on the product's service where it has one. */
export function actionLink(product: Product, prefix: Prefix): string {
  const { action, services } = product;
  if (action === 'send') return paths.presend(prefix);
  if (action === 'expert') return paths.contactProficient(prefix);
  const [only, ...others] = services;
  if (!crossesBorder(product)) return paths.orderQuote(prefix, { kind: 'domestic' });
  // Of several the calculator prices all.
  return paths.orderQuote(prefix, others.length ? {} : { service: only });
}
