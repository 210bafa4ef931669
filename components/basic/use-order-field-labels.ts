import { useTranslations } from 'next-intl';
import { placeFields, type TypedOrder } from '@/lib/drafts/typed-order';
import { PARTIES } from '@/lib/parcel/notices';
import { digitalAddressKinds } from '@/lib/market/digital-address-kinds';
import { ORDER_FIELD_NAMES, PARCEL_FIELD_NAMES, type AnyFieldName } from '@/lib/orders/fields';
import { handoverPlace } from './order-fields';

type Labels = Readonly<Record<string, string>>;

/** Returns the labels of the fields of both parties. The label of a field that both have names the party. */
function usePartyLabels({ draft }: TypedOrder): Labels {
  const t = useTranslations('ship');
  const tCode = useTranslations('common.digitalAddress');
  const { countryCode } = draft.values.receiver;
  const [kind = 'plusCode'] = countryCode === '' ? [] : digitalAddressKinds(countryCode);
  const shared = PARTIES.flatMap((party) => {
    const labelOfParty = (label: string) => t('plain.labelOf', { part: t(`steps.${party}`), label });
    return [
      [`${party}.name`, t(`party.${party}Name`)],
      [`${party}.phone`, labelOfParty(t('party.phone'))],
      [placeFields(party).text, labelOfParty(t('places.search'))],
      [`${party}.street`, labelOfParty(t('party.street'))],
      [`${party}.email`, labelOfParty(t('party.email'))],
    ];
  });
  return {
    ...(Object.fromEntries(shared) as Labels),
    'sender.company': t('party.company'),
    'receiver.countryCode': t('party.destination'),
    'receiver.digitalAddress': tCode('label', { kind }),
  };
}

/** Returns a function for the labels of described fields. */
function useDescribedLabels() {
  const t = useTranslations('ship.orderFields');
  return (names: readonly AnyFieldName[]): Labels =>
    Object.fromEntries(names.map((name) => [name, t(`${name}.label`)]));
}

/** Returns the labels of the parcels' fields. One parcel needs no number. */
function useParcelLabels({ draft }: TypedOrder): Labels {
  const t = useTranslations('ship');
  const fieldLabels = useDescribedLabels();
  const labels = {
    goodsNameEn: t('parcel.goodsNameEn'),
    ...fieldLabels(PARCEL_FIELD_NAMES),
    weightKg: t('parcel.weight'),
    lengthCm: t('parcel.length'),
    widthCm: t('parcel.width'),
    heightCm: t('parcel.height'),
    quantity: t('parcel.quantity'),
    unitPrice: t('parcel.unitPrice'),
    insuredValue: t('extras.insuredValue'),
    cashOnDelivery: t('extras.cashOnDelivery'),
  };
  const { parcels } = draft.values;
  const labelWithIndex = (label: string, index: number) =>
    parcels.length > 1 ? t('plain.labelOf', { part: t('parcel.title', { number: index + 1 }), label }) : label;
  return Object.fromEntries(
    parcels.flatMap((_, index) =>
      Object.entries(labels).map(([name, label]) => [`parcels.${index}.${name}`, labelWithIndex(label, index)]),
    ),
  );
}

/** Returns the labels of the order form's fields by their names, for its list of errors. */
export function useOrderFieldLabels(typed: TypedOrder): Labels {
  const t = useTranslations('ship');
  return {
    ...usePartyLabels(typed),
    ...useParcelLabels(typed),
    needs: t('needs.type'),
    service: t('services.legend'),
    goodsClass: t('parcels.goodsClass'),
    valueCurrency: t('parcel.valueCurrency'),
    identityNo: t('identity.number'),
    'battery.kind': t('battery.legend'),
    'battery.wattHours': t('battery.wattHours'),
    'battery.volts': t('battery.volts'),
    'battery.ampereHours': t('battery.ampereHours'),
    'battery.packed': t('battery.count'),
    importer: t('importer.label'),
    sendingMode: t('sending.legend'),
    pickupDate: t('sending.date'),
    pickupWindow: t('sending.window'),
    handover: t('handover.label'),
    domesticTransferNo: t('sending.courierNumber', { place: handoverPlace(typed) }),
    deliveryPlace: t('extras.deliveryPlace'),
    ...useDescribedLabels()(ORDER_FIELD_NAMES),
    'notify.receiver': t('notify.receiver'),
    'notify.language': t('notify.language'),
  };
}
