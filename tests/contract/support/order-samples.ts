import type { Country } from '@/lib/market/country';
import type { RequestOf } from '@/lib/contract/registry';
import type { World } from './world';

/** Places of our own, so that no test depends on the data set: one province, two cities, one area each. */
const PLACES = {
  CN: { city: 'Testzhou', other: 'Testjing' },
  GH: { city: 'Testcra', other: 'Testmale' },
  NG: { city: 'Testgos', other: 'Testbuja' },
  KE: { city: 'Testrobi', other: 'Testbasa' },
  SA: { city: 'Testyadh', other: 'Testdah' },
  TR: { city: 'Testbul', other: 'Testkara' },
  UG: { city: 'Testpala', other: 'Testebbe' },
  MA: { city: 'Testblanca', other: 'Testfes' },
  EG: { city: 'Testcairo', other: 'Testgiza' },
  PK: { city: 'Testrachi', other: 'Testhore' },
  AE: { city: 'Testubai', other: 'Testarjah' },
} as const satisfies Record<Country, unknown>;

export function placesOf(country: Country) {
  const stem = `test-${country.toLowerCase()}`;
  return { countryCode: country, provinceCode: `${stem}-p`, cityCode: `${stem}-c`, areaCode: `${stem}-a` };
}

export const otherCityOf = (country: Country) => `test-${country.toLowerCase()}-c2`;
export const cityNameOf = (country: Country) => PLACES[country].city;

export async function insertPlaces({ services: { db } }: { services: Pick<World['services'], 'db'> }): Promise<void> {
  for (const country of Object.keys(PLACES) as Country[]) {
    const { provinceCode, cityCode, areaCode } = placesOf(country);
    const { city, other } = PLACES[country];
    const names = JSON.stringify({ en: `${city} Region`, 'zh-CN': '测试省' });
    await db
      .insertInto('provinces')
      .values({ code: provinceCode, country_code: country, name: `${city} Region`, names, sort: 0, search: '' })
      .execute();
    const cityRow = {
      province_code: provinceCode,
      country_code: country,
      lat: null,
      lng: null,
      remote: 0,
      main: 0,
      names: '{}',
      search: '',
    };
    await db
      .insertInto('cities')
      .values([
        { ...cityRow, code: cityCode, name: city, sort: 0 },
        { ...cityRow, code: otherCityOf(country), name: other, sort: 1 },
      ])
      .execute();
    await db
      .insertInto('areas')
      .values({
        code: areaCode,
        city_code: cityCode,
        country_code: country,
        name: 'Old Town',
        names: '{}',
        remote: 0,
        sort: 0,
        search: '',
      })
      .execute();
  }
}

const PHONES: Record<Country, string> = {
  CN: '13812345678',
  GH: '024 000 0123',
  NG: '0802 345 6789',
  KE: '0712 345678',
  SA: '050 123 4567',
  TR: '0532 123 45 67',
  UG: '0712 345678',
  MA: '0612 345678',
  EG: '0100 123 4567',
  PK: '0300 1234567',
  AE: '050 123 4567',
};

export const phoneOf = (country: Country) => PHONES[country];

const commonFields = {
  customerType: 'individual',
  customerHistory: 'new',
  frequency: 'single',
  sendingMode: 'MERCHANT',
  deliveryPlace: 'door',
  agreed: true,
} as const;

const parcel = {
  weightKg: 2,
  lengthCm: 30,
  widthCm: 20,
  heightCm: 10,
  goodsNameEn: 'Cotton shirts',
  goodsNameCn: '棉衬衫',
  quantity: 3,
  unitPriceMinor: 4500,
};

export function partySample(country: Country, name: string) {
  return { name, phone: PHONES[country], email: '', ...placesOf(country), street: '12 Sample Road' };
}

/** A parcel as typed into the form without scripts. */
export const TYPED_PARCEL = {
  'parcels.0.weightKg': '2',
  'parcels.0.lengthCm': '30',
  'parcels.0.widthCm': '20',
  'parcels.0.heightCm': '10',
  'parcels.0.goodsNameEn': 'Cotton shirts',
  'parcels.0.quantity': '3',
  'parcels.0.unitPrice': '45',
} as const;

/** Returns an order of one parcel from China to `to`. */
export function internationalOrder(to: Country = 'GH'): RequestOf<'addInternationalOrder'> {
  return {
    ...commonFields,
    service: 'intl-straight-special',
    goodsClass: 'GENERAL',
    sender: { ...partySample('CN', 'Li Wei'), company: 'Test Trading' },
    receiver: partySample(to, 'Ama Serwaa Boateng'),
    parcels: [parcel],
    remark: 'Call before delivery',
  };
}

export function domesticOrder(country: Country = 'GH'): RequestOf<'addDomesticOrder'> {
  return {
    ...commonFields,
    service: 'local-standard',
    goodsType: 'PARCEL',
    sender: { ...partySample(country, 'Kofi Mensah'), company: '' },
    receiver: { ...partySample(country, 'Esi Owusu'), cityCode: otherCityOf(country), areaCode: '' },
    parcels: [parcel],
  };
}
