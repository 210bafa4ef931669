import { describe, expect, it } from 'vitest';
import type { AddressView } from '@/lib/contract/accounts/addresses';
import type { AddressRecord } from '@/lib/server/accounts/addresses/address-record';
import { matchesText } from '@/lib/server/accounts/addresses/matches-text';
import { misplacedField, type PlacesOfAddresses } from '@/lib/server/accounts/addresses/load-places-of-addresses';
import { presentAddress } from '@/lib/server/accounts/addresses/present-address';

const record: AddressRecord = {
  name: 'Yetunde Adébáyò',
  company: 'Kente & Co',
  phone: '+2348030000123',
  email: 'yetunde@example.com',
  countryCode: 'NG',
  provinceCode: 'NG-LA',
  cityCode: 'NG-LA-IKJ',
  areaCode: 'NG-LA-IKJ-1',
  street: '12 Allen Avenue',
  digitalAddress: '',
};
const places: PlacesOfAddresses = {
  cities: new Map([
    [
      'NG-LA-IKJ',
      {
        code: 'NG-LA-IKJ',
        name: 'Ikeja',
        names: JSON.stringify({ ar: 'إيكيجا' }),
        lat: 6.6,
        lng: 3.35,
        countryCode: 'NG',
        provinceCode: 'NG-LA',
        provinceName: 'Lagos',
        provinceNames: JSON.stringify({ en: 'Lagos', 'zh-CN': '拉各斯' }),
      },
    ],
  ]),
  areas: new Map([
    ['NG-LA-IKJ-1', { code: 'NG-LA-IKJ-1', name: 'Opebi', names: '{}', cityCode: 'NG-LA-IKJ' }],
    ['NG-KN-1', { code: 'NG-KN-1', name: 'Fagge', names: '{}', cityCode: 'NG-KN-KAN' }],
  ]),
};

describe('the place of an entry', () => {
  it.each([
    [{}, null],
    [{ areaCode: '' }, null],
    [{ cityCode: 'NG-XX' }, 'cityCode'],
    [{ countryCode: 'GH' as const }, 'provinceCode'],
    [{ provinceCode: 'NG-KN' }, 'cityCode'],
    [{ areaCode: 'NG-KN-1' }, 'areaCode'],
    [{ areaCode: 'nowhere' }, 'areaCode'],
  ])('is refused for %j with an error in %s', (change, field) => {
    expect(misplacedField({ ...record, ...change }, places)).toBe(field);
  });

  it('is named in the requested language', () => {
    const view = presentAddress({ id: 'a', record }, places, 'zh-CN');
    expect(view).toMatchObject({ provinceName: '拉各斯', cityName: 'Ikeja', areaName: 'Opebi' });
    expect(presentAddress({ id: 'a', record }, places, 'ar')).toMatchObject({
      provinceName: 'Lagos',
      cityName: 'إيكيجا',
    });
  });

  it('shows its code once it is unknown', () => {
    const view = presentAddress({ id: 'a', record }, { cities: new Map(), areas: new Map() }, 'en');
    expect(view).toMatchObject({ provinceName: 'NG-LA', cityName: 'NG-LA-IKJ', areaName: 'NG-LA-IKJ-1' });
  });
});

describe('the search in the address book', () => {
  const view: AddressView = presentAddress({ id: 'a', record }, places, 'en');

  it.each(['', 'yetunde', 'ALLEN', 'ikeja', 'opebi', 'kente', '0803 000', '+234 803', '8030000123', '12'])(
    'finds %j',
    (text) => expect(matchesText(view, text)).toBe(true),
  );

  it.each(['Accra', '0244', 'zzz', '+', '()'])('does not find %j', (text) =>
    expect(matchesText(view, text)).toBe(false),
  );
});
