import type { ShipmentKind } from '@/lib/billing/transit';
import {
  emptyDraft,
  emptyParcel,
  type Draft,
  type DraftValues,
  type Needs,
  type ParcelFields,
} from '@/lib/drafts/draft';
import type { Country } from '@/lib/market/country';

export const NEEDS: Needs = {
  customerHistory: 'new',
  customerType: 'business',
  kind: 'international',
  frequency: 'single',
  shippingVolume: '',
};

export const PARCEL: ParcelFields = {
  ...emptyParcel(),
  weightKg: '3',
  lengthCm: '40',
  widthCm: '30',
  heightCm: '22,5',
  goodsNameEn: 'Cotton T-shirts',
  quantity: '6',
  unitPrice: '45.50',
};

const address = { provinceCode: 'P-1', cityCode: 'C-1', areaCode: 'A-1', street: '12 Sample Road', email: '' };

/** A draft in which every step is filled in as a person would. */
export function filledDraft(
  kind: ShipmentKind = 'international',
  market: Country = 'GH',
  change: Partial<DraftValues> = {},
): Draft {
  const draft = emptyDraft(kind, market);
  const { sender, receiver } = draft.values;
  return {
    ...draft,
    reached: 3,
    values: {
      ...draft.values,
      sender: { ...sender, ...address, name: 'Li Wei', company: 'Test Trading', phone: '138 1234 5678' },
      receiver: { ...receiver, ...address, name: 'Ama Mensah', phone: '024 000 0123' },
      service: kind === 'international' ? 'intl-straight-special' : 'local-standard',
      parcels: [PARCEL],
      sendingMode: 'MERCHANT',
      domesticTransferNo: 'SF123456',
      importer: 'business',
      valueCurrency: '',
      agreed: true,
      ...change,
    },
  };
}
