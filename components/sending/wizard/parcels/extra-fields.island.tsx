'use client';

import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { OptionalFields } from '@/components/sending/fields/optional-fields';
import { RadioCards } from '@/components/ui/fields/radio-cards';
import type { ShipmentKind } from '@/lib/billing/transit';
import { describedField, isFolded, orderFieldsOf, type OrderFieldName } from '@/lib/orders/fields';
import { neededIdentity } from '@/lib/orders/receiver-details';
import { WizardFold } from '../wizard-fold.island';
import type { DraftForm, FieldName } from '../drafts/use-draft-form';

const WATCHED_FIELDS = [
  'deliveryPlace',
  'importer',
  'sender.company',
  'senderTaxNo',
  'receiverTaxNo',
  'sender.countryCode',
  'receiver.countryCode',
] as const;

export function ExtraFields({ kind, draftForm }: { kind: ShipmentKind; draftForm: DraftForm }) {
  const t = useTranslations('ship');
  const { field, form } = draftForm;
  const [place, importer, company, senderTaxNo, receiverTaxNo, sender, receiver] = useWatch({
    control: form.control,
    name: WATCHED_FIELDS,
  });
  const isNumbered = neededIdentity({ kind, importer, customerType: '', receiver: { countryCode: receiver } }) !== null;
  const isShown = {
    sender: company.trim() !== '' || senderTaxNo !== '',
    receiver: (importer === 'business' && !isNumbered) || receiverTaxNo !== '',
  };
  const names = orderFieldsOf(kind).filter((name) => {
    const { companyOf } = describedField(name);
    return !companyOf || isShown[companyOf];
  });
  const invoiceNames = names.filter((name) => isFolded(kind, name));
  const openNames = names.filter((name) => !isFolded(kind, name));
  const hasValue = (shown: readonly OrderFieldName[]) => form.getValues(shown).some((text) => text !== '');
  const hasError = (shown: readonly FieldName[]) => shown.some((name) => draftForm.errorOf(name) !== undefined);
  const places = [
    { value: 'door', label: t('extras.door'), icon: 'home' as const },
    { value: 'site', label: t('extras.site'), icon: 'building' as const },
  ];
  return (
    <WizardFold
      title={t('extras.title')}
      summary={t(`extras.${place}`)}
      action={t('review.change')}
      startOpen={hasValue(names)}
      invalid={hasError(['deliveryPlace', ...names])}
    >
      <RadioCards compact {...field('deliveryPlace')} legend={t('extras.deliveryPlace')} options={places} />
      <OptionalFields field={field} names={openNames} />
      {invoiceNames.length > 0 && (
        <WizardFold title={t('extras.invoice')} startOpen={hasValue(invoiceNames)} invalid={hasError(invoiceNames)}>
          <OptionalFields field={field} names={invoiceNames} countries={{ sender, receiver }} />
        </WizardFold>
      )}
    </WizardFold>
  );
}
