import { describe, expect, it } from 'vitest';
import { placeOrder } from '@/lib/i18n/place-name-order';

const written = (names: string[], locale: string) => {
  const order = placeOrder(names, locale);
  return order.names.join(order.separator);
};

describe('the names of a place', () => {
  it.each([
    ['en-GH', 'Osu, Accra, Greater Accra'],
    ['fr-MA', 'Osu, Accra, Greater Accra'],
    ['tr-TR', 'Osu, Accra, Greater Accra'],
    ['ar-EG-u-ca-gregory-nu-latn', 'Osu, Accra, Greater Accra'],
    ['zh-CN', 'Greater Accra Accra Osu'],
  ])('stand in the order of %s', (locale, line) =>
    expect(written(['Osu', 'Accra', 'Greater Accra'], locale)).toBe(line),
  );

  it('are parted as their own script asks for', () => {
    expect(written(['石槎路68号', '白云区', '广州市'], 'zh-CN')).toBe('广州市白云区石槎路68号');
    expect(written(['عين السبع', 'الدار البيضاء'], 'ar-EG-u-ca-gregory-nu-latn')).toBe('عين السبع، الدار البيضاء');
    expect(written(['حاجی کیمپ', 'Karachi'], 'ur-PK')).toBe('حاجی کیمپ، Karachi');
  });

  it('are said once each', () =>
    expect(written(['Abu Qir', 'Alexandria', 'Alexandria'], 'en-EG')).toBe('Abu Qir, Alexandria'));

  it('are said once where only an accent tells them apart', () =>
    expect(written(['Meknes', 'Meknès', 'Fès-Meknès'], 'fr')).toBe('Meknès, Fès-Meknès'));

  it('leave out what a place does not have', () => expect(written(['', 'Singapore', ''], 'en-GH')).toBe('Singapore'));
});
