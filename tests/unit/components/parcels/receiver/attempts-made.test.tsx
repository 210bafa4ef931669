// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { expect, it } from 'vitest';
import { AttemptsMade } from '@/components/parcels/receiver/attempts-made';
import type { AttemptView } from '@/lib/contract/parcels/attempts';
import type { ParcelOfLink } from '@/lib/contract/parcels/instructions';
import parcel from '@/messages/en/parcel.json';
import track from '@/messages/en/track.json';

const attempt: AttemptView = {
  attemptAt: '2026-11-29T10:00:00.000Z',
  at: '2026-11-29T09:12:00.000Z',
  timeZone: 'Africa/Accra',
  position: { latitude: 5.604, longitude: -0.187 },
  called: true,
  photo: { width: 480, height: 640, until: '2027-02-27T10:00:00.000Z', kept: true },
};

function show(attempts?: AttemptView[]) {
  return render(
    <NextIntlClientProvider locale="en-GH" messages={{ parcel, track }}>
      <AttemptsMade parcel={{ ...(attempts && { attempts }) } as ParcelOfLink} photoOf={(at) => `/photo/${at}`} />
    </NextIntlClientProvider>,
  );
}

it('an attempt is shown with the time at the door, the call, a map and the photo', () => {
  show([attempt]);
  expect(screen.getByText(/9:12/)).toBeDefined();
  expect(screen.getByText('The driver called the receiver')).toBeDefined();
  const map = screen.getByRole('link', { name: parcel.proof.attempt.map });
  expect(map.getAttribute('href')).toBe('https://www.openstreetmap.org/?mlat=5.604&mlon=-0.187#map=15/5.604/-0.187');
  const photo = screen.getByAltText(parcel.proof.attempt.alt);
  expect(photo.getAttribute('src')).toBe('/photo/2026-11-29T10:00:00.000Z');
});

it('missing parts are left out, a deleted photo is explained', () => {
  show([{ ...attempt, position: null, called: null, photo: { ...attempt.photo!, kept: false } }]);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByText(parcel.proof.attempt.call)).toBeNull();
  expect(screen.queryByAltText(parcel.proof.attempt.alt)).toBeNull();
  expect(screen.getByText(/90 days after the attempt/)).toBeDefined();
  cleanup();
  expect(show().container.textContent).toBe('');
});
