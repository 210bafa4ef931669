// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { describe, expect, it } from 'vitest';
import { ServicePointsLink } from '@/components/parcels/receiver/service-points-link';
import type { ParcelOfLink } from '@/lib/contract/parcels/instructions';
import { formatPrefix } from '@/lib/market/prefix';
import type { ParcelState } from '@/lib/parcel/states';
import parcel from '@/messages/en/parcel.json';

const show = (state: ParcelState) =>
  render(
    <NextIntlClientProvider locale="en-GH" messages={{ parcel }}>
      <ServicePointsLink
        prefix={formatPrefix({ country: 'GH', language: 'en' })}
        parcel={{ track: { state } } as ParcelOfLink}
      />
    </NextIntlClientProvider>,
  );

describe('the link to service points', () => {
  it('leads to their addresses when the parcel is ready for collection', () => {
    show('READY_FOR_COLLECTION');
    expect(screen.getByRole('link', { name: parcel.servicePoints }).getAttribute('href')).toBe('/gh-en/location-map');
  });

  it('is missing in other states', () => {
    expect(show('OUT_FOR_DELIVERY').container.textContent).toBe('');
  });
});
