import { useTranslations } from 'next-intl';
import type { Figures } from '@/components/parts/facts/figures';
import { NextStepBand } from '@/components/frame/next-step-band';
import type { Prefix } from '@/lib/market/prefix';
import { actionLink } from './action-link';
import type { MainKey, Product } from './product';

export interface NextStepProps {
  name: MainKey;
  product: Product;
  prefix: Prefix;
  figures: Figures;
}

/** A main product's page ends in its one action. */
export function NextStep({ name, product, prefix, figures }: NextStepProps) {
  const t = useTranslations('product');
  return (
    <NextStepBand
      title={t(`pages.${name}.next.title`, figures)}
      text={t(`pages.${name}.next.text`, figures)}
      href={actionLink(product, prefix)}
      label={t(`actions.${product.action}`)}
    />
  );
}
