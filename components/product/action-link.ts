import type { Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import type { Product } from './products';

/** Where a product's one action leads; the calculator opens on the product's service. */
export function actionLink({ action, reach, example }: Product, prefix: Prefix): string {
  if (action === 'send') return paths.presend(prefix);
  if (action === 'expert') return paths.contactProficient(prefix);
  return paths.orderQuote(prefix, reach === 'abroad' ? { service: example.service } : { kind: 'domestic' });
}
