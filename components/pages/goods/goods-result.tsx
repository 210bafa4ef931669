import { useLocale, useTranslations } from 'next-intl';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { ImportCharges } from '@/components/parts/price/import-charges';
import { buttonClass } from '@/components/ui/button-class';
import { Card } from '@/components/ui/layout/card';
import { DescriptionList, type DescriptionItem } from '@/components/ui/content/description-list';
import { Notice, type NoticeTone } from '@/components/ui/status/notice';
import type { SelectOption } from '@/components/ui/fields/select-field';
import type { GoodsFacts } from '@/lib/contract/orders/goods-check';
import type { ImportChargesView } from '@/lib/contract/quotes/import-charges';
import { formatMoney } from '@/lib/i18n/format/format-money';
import type { Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import type { Destination } from '@/lib/market/country';
import styles from './goods-result.module.css';

export interface AssessedGoods {
  name: string;
  to: Destination;
  /** Name of the destination. */
  country: string;
  facts: GoodsFacts;
  charges: ImportChargesView | undefined;
}

export interface GoodsResultProps {
  prefix: Prefix;
  result: AssessedGoods;
  classes: readonly SelectOption[];
}

const TONES = {
  taken: 'ok',
  ask: 'warn',
  'other-class': 'warn',
  refused: 'bad',
} as const satisfies Record<GoodsFacts['verdict'], NoticeTone>;

/** Shows the verdict, the class of goods and its consequences. */
export function GoodsResult({ prefix, result, classes }: GoodsResultProps) {
  const t = useTranslations('goods.answer');
  const { name, to, country, facts } = result;
  const { verdict, goodsClass, reason, batteryRule } = facts;
  const question = verdict === 'ask' && goodsClass !== null ? t('question', { goodsClass }) : null;
  const unknown = reason === 'general' ? t('unknown') : null;
  return (
    <Card raised ownGround>
      <div id="answer" className={styles.answer}>
        <h3>{t('title', { name, country })}</h3>
        <Notice
          tone={TONES[verdict]}
          title={t('verdicts', { verdict: verdict === 'other-class' ? 'otherClass' : verdict })}
        >
          {question ?? unknown}
        </Notice>
        <DescriptionList items={useGoodsFactItems(result, classes)} />
        {goodsClass !== null && <ImportCharges charges={result.charges} />}
        <p className={styles.actions}>
          {goodsClass !== null && (
            <Link
              href={`${paths.orderQuote(prefix)}?${new URLSearchParams({ to, goods: goodsClass })}`}
              prefetch={false}
              className={buttonClass({ variant: 'primary' })}
            >
              {t('price')}
            </Link>
          )}
          {(verdict !== 'taken' || batteryRule !== null || unknown) && (
            <Link href={paths.contactProficient(prefix)} prefetch={false} className={buttonClass()}>
              {t('expert')}
            </Link>
          )}
        </p>
      </div>
    </Card>
  );
}

function useGoodsFactItems({ facts }: AssessedGoods, classes: readonly SelectOption[]): DescriptionItem[] {
  const t = useTranslations('goods.answer');
  const surcharge = useSurchargeText(facts.surchargePerKg);
  const { goodsClass, reasonText, batteryRule } = facts;
  const item = (key: string, term: string, value: ReactNode) => ({ key, term, value });
  return [
    item('reason', t('reason'), reasonText),
    ...(goodsClass === null
      ? []
      : [
          item('class', t('goodsClass'), classes.find(({ value }) => value === goodsClass)?.label),
          item('surcharge', t('surcharge'), surcharge),
        ]),
    ...(batteryRule === null ? [] : [item('battery', t('battery'), batteryRule)]),
  ];
}

function useSurchargeText(perKg: GoodsFacts['surchargePerKg']): string {
  const t = useTranslations('goods.answer');
  const locale = useLocale();
  if (!perKg) return t('noSurcharge');
  const [guangzhou, hongKong] = [formatMoney(perKg.guangzhou, locale), formatMoney(perKg['hong-kong'], locale)];
  return guangzhou === hongKong ? t('perKg', { perKg: guangzhou }) : t('perKgByPlace', { guangzhou, hongKong });
}
