import { useLocale, useTranslations } from 'next-intl';
import { Accordion } from '@/components/ui/accordion';
import { Button } from '@/components/ui/button';
import { FormGrid, Half } from '@/components/ui/form-grid';
import { MoneyField, UnitField } from '@/components/ui/measure-field';
import { SidesField } from '@/components/ui/sides-field';
import { TextField } from '@/components/ui/text-field';
import {
  CASH_ON_DELIVERY_CAP,
  CASH_ON_DELIVERY_MIN_FEE,
  CASH_ON_DELIVERY_PERCENT,
  COMPENSATION_LIMIT,
  FEE_CURRENCY,
  MAX_PARCELS,
} from '@/lib/billing/constants';
import { moneyOf } from '@/lib/billing/money';
import { currencyOf } from '@/lib/client/ship/steps';
import { parcelFacts } from '@/lib/i18n/parcel-facts';
import { unitWord } from '@/lib/i18n/format-measure';
import { currencyWord, formatMoney } from '@/lib/i18n/format-money';
import { formatPercent } from '@/lib/i18n/format-percent';
import { fieldsOf, type OrderFieldsProps } from './order-fields';
import styles from './basic.module.css';

/** A section for each parcel; the buttons that add and take away one keep what is typed. */
export function SendParcels(props: OrderFieldsProps) {
  const t = useTranslations('quote.parcels');
  const { length: count } = props.typed.draft.values.parcels;
  return (
    <>
      {props.typed.draft.values.parcels.map((_, index) => (
        <Parcel key={index} {...props} index={index} />
      ))}
      <div className={styles.head}>
        {count < MAX_PARCELS && (
          <Button type="submit" name="act" value="more" icon="plus" size="small">
            {t('add')}
          </Button>
        )}
        {count > 1 && (
          <Button type="submit" name="act" value="fewer" icon="minus" size="small" variant="quiet">
            {t('removeLast')}
          </Button>
        )}
      </div>
    </>
  );
}

type ParcelProps = OrderFieldsProps & { index: number };

function Parcel(props: ParcelProps) {
  const { index, typed } = props;
  const t = useTranslations('ship.parcel');
  const locale = useLocale();
  const field = fieldsOf(props);
  const at = `parcels.${index}`;
  const titleId = `parcel-${index + 1}`;
  return (
    <section className={styles.form} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('title', { number: index + 1 })}</h2>
      <TextField
        {...field(`${at}.goodsNameEn`)}
        label={t('goodsNameEn')}
        hint={t('goodsNameHint')}
        dir="ltr"
        autoComplete="off"
      />
      <UnitField
        {...field(`${at}.weightKg`)}
        label={t('weight')}
        hint={t('weightHint', parcelFacts(locale))}
        unit={unitWord('kg', locale)}
        inputMode="decimal"
      />
      <Sides {...props} />
      <FormGrid>
        <Half>
          <UnitField {...field(`${at}.quantity`)} label={t('quantity')} unit={t('pieces')} />
        </Half>
        <Half>
          <MoneyField
            {...field(`${at}.unitPrice`)}
            label={t('unitPrice')}
            hint={t('unitPriceHint')}
            currency={currencyWord(currencyOf(typed.draft), locale)}
          />
        </Half>
      </FormGrid>
      <More {...props} />
    </section>
  );
}

function Sides(props: ParcelProps) {
  const t = useTranslations('ship.parcel');
  const field = fieldsOf(props);
  const side = (name: 'length' | 'width' | 'height') => {
    const own = field(`parcels.${props.index}.${name}Cm`);
    return { ...own, id: `field-${own.name}`, label: t(name) };
  };
  return (
    <SidesField
      id={`sides-${props.index}`}
      label={t('sides')}
      unit={unitWord('cm', useLocale())}
      sides={[side('length'), side('width'), side('height')]}
    />
  );
}

/** What only those need who insure, collect or name the goods in Chinese. */
function More(props: ParcelProps) {
  const t = useTranslations('ship');
  const locale = useLocale();
  const { typed, index } = props;
  const field = fieldsOf(props);
  const currency = currencyWord(currencyOf(typed.draft), locale);
  const note = t('fields.optional');
  const cny = (amount: number) => formatMoney(moneyOf(FEE_CURRENCY, amount), locale);
  const names = ['insuredValue', 'cashOnDelivery', 'goodsNameCn'] as const;
  const [insured, collected, chinese] = names.map((name) => field(`parcels.${index}.${name}`));
  const content = (
    <FormGrid>
      <Half>
        <MoneyField
          {...insured!}
          label={t('extras.insuredValue')}
          note={note}
          hint={t('extras.insuredValueHint', { limit: cny(COMPENSATION_LIMIT) })}
          currency={currency}
        />
      </Half>
      <Half>
        <MoneyField
          {...collected!}
          label={t('extras.cashOnDelivery')}
          note={note}
          hint={t('extras.cashOnDeliveryHint', {
            percent: formatPercent(CASH_ON_DELIVERY_PERCENT, locale),
            least: cny(CASH_ON_DELIVERY_MIN_FEE),
            most: cny(CASH_ON_DELIVERY_CAP),
          })}
          currency={currency}
        />
      </Half>
      {typed.draft.kind === 'international' && (
        <TextField {...chinese!} label={t('parcel.goodsNameCn')} note={note} lang="zh-CN" autoComplete="off" />
      )}
    </FormGrid>
  );
  const open = [insured, collected, chinese].some((each) => each!.defaultValue !== '' || each!.error);
  return <Accordion wide items={[{ key: `more-${index}`, title: t('parcel.more'), content, open }]} />;
}
