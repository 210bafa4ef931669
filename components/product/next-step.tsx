import { useTranslations } from 'next-intl';
import type { Figures } from '@/components/facts/figures';
import { NextStepBand } from '@/components/layout/next-step-band';
import type { Prefix } from '@/lib/market/prefix';
import { actionLink } from './action-link';
import type { Product } from './product';

/** A product's page ends in its one action. */
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
