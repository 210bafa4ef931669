import { useLocale, useTranslations } from 'next-intl';
import { NextStepBand } from '@/components/frame/page/next-step-band';
import { spanFigures, type Figures } from '@/components/parts/facts/figures';
import type { Prefix } from '@/lib/market/prefix';
import { paths, pathTo } from '@/lib/routing/paths';
import type { Product } from '../data/product';
import { PRODUCTS } from '../data/products';

export interface NextPageBandProps {
  to: NonNullable<Product['leadsTo']>;
  prefix: Prefix;
  figures: Figures;
}

/** Ends a page with a link to the next one: sending a parcel, or a page named by its own title. */
export function NextPageBand({ to, prefix, figures }: NextPageBandProps) {
  const t = useTranslations('product');
  const locale = useLocale();
  if (to === 'sendParcel')
    return (
      <NextStepBand
        title={t('send.title')}
        text={t('send.lead', figures)}
        href={paths.sendParcel(prefix)}
        label={t('onward')}
      />
    );
  const { route, days } = PRODUCTS[to];
  const allFigures = { ...figures, ...spanFigures('days', days, locale) };
  return (
    <NextStepBand
      title={t(`pages.${to}.name`)}
      text={t(`pages.${to}.lead`, allFigures)}
      href={pathTo(prefix, route)}
      label={t('onward')}
    />
  );
}
