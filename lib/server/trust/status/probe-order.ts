import 'server-only';
import type { RequestOf } from '@/lib/contract/registry';

/** Parcel of the probes. */
export const PROBE_PARCEL = { weightKg: 2, lengthCm: 30, widthCm: 20, heightCm: 10 };

const ACCRA = {
  countryCode: 'GH',
  provinceCode: 'GH-AA',
  cityCode: 'GH-AA-ACCRA',
  areaCode: 'GH-AA-ACCRA-ACCRA',
} as const;
const PROBE_PARTY = { ...ACCRA, phone: '024 000 0000', email: '', street: '1 Probe Road' };

/** Test order of the probes, within Accra. Nobody carries it, and nobody is notified. */
export const PROBE_ORDER: RequestOf<'addDomesticOrder'> = {
  customerType: 'business',
  customerHistory: 'regular',
  frequency: 'single',
  service: 'local-standard',
  goodsType: 'PARCEL',
  sendingMode: 'MERCHANT',
  sender: { ...PROBE_PARTY, name: 'Site Probe', company: '' },
  receiver: { ...PROBE_PARTY, name: 'Site Probe' },
  parcels: [{ ...PROBE_PARCEL, goodsNameEn: 'Cotton shirts', goodsNameCn: '', quantity: 1, unitPriceMinor: 1000 }],
  remark: '',
  agreed: true,
};
