import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { SelectOption } from '@/components/ui/fields/select-field';
import { MARKETS } from '@/lib/market/country';
import { AutoForm } from './auto-form.island';
import type { BilledParcel } from './billed-weight';
import { ParcelButtons, ParcelRows } from './parcel-rows';
import { RouteFields, type RouteFieldsProps } from './route-fields';
import { ShipmentFields } from './shipment-fields';

export interface QuoteFormProps extends RouteFieldsProps {
  goods: readonly SelectOption[];
}

interface Props extends QuoteFormProps {
  /** Empty before there is a price. */
  billed: readonly BilledParcel[];
  /** Price as a sentence, for screen readers. */
  announcement: string;
}

/** Renders the calculator. Every field is in the address, so it also works as a plain form. */
export function QuoteForm({ billed, announcement, goods, ...route }: Props) {
  const t = useTranslations('quote.form');
  const { draft, errors, from } = route;
  const isInternational = draft.kind === 'international';
  const texts = { label: t('label'), busy: t('busy'), edited: t('edited'), offline: t('offline'), submit: t('submit') };
  return (
    <AutoForm texts={texts} announcement={announcement} headingId="answer-title">
      <RouteFields {...route} />
      <ParcelRows parcels={draft.parcels} currency={MARKETS[draft.country].currency} errors={errors} billed={billed} />
      {isInternational && (
        <>
          {/* The page prices all services. It shows the charges of this one. */}
          <input type="hidden" name="service" value={draft.service} />
          <ShipmentFields draft={draft} errors={errors} goods={goods} from={from} />
        </>
      )}
      {/* Once there is a price, the main action is to send. */}
      <Button
        type="submit"
        name="ask"
        value="1"
        variant={announcement ? 'secondary' : 'primary'}
        size="large"
        block
        icon="calculator"
      >
        {t('submit')}
      </Button>
      <ParcelButtons count={draft.parcels.length} />
    </AutoForm>
  );
}
