// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RegisterForm } from '@/components/account/login/register-form.island';
import { CALLS } from '@/lib/contract/calls';
import { ERRORS } from '@/lib/contract/error-codes';
import type { Prefix } from '@/lib/market/prefix';
import account from '@/messages/en/account.json';
import common from '@/messages/en/common.json';
import legal from '@/messages/en/legal.json';
import { clickButton } from '../../../support/click-button';
import { respond, respondData, stubService, type Service } from '../../../support/stub-service';

const service = vi.fn<Service>();
const codeRequests = () => service.mock.calls.filter(([{ path }]) => path.endsWith(CALLS.getSmsCode.path));
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`);
const type = (name: string, value: string) => fireEvent.input(field(name)!, { target: { value } });

/** The first call loads the client, which takes a while. */
const soon = (check: () => void) => waitFor(check, { timeout: 20_000 });

/** Responds to the request for a code. The requests for a picture and a proof fail. */
const respondWith = (respond: () => Promise<Response>) =>
  service.mockImplementation(({ path }) =>
    path.endsWith(CALLS.getSmsCode.path) ? respond() : Promise.reject(new Error('no network')),
  );
const codeSent = () => respondData({ resendAfter: 60, validFor: 900, nonce: 'n'.repeat(22) });

function show() {
  render(
    <NextIntlClientProvider locale="en-GH" timeZone="UTC" messages={{ account, common, legal }}>
      <RegisterForm titles={[{ value: 'MS', label: 'Ms' }]} prefix={'gh-en' as Prefix} />
    </NextIntlClientProvider>,
  );
}

async function requestCode() {
  type('account', 'ama@example.com');
  type('captcha', '7');
  clickButton(account.verifyCode.send);
  await soon(() => expect(codeRequests()).toHaveLength(1));
}

describe('the registration in two steps', () => {
  beforeEach(() => {
    service.mockReset();
    stubService(service);
    sessionStorage.clear();
  });
  afterEach(() => vi.unstubAllGlobals());

  it('shows the field of the account first, and the other fields once a code is sent', async () => {
    respondWith(codeSent);
    show();
    for (const name of ['verifyCode', 'password', 'agreed']) expect(field(name), name).toBeNull();
    await requestCode();
    await soon(() => expect(document.activeElement?.getAttribute('name')).toBe('verifyCode'));
    expect(field('account')).toMatchObject({ value: 'ama@example.com', readOnly: true });
    expect(field('captcha')).toBeNull();
    for (const name of ['password', 'confirmPassword', 'firstName', 'agreed']) expect(field(name), name).not.toBeNull();
    // A new code can be requested after the countdown (§4).
    const again = screen.getByRole<HTMLButtonElement>('button', { name: /Send again after/ });
    expect(again.disabled).toBe(true);
  });

  it('leads back to a mistyped account and preserves what was typed after it', async () => {
    respondWith(codeSent);
    show();
    await requestCode();
    await soon(() => expect(field('firstName')).not.toBeNull());
    type('firstName', 'Ama');
    clickButton(common.actions.back);
    expect(field('account')!.readOnly).toBe(false);
    expect(field('captcha')!.value).toBe('');
    type('captcha', '8');
    clickButton(account.verifyCode.send);
    await soon(() => expect(field('firstName')?.value).toBe('Ama'));
  });

  it('shows a refused account beside it and stays in the first step', async () => {
    const { status, code } = ERRORS.accountTaken;
    respondWith(() =>
      respond(status, {
        success: false,
        code,
        message: 'No.',
        errors: [{ field: 'account', message: 'Wrong account.' }],
      }),
    );
    show();
    await requestCode();
    await soon(() => expect(document.getElementById('field-account-error')?.textContent).toBe('Wrong account.'));
    expect(field('password')).toBeNull();
  });
});
