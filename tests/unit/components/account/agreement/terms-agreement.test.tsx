// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { TermsAgreement } from '@/components/account/agreement/terms-agreement.island';
import { CALLS } from '@/lib/contract/calls';
import legal from '@/messages/en/legal.json';
import { respondData, stubService, type Service } from '../../../support/stub-service';

const service = vi.fn<Service>();

const AGREEMENT = {
  version: '2026-11-16',
  readingSeconds: 3,
  sections: [
    { title: '1. One', text: 'First.\n\nSecond.' },
    { title: '2. Two', text: '• third' },
  ],
};

// The page loads these modules with its first call.
beforeAll(() => Promise.all([import('axios'), import('@/lib/client/api/browser-caller')]));
beforeEach(() => {
  vi.useFakeTimers();
  service.mockReset().mockImplementation(() => respondData(AGREEMENT));
  stubService(service);
  // jsdom has no modal dialogs. The browser suite tests them.
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const onAgree = vi.fn();
const dialog = (open: boolean) => (
  <NextIntlClientProvider locale="en-GH" timeZone="UTC" messages={{ legal }}>
    <TermsAgreement open={open} onAgree={onAgree} onClose={() => {}} termsHref="/gh-en/terms-of-use" />
  </NextIntlClientProvider>
);
async function show(open = true) {
  onAgree.mockReset();
  const view = render(dialog(open));
  await act(() => vi.advanceTimersByTimeAsync(0));
  return view;
}
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const agree = () => screen.getByRole('button', { name: /^I agree/ }) as HTMLButtonElement;

describe('the agreement', () => {
  it('loads the terms when opened, not before', async () => {
    const { rerender } = await show(false);
    expect(service).not.toHaveBeenCalled();
    rerender(dialog(true));
    await pass(0);
    expect(service.mock.calls.map(([{ path }]) => path)).toEqual([`/api${CALLS.getOrderAgreement.path}`]);
  });

  it('shows the sections and their version', async () => {
    await show();
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      '1. One',
      '2. Two',
    ]);
    expect(screen.getByText('First.').tagName).toBe('P');
    expect(screen.getByText('Second.').tagName).toBe('P');
    expect(screen.getByText(/Version of 16 November 2026/)).toBeTruthy();
  });

  it('allows agreement after the countdown', async () => {
    await show();
    expect(agree().disabled).toBe(true);
    expect(agree().textContent).toBe('I agree (3 s)');
    await pass(2);
    expect(agree().textContent).toBe('I agree (1 s)');
    fireEvent.click(agree());
    expect(onAgree).not.toHaveBeenCalled();
    await pass(1);
    expect(agree().textContent).toBe(legal.agreement.agree);
    expect(screen.getByText(legal.agreement.ready)).toBeTruthy();
    fireEvent.click(agree());
    expect(onAgree).toHaveBeenCalledOnce();
  });

  it('counts down only while open and visible', async () => {
    const { rerender } = await show();
    await pass(1);
    rerender(dialog(false));
    await pass(10);
    rerender(dialog(true));
    expect(agree().textContent).toBe('I agree (2 s)');
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await pass(10);
    expect(agree().textContent).toBe('I agree (2 s)');
    hidden.mockReturnValue(false);
    await pass(2);
    expect(agree().disabled).toBe(false);
    expect(service).toHaveBeenCalledOnce();
  });

  it('reports terms that fail to load, links to their page and retries', async () => {
    service.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'));
    await show();
    await pass(1);
    expect(screen.getByRole('alert').textContent).toContain('We couldn’t load the terms');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/gh-en/terms-of-use');
    await pass(10);
    expect(agree().disabled).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await pass(0);
    expect(screen.queryByRole('alert')).toBeNull();
    await pass(3);
    expect(agree().disabled).toBe(false);
  });
});
