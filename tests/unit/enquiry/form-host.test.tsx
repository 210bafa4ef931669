// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyForm } from '@/components/enquiry/form-field';
import { FormHost } from '@/components/enquiry/form-host.island';
import { PlainEnquiry } from '@/components/enquiry/plain-enquiry';
import type { Prefix } from '@/lib/market/prefix';
import common from '@/messages/en/common.json';
import enquiry from '@/messages/en/enquiry.json';
import enterprise from '@/messages/en/enterprise.json';
import errors from '@/messages/en/errors.json';
import franchise from '@/messages/en/franchise.json';
import ship from '@/messages/en/ship.json';
import support from '@/messages/en/support.json';

vi.mock('@/lib/client/api', () => ({ api: vi.fn(() => Promise.resolve([])) }));

const prefix = 'gh-en' as Prefix;
const countries = [
  { value: 'GH', label: 'Ghana' },
  { value: 'KE', label: 'Kenya' },
];
const choices = {
  countries,
  contactWays: [{ value: 'PHONE', label: 'Phone' }],
  shipRequires: [],
  cycles: [{ value: 'WEEKLY', label: 'Weekly' }],
  country: 'GH' as const,
  regions: [{ code: 'GH-AH', name: 'Ashanti' }],
};
const messages = { common, enquiry, enterprise, errors, franchise, ship, support };

let comeNear: () => void;

class Observer {
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    comeNear = () => callback([{ isIntersecting: true }]);
  }
  observe() {}
  disconnect() {}
}

beforeEach(() => vi.stubGlobal('IntersectionObserver', Observer));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const input = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!;

describe('the host of a form', () => {
  it('keeps the plain form until the visitor is near, then goes on with everything typed, and with the caret', async () => {
    render(
      <NextIntlClientProvider locale="en-GH" messages={messages}>
        <FormHost kind="enterprise" setting={{ prefix, locale: 'en-GH', choices, messages }}>
          <PlainEnquiry
            kind="enterprise"
            prefix={prefix}
            choices={choices}
            values={{ ...emptyForm('enterprise'), countryCode: 'GH' }}
            errors={{}}
            problem=""
          />
        </FormHost>
      </NextIntlClientProvider>,
    );
    const form = document.querySelector('form')!;
    expect([form.method, form.getAttribute('action')]).toEqual(['post', '/api/form/enterprise']);
    expect(input('prefix').value).toBe('gh-en');
    input('goods').value = 'Cotton shirts';
    input('goods').focus();
    input('goods').setSelectionRange(3, 5);
    document.querySelector<HTMLInputElement>('[name="destinations"][value="KE"]')!.checked = true;
    input('weightKg').value = '120';

    comeNear();
    // The plain form knows nothing of the weight; the one with scripts warns.
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('100\u00a0kg'));
    expect(input('goods').value).toBe('Cotton shirts');
    expect(document.activeElement).toBe(input('goods'));
    expect([input('goods').selectionStart, input('goods').selectionEnd]).toEqual([3, 5]);
    expect(document.querySelector<HTMLInputElement>('[name="destinations"][value="KE"]')!.checked).toBe(true);
    expect(document.querySelector<HTMLInputElement>('[name="destinations"][value="GH"]')!.checked).toBe(false);
    expect(input('countryCode').value).toBe('GH');
  });
});

describe('a plain form that comes back', () => {
  it('shows what was typed, and each mistake beside its field', () => {
    render(
      <NextIntlClientProvider locale="en-GH" messages={messages}>
        <PlainEnquiry
          kind="franchise"
          prefix={prefix}
          draft="secret"
          choices={choices}
          values={{
            ...emptyForm('franchise'),
            name: 'Efua',
            countryCode: 'KE',
            experienced: 'NO',
            remark: 'Two\nlines',
          }}
          errors={{ city: 'Please fill in City.' }}
          problem=""
        />
      </NextIntlClientProvider>,
    );
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
});
