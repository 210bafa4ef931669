import { useTranslations } from 'next-intl';
import {
  GoodsNameField,
  GoodsValueFields,
  MeasureFields,
  MORE_OF_PARCEL,
  MoreOfParcel,
} from '@/components/sending/fields/parcel-fields';
import { OptionalFields } from '@/components/sending/fields/optional-fields';
import { Accordion } from '@/components/ui/content/accordion';
import { Button } from '@/components/ui/button';
import { MAX_PARCELS } from '@/lib/billing/constants';
import { emptyParcel } from '@/lib/drafts/draft';
import { currencyOf } from '@/lib/drafts/steps';
import type { HsSuggestion } from '@/lib/contract/orders/hs-codes';
import { PARCEL_FIELD_NAMES } from '@/lib/orders/fields';
import { valueCurrencyOf } from '@/lib/orders/value-currency';
import { orderFieldReader, type OrderFieldsProps } from './order-fields';
import styles from './basic.module.css';

/**
 * HS codes that fit the goods of each parcel; null for goods without a name, in domestic orders, and after a failed
 * call.
 */
export type HsCodesOfParcels = readonly (readonly HsSuggestion[] | null)[];

/** Renders a section for each parcel. The buttons that add or remove a parcel submit the form, so typed values stay. */
export function SendParcels({ hsCodes, ...props }: OrderFieldsProps & { hsCodes: HsCodesOfParcels }) {
  const t = useTranslations('quote.parcels');
  const { length: count } = props.typed.draft.values.parcels;
  return (
    <>
      {props.typed.draft.values.parcels.map((_, index) => (
        <ParcelSection key={index} {...props} index={index} hsCodes={hsCodes[index] ?? null} />
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

type ParcelProps = OrderFieldsProps & { index: number; hsCodes: HsCodesOfParcels[number] };

function ParcelSection(props: ParcelProps) {
  const { index, typed, hsCodes } = props;
  const t = useTranslations('ship.parcel');
  const field = orderFieldReader(props);
  const titleId = `parcel-${index + 1}`;
  const currency = currencyOf(typed.draft);
  const isInternational = typed.draft.kind === 'international';
  const content = <MoreOfParcel field={field} index={index} currency={currency} />;
  const empty: Readonly<Record<string, string>> = { ...emptyParcel() };
  const isOpen = (names: readonly string[]) =>
    names.some((name) => {
      const { defaultValue, error } = field(`parcels.${index}.${name}`);
      return defaultValue !== empty[name] || error;
    });
  const more = { key: `more-${index}`, title: t('more'), content, open: isOpen(MORE_OF_PARCEL) };
  const customs = {
    key: `customs-${index}`,
    title: t('customs'),
    content: (
      <div className={styles.form}>
        <OptionalFields field={field} names={PARCEL_FIELD_NAMES} parcel={index} />
        <HsCodes matches={hsCodes} />
      </div>
    ),
    open: isOpen(PARCEL_FIELD_NAMES) || hsCodes !== null,
  };
  return (
    <section className={styles.form} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('title', { number: index + 1 })}</h2>
      <GoodsNameField field={field} index={index} />
      <MeasureFields field={field} index={index} />
      <GoodsValueFields
        field={field}
        index={index}
        currency={currency}
        valueCurrency={valueCurrencyOf(typed.draft.values)}
        abroad={isInternational}
      />
      <Accordion wide items={isInternational ? [more, customs] : [more]} />
    </section>
  );
}

/**
 * Lists the codes as text: the sender types the right one. The button submits the form, so that the names are known.
 */
function HsCodes({ matches }: { matches: HsCodesOfParcels[number] }) {
  const t = useTranslations('ship.hsCodes');
  return (
    <>
      <div>
        <Button type="submit" name="act" value="codes" icon="search" size="small">
          {t('suggest')}
        </Button>
      </div>
      {matches && <p>{t(matches.length > 0 ? 'copy' : 'none')}</p>}
      {matches && matches.length > 0 && (
        <ul>
          {matches.map(({ code, name }) => (
            <li key={code}>
              <bdi>{code}</bdi> <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
