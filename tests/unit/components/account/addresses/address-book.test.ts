import { describe, expect, it } from 'vitest';
import { addressFields, isStaleBook } from '@/components/account/addresses/save-address';
import { withEntry } from '@/components/account/addresses/use-address-book';
import { CallFailure } from '@/lib/http/call-failure';
import { AddAddressRequest, type AddressView } from '@/lib/contract/accounts/addresses';
import { refusalOf } from '../../../support/refusal-of';

const entry = (id: string, name = 'Ama Mensah'): AddressView => ({
  id,
  name,
  company: '',
  phone: '+233241234567',
  email: '',
  countryCode: 'GH',
  provinceCode: 'GH-1',
  provinceName: 'Greater Accra',
  cityCode: 'GH-1-1',
  cityName: 'Accra',
  areaCode: '',
  areaName: '',
  street: '14 Liberation Road',
  digitalAddress: 'GA-183-8164',
});

describe('the address book', () => {
  it('shows a new entry at the end and a changed one in its place', () => {
    const two = withEntry([entry('1')], entry('2'));
    expect(two.map(({ id }) => id)).toEqual(['1', '2']);
    expect(withEntry(two, entry('1', 'Efua')).map(({ name }) => name)).toEqual(['Efua', 'Ama Mensah']);
  });

  it('fills the form with the contract’s fields only', () => {
    const fields = addressFields(entry('1'), 'NG');
    expect(AddAddressRequest.parse(fields)).toEqual(fields);
    expect(Object.keys(fields).sort()).toEqual(Object.keys(AddAddressRequest.shape).sort());
  });

  it('starts a new entry in the country of the page', () =>
    expect(addressFields(null, 'NG')).toMatchObject({ countryCode: 'NG', name: '', street: '' }));

  it('is out of date when full, or when the entry is gone', () => {
    expect(isStaleBook(refusalOf('addressBookFull'))).toBe(true);
    expect(isStaleBook(refusalOf('notFound'))).toBe(true);
    expect(isStaleBook(refusalOf('invalid'))).toBe(false);
    expect(isStaleBook(new CallFailure({ kind: 'network' }))).toBe(false);
  });
});
