import { describe, expect, it } from 'vitest';
import { placeNameOrder } from '@/lib/i18n/names/place-name-order';
import { siteAddressNames } from '@/lib/i18n/names/site-address-names';

const addressLine = (names: string[], locale: string) => {
  const order = placeNameOrder(names, locale);
  return order.names.join(order.separator);
};

describe('the address line of a place', () => {
  it.each([
    ['en-GH', 'Osu, Accra, Greater Accra'],
    ['fr-MA', 'Osu, Accra, Greater Accra'],
    ['tr-TR', 'Osu, Accra, Greater Accra'],
    ['ar-EG-u-ca-gregory-nu-latn', 'Osu, Accra, Greater Accra'],
    ['zh-CN', 'Greater Accra Accra Osu'],
  ])('has the order of %s', (locale, line) =>
    expect(addressLine(['Osu', 'Accra', 'Greater Accra'], locale)).toBe(line),
  );

  it('is separated as its script requires', () => {
    expect(addressLine(['石槎路68号', '白云区', '广州市'], 'zh-CN')).toBe('广州市白云区石槎路68号');
    expect(addressLine(['عين السبع', 'الدار البيضاء'], 'ar-EG-u-ca-gregory-nu-latn')).toBe('عين السبع، الدار البيضاء');
    expect(addressLine(['حاجی کیمپ', 'Karachi'], 'ur-PK')).toBe('حاجی کیمپ، Karachi');
  });

  it('contains each name once', () =>
    expect(addressLine(['Abu Qir', 'Alexandria', 'Alexandria'], 'en-EG')).toBe('Abu Qir, Alexandria'));

  it('contains names once that differ only in an accent', () =>
    expect(addressLine(['Meknes', 'Meknès', 'Fès-Meknès'], 'fr')).toBe('Meknès, Fès-Meknès'));

  it('omits missing parts', () => expect(addressLine(['', 'Singapore', ''], 'en-GH')).toBe('Singapore'));
});

describe('the address of a site', () => {
  it.each([
    ['12 Spintex Road', '斯平特克斯', '阿克拉', ['12 Spintex Road']],
    ['14 Harbour Road', 'Community 1', '特马', ['14 Harbour Road, Community 1']],
    ['8 Lagos Avenue', '', 'أكرا', ['8 Lagos Avenue']],
    ['石槎路68号', '白云区', '广州市', ['石槎路68号', '白云区', '广州市']],
    ['14 زنقة الأمير', 'سيدي بليوط', 'الدار البيضاء', ['14 زنقة الأمير', 'سيدي بليوط', 'الدار البيضاء']],
    ['58, boulevard Bir Anzarane', 'Maârif', 'Casablanca', ['58, boulevard Bir Anzarane', 'Maârif', 'Casablanca']],
  ])('%s is written in one script', (address, areaName, cityName, names) =>
    expect(siteAddressNames({ address, areaName, cityName })).toEqual(names),
  );
});
