import { useLocale, useTranslations } from 'next-intl';
import Link from 'next/link';
import { PageIntro } from '@/components/frame/page/page-intro';
import { CardTitle } from '@/components/parts/card-title';
import { Card } from '@/components/ui/layout/card';
import type { IconName } from '@/components/ui/icon-names';
import { JsonLd } from '@/components/ui/json-ld';
import { PointList } from '@/components/ui/content/point-list';
import { Section } from '@/components/ui/layout/section';
import { SplitContainer } from '@/components/ui/layout/split-container';
import type { SelectOption } from '@/components/ui/fields/select-field';
import { BRAND_SENSITIVE_PER_KG, FEE_CURRENCY, PHONE_TABLET_PER_KG } from '@/lib/billing/constants';
import { moneyOf } from '@/lib/billing/money';
import { formatMeasure } from '@/lib/i18n/format/format-measure';
import { formatMoney } from '@/lib/i18n/format/format-money';
import type { MarketChoice, Prefix } from '@/lib/market/prefix';
import { MAX_BATTERY_WATT_HOURS, MAX_PACKED_BATTERIES } from '@/lib/orders/battery';
import { GOODS_CLASSES } from '@/lib/orders/choices';
import { paths } from '@/lib/routing/paths';
import type { GoodsQuestion } from './goods-question';
import { GoodsResult, type AssessedGoods } from './goods-result';
import { GoodsForm } from './goods-form';
import { questionsLd } from '@/lib/seo/questions-ld';

const ICONS = {
  GENERAL: 'parcel',
  PHONE_TABLET: 'phone',
  BRAND_SENSITIVE: 'shield',
  WITH_BATTERY: 'plane',
} as const satisfies Record<(typeof GOODS_CLASSES)[number], IconName>;

export interface MayISendViewProps {
  market: MarketChoice & { prefix: Prefix };
  /** Absolute address of the page. */
  url: string;
  question: GoodsQuestion;
  /** Null on the page without a question. */
  result: AssessedGoods | null;
  destinations: readonly SelectOption[];
  /** Names of the classes of goods. */
  classes: readonly SelectOption[];
}

/**
 * Renders "May I send it?": the question, its result, the classes of goods with their surcharges, and goods that we
 * never carry.
 */
export function MayISendView({ market, url, question, result, destinations, classes }: MayISendViewProps) {
  const t = useTranslations('goods');
  const { prefix, language } = market;
  const points = useClasses(classes);
  return (
    <>
      <JsonLd data={questionsLd({ url, language, questions: points })} />
      <PageIntro
        prefix={prefix}
        page="service-may-i-send"
        title={t('title')}
        lead={t('lead')}
        scene="counter"
        aside={result && <GoodsResult prefix={prefix} result={result} classes={classes} />}
      >
        <Card as="section" padding="large" raised ownGround labelledBy="check">
          <CardTitle id="check">{t('form.title')}</CardTitle>
          <GoodsForm action={paths.mayISend(prefix)} question={question} destinations={destinations} />
        </Card>
      </PageIntro>
      <PointList id="classes" title={t('classes.title')} points={points} />
      <Section ground="wash" compact labelledBy="never">
        <SplitContainer>
          <CardTitle id="never">{t('never.title')}</CardTitle>
          <div>
            <p>{t('never.text')}</p>
            <p>
              <Link href={paths.termsOfUse(prefix)} prefetch={false}>
                {t('never.link')}
              </Link>
            </p>
          </div>
        </SplitContainer>
      </Section>
    </>
  );
}

/** Returns the classes of goods, each with its icon and a text about its contents and surcharge. */
function useClasses(classes: readonly SelectOption[]) {
  const t = useTranslations('goods.classes');
  const locale = useLocale();
  const fee = (amount: number) => formatMoney(moneyOf(FEE_CURRENCY, amount), locale);
  const facts = {
    guangzhou: fee(PHONE_TABLET_PER_KG.guangzhou),
    hongKong: fee(PHONE_TABLET_PER_KG['hong-kong']),
    branded: fee(BRAND_SENSITIVE_PER_KG),
    batteries: MAX_PACKED_BATTERIES,
    wattHours: formatMeasure(MAX_BATTERY_WATT_HOURS, 'wh', locale),
  };
  return GOODS_CLASSES.map((key) => ({
    key,
    icon: ICONS[key],
    title: classes.find(({ value }) => value === key)?.label ?? '',
    text: t(key, facts),
  }));
}
