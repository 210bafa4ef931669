import { useTranslations } from 'next-intl';
import { BatteryQuestion } from '@/components/sending/fields/battery-question';
import { IdentityNumberField } from '@/components/sending/fields/identity-number-field';
import { Accordion } from '@/components/ui/content/accordion';
import { FormGrid, Half } from '@/components/ui/fields/form-grid';
import { RadioCards } from '@/components/ui/fields/radio-cards';
import { SelectField } from '@/components/ui/fields/select-field';
import { TextField } from '@/components/ui/fields/text-field';
import { useServiceOptions } from '@/components/sending/wizard/summary/use-service-options';
import { asksBattery } from '@/lib/drafts/battery-fields';
import { HANDOVERS } from '@/lib/billing/handovers';
import { IMPORTERS } from '@/lib/orders/choices';
import { PICKUP_HORIZON_DAYS } from '@/lib/orders/pickup-days';
import { paths } from '@/lib/routing/paths';
import { errorAt, orderFieldReader, handoverPlace, dictionaryOptions, type OrderFieldsProps } from './order-fields';
import styles from './basic.module.css';

/**
 * Renders the fields of the service: type of customer, service, class of goods, battery, importer, identity number and
 * hand-over.
 */
export function SendService(props: OrderFieldsProps) {
  const { typed, data, problems } = props;
  const t = useTranslations('ship');
  const field = orderFieldReader(props);
  const isInternational = typed.draft.kind === 'international';
  const types = ['individual', 'business'] as const;
  return (
    <section className={styles.form} aria-labelledby="service-title">
      <h2 id="service-title">{t('parcels.service')}</h2>
      <RadioCards
        compact
        name="customerType"
        legend={t('needs.type')}
        defaultValue={typed.customerType}
        error={errorAt(problems, 'needs')}
        options={types.map((value) => ({ value, label: t(`needs.${value}`) }))}
      />
      {isInternational && <ServiceFields {...props} />}
      <SelectField
        {...field('goodsClass')}
        label={t('parcels.goodsClass')}
        hint={t('parcels.goodsClassHint')}
        options={dictionaryOptions(data, isInternational ? 'INTL_GOODS_TYPE' : 'LOCAL_GOODS_TYPE')}
      />
      {isInternational && <BatteryInputs {...props} />}
      {isInternational && (
        <SelectField
          {...field('importer')}
          label={t('importer.label')}
          hint={t('importer.hint')}
          options={IMPORTERS.map((importer) => ({ value: importer, label: t(`importer.${importer}`) }))}
        />
      )}
      <IdentityNumberField
        field={field}
        order={{ kind: typed.draft.kind, customerType: typed.customerType, ...typed.draft.values }}
      />
      <HandOverFields {...props} />
    </section>
  );
}

/**
 * Renders every field, because a form without scripts cannot react to the answer. The fold is open if the class has
 * batteries or a field has a mistake.
 */
function BatteryInputs(props: OrderFieldsProps) {
  const t = useTranslations('ship.battery');
  const { typed, data, problems } = props;
  const { goodsClass, battery } = typed.draft.values;
  const hasProblem = problems.some(({ field }) => field.startsWith('battery.'));
  const content = (
    <BatteryQuestion field={orderFieldReader(props)} kind="any" expert={paths.contactProficient(data.prefix)} />
  );
  return (
    <Accordion
      wide
      items={[{ key: 'battery', title: t('legend'), content, open: hasProblem || asksBattery(goodsClass, battery) }]}
    />
  );
}

function ServiceFields(props: OrderFieldsProps) {
  const t = useTranslations('ship.services');
  const options = useServiceOptions();
  return <RadioCards {...orderFieldReader(props)('service')} legend={t('legend')} options={options} />;
}

/** Renders both ways of handing over with their fields (§3, §9). The server reads the fields of the chosen way only. */
function HandOverFields(props: OrderFieldsProps) {
  const t = useTranslations('ship');
  const field = orderFieldReader(props);
  const { typed, data } = props;
  const isInternational = typed.draft.kind === 'international';
  const merchant = isInternational ? 'merchantAbroad' : 'merchantHome';
  return (
    <>
      <RadioCards
        {...field('sendingMode')}
        legend={t('sending.legend')}
        options={[
          { value: 'PICKUP', label: t('sending.pickup'), description: t('sending.pickupText') },
          { value: 'MERCHANT', label: t(`sending.${merchant}`), description: t(`sending.${merchant}Text`) },
        ]}
      />
      <fieldset className={styles.form}>
        <legend>
          <strong>{t('sending.pickup')}</strong>
        </legend>
        <FormGrid>
          <Half>
            <TextField
              {...field('pickupDate')}
              label={t('sending.date')}
              hint={t('sending.dateHint', { days: PICKUP_HORIZON_DAYS })}
              type="date"
            />
          </Half>
          <Half>
            <SelectField
              {...field('pickupWindow')}
              label={t('sending.window')}
              options={dictionaryOptions(data, 'PICKUP_TIME')}
            />
          </Half>
        </FormGrid>
      </fieldset>
      {isInternational && (
        <fieldset className={styles.form}>
          <legend>
            <strong>{t('sending.merchantAbroad')}</strong>
          </legend>
          <SelectField
            {...field('handover')}
            label={t('handover.label')}
            hint={t('handover.hint')}
            options={HANDOVERS.map((place) => ({ value: place, label: t(`handover.${place}`) }))}
          />
          <TextField
            {...field('domesticTransferNo')}
            label={t('sending.courierNumber', { place: handoverPlace(typed) })}
            note={t('fields.optional')}
            hint={t('sending.courierNumberHint')}
            dir="ltr"
            figures
            autoComplete="off"
          />
        </fieldset>
      )}
    </>
  );
}
