// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import type { DraftForm, FieldName } from '@/components/sending/wizard/drafts/use-draft-form';
import { ExtraFields } from '@/components/sending/wizard/parcels/extra-fields.island';
import type { ShipmentKind } from '@/lib/billing/transit';
import type { DraftValues } from '@/lib/drafts/draft';
import common from '@/messages/en/common.json';
import ship from '@/messages/en/ship.json';
import { filledDraft } from '../../../support/drafts';

interface ExtrasProps {
  values: DraftValues;
  kind?: ShipmentKind;
  /** Field with an error. */
  wrong?: string | undefined;
}

function Extras({ values, kind = 'international', wrong }: ExtrasProps) {
  const form = useForm<DraftValues>({ defaultValues: values });
  const errorOf = (name: string) => (name === wrong ? 'This is wrong.' : undefined);
  const field = (name: FieldName) => ({ ...form.register(name as keyof DraftValues), error: errorOf(name) });
  const draftForm = { form, field, errorOf } as unknown as DraftForm;
  return <ExtraFields kind={kind} draftForm={draftForm} />;
}

const inEnglish = (children: ReactNode) => (
  <NextIntlClientProvider locale="en" messages={{ ship, common }}>
    {children}
  </NextIntlClientProvider>
);

/** Renders the fold, and returns the names of the company numbers that it asks for. */
function questions(change: Partial<DraftValues> = {}, company = '', destination: 'KE' | 'TR' = 'KE'): string[] {
  const { values } = filledDraft('international', 'GH', change);
  const parties = {
    sender: { ...values.sender, company },
    receiver: { ...values.receiver, countryCode: destination },
  };
  render(inEnglish(<Extras values={{ ...values, ...parties }} />));
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

describe('the fold of the invoice in the wizard', () => {
  const { values } = filledDraft('international', 'GH');

  /** Returns the states of the fold of the extras and the one inside it. */
  function folds(props: Partial<ExtrasProps> = {}): boolean[] {
    render(inEnglish(<Extras values={values} {...props} />));
    return [...document.querySelectorAll('details')].map(({ open }) => open);
  }

  it('is closed, also beside a note for the driver', () => {
    expect(folds({ values: { ...values, remark: 'Call me' } })).toEqual([true, false]);
    expect(
      screen
        .getByLabelText(/Note for the driver/)
        .closest('details')!
        .querySelector('details'),
    ).toBeTruthy();
  });

  it('is open with a value', () =>
    expect(folds({ values: { ...values, consignorName: 'Shop' } })).toEqual([true, true]));

  it('opens for an error, whose field gets the focus', () => {
    const view = render(inEnglish(<Extras values={values} />));
    view.rerender(inEnglish(<Extras values={values} wrong="shopOrderNo" />));
    expect([...document.querySelectorAll('details')].every(({ open }) => open)).toBe(true);
    expect(document.activeElement).toBe(document.querySelector('[name="shopOrderNo"]'));
  });

  it('is absent within a country, where only the order number is left', () => {
    expect(folds({ kind: 'domestic' })).toEqual([false]);
  });
});
