// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ClaimPhotos } from '@/components/parcels/orders/claims/claim-photos.island';
import { ERRORS } from '@/lib/contract/error-codes';
import type { Claim, ClaimPhoto } from '@/lib/contract/parcels/claims';
import type { OrderView } from '@/lib/contract/orders/order-view';
import claim from '@/messages/en/claim.json';
import common from '@/messages/en/common.json';
import parcel from '@/messages/en/parcel.json';
import { respond, respondData, stubService } from '../../../support/stub-service';

const photo = (number: number, isStored = true): ClaimPhoto => ({
  number,
  kept: isStored,
  width: 480,
  height: 640,
  until: '2027-02-27T10:00:00.000Z',
});
const claimWith = (photos: ClaimPhoto[], state: Claim['state'] = 'RECEIVED'): Claim => ({
  reference: 'CL0012345674',
  kind: 'DAMAGED',
  state,
  granted: null,
  reason: '',
  answerBy: '2026-12-14',
  asked: { currency: 'CNY', minor: 1000 },
  history: [],
  photos,
});
const file = (name: string) => new File([name], name, { type: 'image/jpeg' });
const choose = (...files: File[]) => fireEvent.change(screen.getByLabelText(claim.photos.label), { target: { files } });

afterEach(() => vi.unstubAllGlobals());

/** Shows the photos of a claim, then of the order that the service returns. */
function Shown({ start }: { start: Claim }) {
  const [one, setOne] = useState(start);
  const show = ({ parcels }: OrderView) => setOne(parcels[0]!.claim!.made!);
  return (
    <NextIntlClientProvider locale="en-GH" messages={{ claim, common, parcel }}>
      <ClaimPhotos claim={one} onOrder={show} />
    </NextIntlClientProvider>
  );
}

it('photos of a claim are sent one by one, and shown when all are stored', async () => {
  const requests: Record<string, unknown>[] = [];
  stubService(({ path, body }) => {
    expect(path).toBe('/api/v1/api/order/claim/photo');
    requests.push(body);
    return respondData({ parcels: [{ claim: { made: claimWith(requests.map((_, index) => photo(index + 1))) } }] });
  });
  render(<Shown start={claimWith([])} />);
  choose(file('one'), file('two'));
  await waitFor(() => expect(screen.getByText('2 photos')).toBeDefined());
  expect(requests).toEqual([
    { reference: 'CL0012345674', content: btoa('one') },
    { reference: 'CL0012345674', content: btoa('two') },
  ]);
  expect(screen.getByText(/^Up to 3 photos/)).toBeDefined();
});

it('a refused photo is named beside the field, and earlier ones stay', async () => {
  let calls = 0;
  stubService(() => {
    calls += 1;
    if (calls === 1) return respondData({ parcels: [{ claim: { made: claimWith([photo(1)]) } }] });
    const errors = [{ field: 'content', message: 'We can’t read this photo.' }];
    return respond(422, { success: false, code: ERRORS.invalid.code, message: 'invalid', data: null, errors });
  });
  render(<Shown start={claimWith([])} />);
  choose(file('one'), file('no photo'));
  await waitFor(() => expect(screen.getByText('1 photo')).toBeDefined());
  await waitFor(() => expect(screen.getByText('We can’t read this photo.')).toBeDefined());
  expect(screen.getByLabelText(claim.photos.label).getAttribute('aria-invalid')).toBe('true');
});

it('too many photos are not sent', () => {
  stubService(() => Promise.reject(new Error('no request is expected')));
  render(<Shown start={claimWith([1, 2, 3, 4].map((number) => photo(number)))} />);
  choose(file('one'), file('two'));
  expect(screen.getByText('You can add 1 more photo. Please choose again.')).toBeDefined();
});

it('a decided or full claim accepts no photos, and deleted photos are not offered', () => {
  render(<Shown start={claimWith([photo(1)], 'ACCEPTED')} />);
  expect(screen.queryByLabelText(claim.photos.label)).toBeNull();
  cleanup();
  render(<Shown start={claimWith([1, 2, 3, 4, 5].map((number) => photo(number)))} />);
  expect(screen.queryByLabelText(claim.photos.label)).toBeNull();
  cleanup();
  render(<Shown start={claimWith([photo(1, false)], 'DECLINED')} />);
  expect(screen.getByText(/no longer available/)).toBeDefined();
});
