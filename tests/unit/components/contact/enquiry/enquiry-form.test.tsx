// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { EnquiryForm, type EnquiryFormProps } from '@/components/contact/enquiry/form/enquiry-form';
import { EnquiryPanel } from '@/components/contact/enquiry/enquiry-panel';
import { emptyForm } from '@/components/contact/enquiry/fields/form-field';
import { HEAVY_KG } from '@/lib/contract/content/enquiry-forms';
import type { Prefix } from '@/lib/market/prefix';
import common from '@/messages/en/common.json';
import enquiry from '@/messages/en/enquiry.json';
import enterprise from '@/messages/en/enterprise.json';
import franchise from '@/messages/en/franchise.json';
import ship from '@/messages/en/ship.json';
import support from '@/messages/en/support.json';

const prefix = 'gh-en' as Prefix;
const choices = {
  countries: [
    { value: 'GH', label: 'Ghana' },
    { value: 'KE', label: 'Kenya' },
  ],
  contactWays: [{ value: 'PHONE', label: 'Phone' }],
  shipRequires: [],
  cycles: [{ value: 'WEEKLY', label: 'Weekly' }],
  country: 'GH' as const,
  regions: [{ code: 'GH-AH', name: 'Ashanti' }],
};
const messages = { common, enquiry, enterprise, franchise, ship, support };
const inEnglish = (children: React.ReactNode) => (
  <NextIntlClientProvider locale="en-GH" timeZone="UTC" messages={messages}>
    {children}
  </NextIntlClientProvider>
);
const input = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
const box = (name: string, value: string) =>
  document.querySelector<HTMLInputElement>(`[name="${name}"][value="${value}"]`)!;

let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
});

describe('a form whose script loads late', () => {
  it('preserves typed text and the caret, and reads them into its state', async () => {
    const page = inEnglish(<EnquiryPanel kind="enterprise" prefix={prefix} choices={choices} />);
    const place = document.createElement('main');
    document.body.append(place);
    place.innerHTML = renderToString(page);
    const form = document.querySelector('form')!;
    expect({ method: form.method, action: form.getAttribute('action') }).toEqual({
      method: 'post',
      action: '/api/form/enterprise',
    });
    expect(input('prefix').value).toBe('gh-en');
    input('goods').value = 'Cotton shirts';
    input('goods').focus();
    input('goods').setSelectionRange(3, 5);
    box('destinations', 'KE').checked = true;
    input('countryCode').value = 'KE';
    input('weightKg').value = '120';
    expect(screen.queryByRole('status')).toBeNull();

    await act(async () => {
      root = hydrateRoot(place, page);
    });
    expect(document.querySelector('form')).toBe(form);
    expect(screen.getByRole('status').textContent).toContain(`${HEAVY_KG}\u00a0kg`);
    expect(document.getElementById('field-phone-code')!.textContent).toBe('+254');
    expect(input('goods').value).toBe('Cotton shirts');
    expect(document.activeElement).toBe(input('goods'));
    expect(input('goods')).toMatchObject({ selectionStart: 3, selectionEnd: 5 });
    expect(box('destinations', 'KE').checked).toBe(true);
    expect(box('destinations', 'GH').checked).toBe(false);
    expect(input('countryCode').value).toBe('KE');
  });

  it('follows the typed weight and the calling code of the country', () => {
    render(inEnglish(<EnquiryPanel kind="enterprise" prefix={prefix} choices={choices} />));
    expect(document.getElementById('field-phone-code')!.textContent).toBe('+233');
    fireEvent.input(input('countryCode'), { target: { value: 'KE' } });
    expect(document.getElementById('field-phone-code')!.textContent).toBe('+254');
    expect(screen.queryByRole('status')).toBeNull();
    const warned = ['100', '100.5', '', '150', '100,5'].map((value) => {
      fireEvent.input(input('weightKg'), { target: { value } });
      return screen.queryByRole('status') !== null;
    });
    expect(warned).toEqual([false, true, false, true, true]);
  });
});

describe('a form that is shown again', () => {
  const show = (props: Partial<EnquiryFormProps>) =>
    render(
      inEnglish(
        <EnquiryForm
          kind="franchise"
          prefix={prefix}
          draft="secret"
          choices={choices}
          values={emptyForm('franchise')}
          errors={{}}
          problem=""
          {...props}
        />,
      ),
    );

  it('shows typed text, and each error beside its field', () => {
    const fields = { name: 'Efua', countryCode: 'KE', experienced: 'NO', remark: 'Two\nlines' };
    show({ values: { ...emptyForm('franchise'), ...fields }, errors: { city: 'Please fill in City.' } });
    expect(input('name').value).toBe('Efua');
    expect(input('countryCode').value).toBe('KE');
    expect(input('remark').value).toBe('Two\nlines');
    expect(document.querySelector<HTMLInputElement>('[name="experienced"]:checked')!.value).toBe('NO');
    expect(input('draft').value).toBe('secret');
    const city = input('city');
    expect(city.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(city.getAttribute('aria-describedby')!.split(' ').at(-1)!)!.textContent).toBe(
      'Please fill in City.',
    );
    expect(input('state').getAttribute('aria-invalid')).toBeNull();
  });

  it('states why it was not sent if no field is wrong', () => {
    show({ problem: 'Too many at once.' });
    expect(screen.getByRole('alert').textContent).toBe(`${franchise.form.failed}Too many at once.`);
  });
});
