// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AgreementCheckbox } from '@/components/agreement/agreement-checkbox.island';
import legal from '@/messages/en/legal.json';

const api = vi.hoisted(() => vi.fn());
vi.mock('@/lib/client/api', () => ({ api }));

beforeEach(() => {
  api
    .mockReset()
    .mockResolvedValue({ version: '2026-11-16', readingSeconds: 0, sections: [{ title: '1', text: 'One' }] });
  // jsdom has no modal dialogs; the browser suite tests those.
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});
afterEach(cleanup);

function Form() {
  const [agreed, setAgreed] = useState(false);
  return (
    <NextIntlClientProvider locale="en-GH" timeZone="UTC" messages={{ legal: { agreement: legal.agreement } }}>
      <AgreementCheckbox
        name="agreed"
        checked={agreed}
        onChange={(event) => setAgreed(event.target.checked)}
        label={({ terms, privacy }) => (
          <>
            I accept the {terms('terms')} and the {privacy('privacy policy')}
          </>
        )}
        termsHref="/gh-en/terms-of-use"
        privacyHref="/gh-en/privacy-policy"
        onAgree={() => setAgreed(true)}
      />
    </NextIntlClientProvider>
  );
}

const box = () => screen.getByRole('checkbox') as HTMLInputElement;
const terms = () => screen.getByRole('link', { name: 'terms' });

it('opens the terms where the visitor is; agreeing ticks the box and closes them', async () => {
  render(<Form />);
  expect(api).not.toHaveBeenCalled();
  const followed = fireEvent.click(terms());
  expect(followed).toBe(false);
  const dialog = await screen.findByRole('dialog');
  expect(box().checked).toBe(false);
  fireEvent.click(await screen.findByRole('button', { name: 'I agree' }));
  expect(box().checked).toBe(true);
  expect((dialog as HTMLDialogElement).open).toBe(false);
});

it('ticks nothing when the terms are closed without agreeing', async () => {
  render(<Form />);
  fireEvent.click(terms());
  fireEvent.click(await screen.findByRole('button', { name: 'Not now' }));
  await act(async () => undefined);
  expect(box().checked).toBe(false);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('leaves the links to those who want another tab, and the box to those who know the terms', () => {
  render(<Form />);
  expect(terms().getAttribute('href')).toBe('/gh-en/terms-of-use');
  expect(fireEvent.click(terms(), { ctrlKey: true })).toBe(true);
  expect(screen.getByRole('link', { name: 'privacy policy' }).getAttribute('href')).toBe('/gh-en/privacy-policy');
  fireEvent.click(box());
  expect(box().checked).toBe(true);
  expect(api).not.toHaveBeenCalled();
});
