import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { RadioCards } from '@/components/ui/radio-cards';
import { SelectField, type SelectOption } from '@/components/ui/select-field';
import { formatServiceDays } from '@/lib/i18n/format-service';
import { INTERNATIONAL_SERVICES } from '@/lib/orders/choices';
import { MARKETS } from '@/lib/market/country';
import { AutoForm } from './auto-form.island';
import { ParcelRows } from './parcel-rows';
import { PlaceFields, type PlaceChoices } from './place-fields';
import type { QuoteDraft } from './quote-draft';
import styles from './quote-form.module.css';
import { REACH } from '@/components/facts/figures';

export interface QuoteFormProps {
  draft: QuoteDraft;
  /** By form field. */
  errors: Readonly<Record<string, string>>;
  destinations: readonly SelectOption[];
  goods: readonly SelectOption[];
  from: PlaceChoices;
  to: PlaceChoices;
}

/** The calculator. Every field stands in the address, so it works as a plain form too. */
export function QuoteForm({ draft, errors, destinations, goods, from, to }: QuoteFormProps) {
  const t = useTranslations('quote');
  const locale = useLocale();
  const international = draft.kind === 'international';
  const { currency } = MARKETS[draft.country];
  return (
    <AutoForm label={t('form.label')} busyLabel={t('form.busy')} answerId="answer">
      <RadioCards
        name="kind"
        legend={t('form.kind')}
        defaultValue={draft.kind}
        data-refines=""
        compact
        options={[
          {
            value: 'international',
            label: t('form.international'),
            description: t('form.internationalNote', REACH),
            icon: 'plane',
          },
          {
            value: 'domestic',
            label: t('form.domestic'),
            description: t('form.domesticNote', { days: formatServiceDays('local-standard', locale) }),
            icon: 'truck',
          },
        ]}
      />
      {international ? (
        <>
          <RadioCards
            name="service"
            legend={t('form.service')}
            defaultValue={draft.service || 'intl-straight-special'}
            error={errors.service}
            compact
            options={INTERNATIONAL_SERVICES.map((service) => ({
              value: service,
              label: t(`services.${service}.name`),
              description: t(`services.${service}.note`, { days: formatServiceDays(service, locale) }),
            }))}
          />
          <SelectField
            name="to"
            label={t('form.destination')}
            defaultValue={draft.country}
            key={draft.country}
            options={destinations}
            error={errors.to}
            data-refines=""
          />
        </>
      ) : (
        <PlaceFields
          names={{ province: 'fromProvince', city: 'fromCity' }}
          title={t('form.from')}
          choices={from}
          error={errors.fromCity}
        />
      )}
      <PlaceFields
        names={{ province: 'province', city: 'city' }}
        title={t('form.to')}
        choices={to}
        error={errors.city}
      />
      <ParcelRows parcels={draft.parcels} currency={currency} errors={errors} />
      {international && (
        <div className={styles.pair}>
          <SelectField
            name="goods"
            label={t('form.goods')}
            defaultValue={draft.goods}
            options={goods}
            error={errors.goods}
          />
          <SelectField
            name="customer"
            label={t('form.customer')}
            defaultValue={draft.customer}
            options={[
              { value: 'individual', label: t('form.individual') },
              { value: 'business', label: t('form.business') },
            ]}
          />
          <SelectField
            name="sending"
            label={t('form.sending')}
            hint={t('form.sendingHint')}
            defaultValue={draft.sending}
            options={[
              { value: 'MERCHANT', label: t('form.bring') },
              { value: 'PICKUP', label: t('form.collectFromYou') },
            ]}
            error={errors.sending}
          />
          <SelectField
            name="handover"
            label={t('form.handover')}
            hint={t('form.handoverHint')}
            defaultValue={draft.handover}
            options={[
              { value: 'guangzhou', label: t('form.guangzhou') },
              { value: 'hong-kong', label: t('form.hongKong') },
            ]}
          />
        </div>
      )}
      <Button type="submit" name="ask" value="1" variant="primary" size="large" block icon="calculator">
        {t('form.submit')}
      </Button>
    </AutoForm>
  );
}
