import { expect, it } from 'vitest';
import { BRAND } from '@/lib/market/brand';

it('names the company, its founding year and the letters its waybills begin with', () => {
  expect(BRAND.name.trim()).toBe(BRAND.name);
  expect(BRAND.name).not.toBe('');
  expect(BRAND.founded).toBe(2019);
  expect(BRAND.waybillPrefix).toMatch(/^[A-Z]{2}$/);
});
