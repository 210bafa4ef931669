const FORM_FIELD_OF_REQUEST: Record<string, string> = {
  'notify.receiverLanguage': 'notify.language',
  'receiver.identityNo': 'identityNo',
  goodsType: 'goodsClass',
  battery: 'battery.kind',
  pickup: 'pickupDate',
  'pickup.date': 'pickupDate',
  'pickup.window': 'pickupWindow',
  customerType: 'needs',
  customerHistory: 'needs',
  frequency: 'needs',
  shippingVolume: 'needs',
};

/** Returns the form field for a request field: `parcels.0.unitPriceMinor` is typed as `parcels.0.unitPrice`. */
export function formFieldOf(requestField: string): string {
  return (
    FORM_FIELD_OF_REQUEST[requestField] ??
    requestField
      .replace(/^(insuredValue|cashOnDelivery)(\..*)?$/, 'parcels.0.$1')
      .replace(/^(parcels\.\d+\.(?:insuredValue|cashOnDelivery))\..*$/, '$1')
      .replace(/^(parcels\.\d+)\.unitPriceMinor$/, '$1.unitPrice')
  );
}
