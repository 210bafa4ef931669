import type { Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import { crossesBorder, type Product } from './product';

/**
 * Returns the address of a product's one action. The calculator opens with the product's service, if it has exactly
 * one.
 */
export function actionLink(product: Product, prefix: Prefix): string {
  const { action, services } = product;
  if (action === 'send') return paths.presend(prefix);
  if (action === 'expert') return paths.contactProficient(prefix);
  const [only, ...others] = services;
  if (!crossesBorder(product)) return paths.orderQuote(prefix, { kind: 'domestic' });
  // With several services, the calculator prices all of them.
  return paths.orderQuote(prefix, others.length ? {} : { service: only });
}
