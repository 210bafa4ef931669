import { useTranslations } from 'next-intl';
import { Accordion } from '@/components/ui/content/accordion';
import { SelectField, type SelectOption } from '@/components/ui/fields/select-field';
import { PlaceFields, type PlaceChoices } from './place-fields';
import type { QuoteDraft } from './quote-draft';
import styles from './quote-form.module.css';

interface ShipmentFieldsProps {
  draft: QuoteDraft;
  errors: Readonly<Record<string, string>>;
  goods: readonly SelectOption[];
  from: PlaceChoices;
}

/**
 * Renders the other facts that decide the price of a parcel from China (§9). Folded, because the defaults are usually
 * right.
 */
export function ShipmentFields({ draft, errors, goods, from }: ShipmentFieldsProps) {
  const t = useTranslations('quote.form');
  const hasError = [errors.goods, errors.sending, errors.fromCity].some(Boolean);
  const fields = (
    <div className={styles.pair}>
      <SelectField name="goods" label={t('goods')} defaultValue={draft.goods} options={goods} error={errors.goods} />
      <SelectField
        name="customer"
        label={t('customer')}
        defaultValue={draft.customer}
        options={[
          { value: 'individual', label: t('individual') },
          { value: 'business', label: t('business') },
        ]}
      />
      <SelectField
        name="handover"
        label={t('handover')}
        hint={t('handoverHint')}
        defaultValue={draft.handover}
        options={[
          { value: 'guangzhou', label: t('guangzhou') },
          { value: 'hong-kong', label: t('hongKong') },
        ]}
      />
      <SelectField
        name="sending"
        label={t('sending')}
        hint={t('sendingHint')}
        defaultValue={draft.sending}
        data-refines=""
        options={[
          { value: 'MERCHANT', label: t('bring') },
          { value: 'PICKUP', label: t('collectFromYou') },
        ]}
        error={errors.sending}
      />
      {draft.sending === 'PICKUP' && (
        <div className={styles.whole}>
          <PlaceFields
            names={{ province: 'fromProvince', city: 'fromCity' }}
            title={t('from')}
            country="CN"
            choices={from}
            error={errors.fromCity}
            fold="shipment"
          />
        </div>
      )}
    </div>
  );
  const open = draft.open === 'shipment' || hasError;
  return <Accordion wide atTop items={[{ key: 'shipment', title: t('more'), content: fields, open }]} />;
}
