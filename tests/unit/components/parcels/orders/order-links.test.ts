import { describe, expect, it } from 'vitest';
import { againHref } from '@/components/parcels/orders/order-links';
import type { Country } from '@/lib/market/country';
import type { Prefix } from '@/lib/market/prefix';

describe('the link to send the same shipment again', () => {
  it.each([
    ['gh-en', 'international', 'KE', '/gh-en/express/intlorder-entry?again=7'],
    ['gh-en', 'domestic', 'GH', '/gh-en/express/order-entry?again=7'],
    ['eg-ar', 'domestic', 'SA', '/sa-ar/express/order-entry?again=7'],
    ['pk-ur', 'domestic', 'GH', '/gh-en/express/order-entry?again=7'],
  ] as const)('leads from %s, %s to %s', (prefix, kind, receiverCountry, href) => {
    expect(againHref(prefix as string as Prefix, { id: '7', kind, receiverCountry: receiverCountry as Country })).toBe(
      href,
    );
  });
});
