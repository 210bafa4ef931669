import { describe, expect, it } from 'vitest';
import { emptyForm, formValuesOf } from '@/components/contact/enquiry/fields/form-field';
import { findRegionByName } from '@/components/contact/enquiry/fields/place-suggestions.island';
import { ENQUIRY_CALLS, enquiryRequest } from '@/lib/http/enquiry-request';
import { ContactExpertRequest } from '@/lib/contract/content/enquiries';
import { FORM_FIELDS, FORM_KINDS, type FormKind } from '@/lib/contract/content/enquiry-forms';
import { issueField, issueKey } from '@/lib/contract/issue-keys';
import { REGISTRY } from '@/lib/contract/registry';
import type { Country } from '@/lib/market/country';
import errors from '@/messages/en/errors.json';

/** Returns the request of a form with these values. A list is a field of several choices. */
function requestOf(kind: FormKind, fields: object, market: Country = 'GH') {
  const values = Object.entries(fields).map(([name, value]: [string, string | string[]]) => [name, [value].flat()]);
  return enquiryRequest(kind, Object.fromEntries(values) as Record<string, string[]>, market);
}

const readForm = (kind: FormKind, fields: object) =>
  REGISTRY[ENQUIRY_CALLS[kind]].request.safeParse(requestOf(kind, fields));

function mistakes(kind: FormKind, fields: object) {
  const result = readForm(kind, fields);
  return (result.error?.issues ?? []).map((issue) => [issueField(issue), issueKey(issue)]);
}

const franchise = {
  ...emptyForm('franchise'),
  name: 'Efua',
  countryCode: 'GH',
  phone: '024 000 0123',
  email: 'Efua@Example.org',
  state: 'Ashanti',
  city: 'Kumasi',
};
const enterprise = {
  ...emptyForm('enterprise'),
  company: 'Owusu Trading',
  name: 'Ama',
  countryCode: 'GH',
  phone: '024 000 0123',
  email: 'ama@example.org',
  cycle: 'WEEKLY',
  goods: 'Cotton shirts',
  destinations: ['GH', 'KE', 'GH'],
};

describe('the form', () => {
  it.each(FORM_KINDS)('has all fields of the contract and no others: %s', (kind) => {
    const request = requestOf(kind, emptyForm(kind));
    expect(Object.keys(request).sort()).toEqual([...FORM_FIELDS[kind]].sort());
  });

  it('reports every mistake of a franchise application in the words of §5', () => {
    const mistakeList = mistakes('franchise', emptyForm('franchise'));
    const sentences = Object.fromEntries(
      mistakeList.map(([field, key]) => [field, errors[key as keyof typeof errors]]),
    );
    expect(sentences).toEqual({
      name: 'Please fill in name.',
      countryCode: 'Please select country.',
      phone: 'Please fill in contact number.',
      email: 'Please fill in Email.',
      state: 'Please fill in State.',
      city: 'Please fill in City.',
    });
    expect(errors.invalidNumber).toBe('Invalid number.');
    expect(errors.correctEmail).toBe('Please fill in a correct email.');
    expect(mistakes('franchise', { ...franchise, phone: 'call me' })).toEqual([['phone', 'invalidNumber']]);
    expect(mistakes('franchise', { ...franchise, email: 'efua' })).toEqual([['email', 'correctEmail']]);
    expect(mistakes('franchise', franchise)).toEqual([]);
  });

  it('distinguishes yes and no from no answer', () => {
    const responses = ['YES', 'NO', '', 'MAYBE'].map((experienced) => ({ ...franchise, experienced }));
    expect(responses.map((fields) => (requestOf('franchise', fields) as { experienced: unknown }).experienced)).toEqual(
      [true, false, null, null],
    );
  });

  it('accepts 1 to 200 kg and each destination once from a business customer', () => {
    expect(readForm('enterprise', { ...enterprise, weightKg: '١٢٠', shipments: '40' }).data).toMatchObject({
      weightKg: 120,
      shipments: 40,
      destinations: ['GH', 'KE'],
      contactWay: null,
    });
    for (const weightKg of ['0', '200.5', 'much'])
      expect(mistakes('enterprise', { ...enterprise, weightKg })).toEqual([['weightKg', 'enquiryWeight']]);
    for (const shipments of ['0', '1.5', '100001', 'many'])
      expect(mistakes('enterprise', { ...enterprise, shipments })).toEqual([['shipments', 'enquiryShipments']]);
    expect(mistakes('enterprise', { ...enterprise, destinations: [] })).toEqual([
      ['destinations', 'chooseDestinations'],
    ]);
  });

  it('shows the sent values again, and no foreign field', () => {
    const fields = { company: ['A', 'B'], destinations: ['GH', 'TR'], admin: ['true'] };
    expect(formValuesOf('enterprise', fields)).toEqual({
      ...emptyForm('enterprise'),
      company: 'A',
      destinations: ['GH', 'TR'],
    });
  });
});

describe('a question to an expert', () => {
  const fields = {
    name: 'Ama Mensah',
    company: '',
    countryCode: 'GH',
    phone: '024 000 0123',
    email: '',
    contactWay: 'WHATSAPP',
    shipRequire: 'INTERNATIONAL',
    cycle: '',
    destinationCountry: '',
    weightKg: '',
    message: 'Machine parts, every month.',
  };

  it('omits empty choices', () => {
    const request = ContactExpertRequest.parse(requestOf('expert', fields));
    expect(request).toMatchObject({ cycle: null, destinationCountry: null, weightKg: null });
  });

  it.each([
    ['120', true],
    ['12,5', true],
    ['200', true],
    ['201', false],
    ['0', false],
    ['heavy', false],
  ])('accepts a weight of %s kg: %s', (weightKg, accepted) => {
    const result = ContactExpertRequest.safeParse(requestOf('expert', { ...fields, weightKg }));
    expect(result.success).toBe(accepted);
    if (!accepted) expect(result.error?.issues[0]).toMatchObject({ path: ['weightKg'], message: 'enquiryWeight' });
  });
});

describe('a weight of an enquiry', () => {
  it.each([
    ['1.5', 'GH', 1.5],
    ['1,5', 'GH', 1.5],
    ['1.5', 'TR', 1.5],
    ['1,250', 'TR', 1.25],
    ['1,250', 'GH', 1250],
    ['١٫٥', 'EG', 1.5],
    ['۱۲۰٫۵', 'PK', 120.5],
  ] as const)('%s is read in the number format of %s', (weightKg, market, kilograms) => {
    expect(requestOf('expert', { ...emptyForm('expert'), weightKg }, market)).toMatchObject({ weightKg: kilograms });
  });
});

describe('a suggested place', () => {
  it('is found by name in any case', () => {
    const regions = [
      { code: 'a', name: 'Ashanti' },
      { code: 'b', name: 'Île-de-France' },
    ];
    expect(findRegionByName(' ashanti ', regions)?.code).toBe('a');
    expect(findRegionByName('île-de-france', regions)?.code).toBe('b');
    expect(findRegionByName('', regions)).toBeUndefined();
    expect(findRegionByName('Atlantis', regions)).toBeUndefined();
  });
});
