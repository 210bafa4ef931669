// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { useForm } from 'react-hook-form';
import { afterEach, describe, expect, it } from 'vitest';
import type { DraftForm, FieldName } from '@/components/sending/wizard/drafts/use-draft-form';
import { ExtraFields } from '@/components/sending/wizard/parcels/extra-fields.island';
import type { DraftValues } from '@/lib/drafts/draft';
import common from '@/messages/en/common.json';
import ship from '@/messages/en/ship.json';
import { filledDraft } from '../../../support/drafts';

afterEach(cleanup);

function Extras({ values }: { values: DraftValues }) {
  const form = useForm<DraftValues>({ defaultValues: values });
  const field = (name: FieldName) => ({ ...form.register(name as keyof DraftValues), error: undefined });
  const draftForm = { form, field, errorOf: () => undefined } as unknown as DraftForm;
  return <ExtraFields kind="international" draftForm={draftForm} />;
}

/** Renders the fold, and returns the names of the company numbers that it asks for. */
function questions(change: Partial<DraftValues> = {}, company = '', destination: 'KE' | 'TR' = 'KE'): string[] {
  const { values } = filledDraft('international', 'GH', change);
  const parties = {
    sender: { ...values.sender, company },
    receiver: { ...values.receiver, countryCode: destination },
  };
  render(
    <NextIntlClientProvider locale="en" messages={{ ship, common }}>
      <Extras values={{ ...values, ...parties }} />
    </NextIntlClientProvider>,
  );
  const inputs = [...document.querySelectorAll<HTMLInputElement>('input[name$="TaxNo"]')];
  return inputs.map(({ name }) => name);
}

describe('the question for a company’s registration number in the wizard', () => {
  it('is absent between persons', () => expect(questions({ importer: 'individual' })).toEqual([]));

  it('has the official name of the destination’s number', () => {
    expect(questions({ importer: 'business' }, 'Test Trading')).toEqual(['senderTaxNo', 'receiverTaxNo']);
    expect(screen.getByText(/KRA PIN, for example P001234567A/)).toBeTruthy();
  });

  it('is absent where customs needs the receiver’s number', () => {
    expect(questions({ importer: 'business' }, '', 'TR')).toEqual([]);
  });

  it('stays visible once answered', () => {
    expect(questions({ importer: 'individual', receiverTaxNo: 'P05' })).toEqual(['receiverTaxNo']);
  });
});
