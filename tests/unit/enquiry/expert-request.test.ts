import { describe, expect, it } from 'vitest';
import { isHeavy } from '@/lib/client/enquiries/heavy';
import { toExpertRequest } from '@/lib/client/enquiries/to-expert-request';
import { ContactExpertRequest } from '@/lib/contract/enquiries';

describe('toExpertRequest', () => {
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

  it('leaves out what was not chosen', () => {
    const request = ContactExpertRequest.parse(toExpertRequest(fields));
    expect(request).toMatchObject({ cycle: null, destinationCountry: null, weightKg: null });
  });

  it.each([
    ['120', true],
    ['12,5', true],
    ['200', true],
    ['201', false],
    ['0', false],
    ['heavy', false],
  ])('a weight of %s kg: %s', (weightKg, accepted) => {
    const result = ContactExpertRequest.safeParse(toExpertRequest({ ...fields, weightKg }));
    expect(result.success).toBe(accepted);
    if (!accepted) expect(result.error?.issues[0]).toMatchObject({ path: ['weightKg'], message: 'enquiryWeight' });
  });

  it('warns above 100 kg', () => {
    expect(['100', '100.5', '', '150'].map(isHeavy)).toEqual([false, true, false, true]);
  });
});
