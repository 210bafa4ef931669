import { describe, expect, it } from 'vitest';
import { DOMESTIC_GOODS, PICKUP_CHOICES, VOLUME_CHOICES } from '@/lib/client/ship/choices';
import { PICKUP_HORIZON_DAYS } from '@/lib/client/ship/check-draft';
import { isHeavy } from '@/lib/client/enquiries/heavy';
import { toExpertRequest } from '@/lib/client/enquiries/to-expert-request';
import { ContactExpertRequest } from '@/lib/contract/enquiries';
import { CYCLES, LOCAL_GOODS_TYPES, PICKUP_WINDOWS } from '@/lib/contract/orders';
import { PICKUP_HORIZON_DAYS as SERVER_HORIZON } from '@/lib/server/orders/order-issues';

describe('the browser’s lists', () => {
  it('are those of the contract', () => {
    expect(DOMESTIC_GOODS).toEqual(LOCAL_GOODS_TYPES);
    expect(PICKUP_CHOICES).toEqual(PICKUP_WINDOWS);
    expect(VOLUME_CHOICES).toEqual(CYCLES);
  });

  it('offer the days that the service books', () => {
    expect(PICKUP_HORIZON_DAYS).toBe(SERVER_HORIZON);
  });
});

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
