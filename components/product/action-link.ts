import type { Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import { crossesBorder, type Product } from './product';

/** Where a product's one action leads; the calculator opens on the product's service. */
export function actionLink(product: Product, prefix: Prefix): string {
  const { action, example } = product;
  if (action === 'send') return paths.presend(prefix);
  if (action === 'expert') return paths.contactProficient(prefix);
  return paths.orderQuote(prefix, crossesBorder(product) ? { service: example.service } : { kind: 'domestic' });
}
