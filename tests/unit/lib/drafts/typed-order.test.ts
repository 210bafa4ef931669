import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_PARCELS } from '@/lib/billing/constants';
import { readPreSend } from '@/lib/drafts/restore-drafts';
import { needsOf, readTypedOrder } from '@/lib/drafts/typed-order';

const readFields = (fields: Record<string, string>) => readTypedOrder(new URLSearchParams(fields), 'GH');

describe('an order typed without scripts', () => {
  it('is read into the fields of a draft, by name', () => {
    const order = readFields({
      draft: 'ab12',
      kind: 'international',
      customerType: 'business',
      'sender.name': 'Li Wei',
      'receiver.countryCode': 'KE',
      'parcels.0.weightKg': '2',
      'parcels.1.weightKg': '٣',
      'notify.sender': 'on',
      agreed: 'on',
    });
    const { id, values, origin } = order.draft;
    expect({ id, origin, customerType: order.customerType }).toEqual({
      id: 'ab12',
      origin: 'CN',
      customerType: 'business',
    });
    expect(values.sender).toMatchObject({ name: 'Li Wei', countryCode: 'CN' });
    expect(values.receiver.countryCode).toBe('KE');
    expect(values.parcels.map(({ weightKg }) => weightKg)).toEqual(['2', '٣']);
    expect(values).toMatchObject({ notify: { sender: true }, agreed: true, keepInBook: { sender: false } });
    expect(needsOf({ ...order, known: true })).toMatchObject({ customerHistory: 'regular', frequency: 'single' });
  });

  it('leaves both ends of a domestic one in the country of the page', () => {
    const { values } = readFields({ kind: 'domestic', 'receiver.countryCode': 'KE' }).draft;
    expect(values).toMatchObject({ sender: { countryCode: 'GH' }, receiver: { countryCode: 'GH' } });
  });

  it('uses the codes of a place only for the text that they were found for', () => {
    const codes = { 'receiver.provinceCode': 'p', 'receiver.cityCode': 'c', 'receiver.areaCode': '' };
    const cityOf = (fields: Record<string, string>) =>
      readFields({ ...codes, ...fields }).draft.values.receiver.cityCode;
    expect(cityOf({ 'receiver.place': 'Accra', 'receiver.searched': 'Accra' })).toBe('c');
    expect(cityOf({ 'receiver.place': 'Tema', 'receiver.searched': 'Accra' })).toBe('');
    const choice = { 'receiver.chosen': 'p d ', 'receiver.searched': 'Accra' };
    expect(cityOf({ ...choice, 'receiver.place': 'Accra' })).toBe('d');
    expect(cityOf({ ...choice, 'receiver.place': 'Tema' })).toBe('');
  });

  it('is a draft that can be stored, for any input', () => {
    const names = fc.constantFrom(
      'kind',
      'draft',
      'customerType',
      'sender',
      'receiver.countryCode',
      'parcels.4.weightKg',
    );
    fc.assert(
      fc.property(fc.dictionary(fc.oneof(names, fc.string()), fc.string()), (fields) => {
        const { draft } = readFields(fields);
        expect(draft.values.parcels.length).toBeLessThanOrEqual(MAX_PARCELS);
        expect(readPreSend(JSON.stringify({ drafts: [draft] })).drafts).toHaveLength(1);
      }),
    );
  });
});
