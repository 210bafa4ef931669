// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { useForm, useWatch } from 'react-hook-form';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { HsCodes } from '@/components/sending/wizard/parcels/hs-codes.island';
import type { DraftForm } from '@/components/sending/wizard/drafts/use-draft-form';
import { CALLS } from '@/lib/contract/calls';
import type { DraftValues } from '@/lib/drafts/draft';
import common from '@/messages/en/common.json';
import ship from '@/messages/en/ship.json';
import { respond, respondData, stubService, type Service } from '../../../support/stub-service';
import { filledDraft } from '../../../support/drafts';

const service = vi.fn<Service>();
// The page loads these modules with its first call.
beforeAll(() => Promise.all([import('axios'), import('@/lib/client/api/browser-caller')]));
beforeEach(() => stubService(service));
afterEach(() => {
  service.mockReset();
  vi.unstubAllGlobals();
});

const CODES = [
  { code: '420221', name: 'Leather handbags' },
  { code: '420222', name: 'Handbags of plastic or textile' },
];
const suggest = (suggestions: object[]) =>
  service.mockImplementation(() => respondData({ suggestions, edition: 'HS 2022', checkedOn: '2026-11-29' }));

function Card({ goodsNameEn }: { goodsNameEn: string }) {
  const { values } = filledDraft();
  const parcel = { ...values.parcels[0]!, goodsNameEn, goodsNameCn: '', hsCode: '' };
  const form = useForm<DraftValues>({ defaultValues: { ...values, parcels: [parcel] } });
  return (
    <>
      <HsCodes draftForm={{ form } as unknown as DraftForm} index={0} />
      <output aria-label="field">{useWatch({ control: form.control, name: 'parcels.0.hsCode' })}</output>
    </>
  );
}

function show(goodsNameEn = 'Handbag') {
  render(
    <NextIntlClientProvider locale="en" messages={{ ship, common }}>
      <Card goodsNameEn={goodsNameEn} />
    </NextIntlClientProvider>,
  );
  return screen.queryByRole('button', { name: ship.hsCodes.suggest });
}
const field = () => screen.getByLabelText('field').textContent;

describe('the list of HS codes that the wizard offers', () => {
  it('is not requested without a name of the goods', () => {
    expect(show(' ')).toBeNull();
    expect(service).not.toHaveBeenCalled();
  });

  it('fills the field only when one is chosen', async () => {
    suggest(CODES);
    fireEvent.click(show()!);
    const second = await screen.findByRole<HTMLInputElement>('radio', { name: /420222/ });
    expect(service.mock.calls[0]![0]).toMatchObject({
      path: expect.stringContaining(CALLS.suggestHsCodes.path) as string,
      body: { goodsNameEn: 'Handbag' },
    });
    expect(screen.getByText(ship.hsCodes.found)).toBeTruthy();
    expect(field()).toBe('');
    fireEvent.click(second);
    expect(field()).toBe('420222');
    expect(second.checked).toBe(true);
  });

  it('shows a notice if there are none', async () => {
    suggest([]);
    fireEvent.click(show()!);
    expect(await screen.findByText(ship.hsCodes.none)).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('shows why a call failed, and disappears if the service has no such call', async () => {
    const refuse = (status: number, message: string) =>
      service.mockImplementation(() => respond(status, { success: false, code: 1, message, data: null }));
    refuse(429, 'Too many requests');
    const button = show()!;
    fireEvent.click(button);
    expect(await screen.findByText('Too many requests')).toBeTruthy();
    refuse(404, 'Not found');
    fireEvent.click(button);
    await vi.waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  });
});
