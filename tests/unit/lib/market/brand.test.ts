import { expect, it } from 'vitest';
import { BRAND } from '@/lib/market/brand';

it('the brand has the company’s name, its founding year and the prefix of its waybills', () => {
  expect(BRAND.name.trim()).toBe(BRAND.name);
  expect(BRAND.name).not.toBe('');
  expect(BRAND.founded).toBe(2019);
  expect(BRAND.waybillPrefix).toMatch(/^[A-Z]{2}$/);
});
