// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Passkeys } from '@/components/account/passkeys/passkeys.island';
import { PasskeyLogin } from '@/components/account/login/passkey-login.island';
import type { UserView } from '@/lib/contract/accounts/accounts';
import type { PasskeyView } from '@/lib/contract/accounts/passkeys';
import { ERRORS } from '@/lib/contract/error-codes';
import account from '@/messages/en/account.json';
import common from '@/messages/en/common.json';
import passkeys from '@/messages/en/passkeys.json';
import { respond, respondData, stubService, type Service } from '../../../support/stub-service';

const service = vi.fn<Service>();
/** The browser's own part: what a device creates and signs. */
const device = { create: vi.fn(), get: vi.fn() };
const user = { userId: 'u1', userName: 'ama@example.com', hasPassword: true } as UserView;
const item: PasskeyView = {
  id: 'p1',
  name: '',
  browser: 'chrome',
  system: 'android',
  site: 'www.example.com.tr',
  createTime: '2026-11-29T10:00:00.000Z',
  lastUsedAt: null,
};

const show = (view: ReactNode) =>
  render(
    <NextIntlClientProvider locale="en-GH" timeZone="UTC" messages={{ account, common, passkeys }}>
      {view}
    </NextIntlClientProvider>,
  );
const click = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const requestsTo = (path: string) =>
  service.mock.calls.map(([request]) => request).filter((each) => each.path.endsWith(path));

beforeEach(() => {
  stubService(service);
  vi.stubGlobal('PublicKeyCredential', class {});
  Object.defineProperty(navigator, 'credentials', { value: device, configurable: true });
  HTMLDialogElement.prototype.showModal ??= function open(this: HTMLDialogElement) {
    this.open = true;
  };
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

describe('the button to log in with a passkey', () => {
  it('is hidden in a browser without passkeys', () => {
    vi.stubGlobal('PublicKeyCredential', undefined);
    show(<PasskeyLogin remember={() => false} />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows that nothing was used if the person cancels, and what the service refuses', async () => {
    service.mockImplementation(({ path }) =>
      path.endsWith('/start')
        ? respondData({ rpId: 'localhost', challenge: 'AAAA', timeout: 300_000, userVerification: 'required' })
        : respond(422, {
            success: false,
            code: ERRORS.passkeyRefused.code,
            message: 'This passkey was removed.',
            data: null,
          }),
    );
    device.get.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
    show(<PasskeyLogin remember={() => true} />);
    await click(passkeys.login.submit);
    expect(await screen.findByText(passkeys.login.cancelled)).toBeTruthy();
    expect(requestsTo('/login')).toEqual([]);

    const bytes = new Uint8Array([1, 2, 3]).buffer;
    device.get.mockResolvedValueOnce({
      id: 'AQID',
      rawId: bytes,
      type: 'public-key',
      getClientExtensionResults: () => ({}),
      response: { authenticatorData: bytes, clientDataJSON: bytes, signature: bytes, userHandle: bytes },
    });
    await click(passkeys.login.submit);
    expect(await screen.findByText('This passkey was removed.')).toBeTruthy();
    expect(screen.queryByText(passkeys.login.cancelled)).toBeNull();
    expect(requestsTo('/login')[0]!.body).toMatchObject({
      credential: { id: 'AQID', response: { signature: 'AQID', userHandle: 'AQID' } },
      rememberMe: true,
    });
  });
});

describe('the list of an account’s passkeys', () => {
  it('names each passkey by its device and its site', async () => {
    service.mockImplementation(({ path }) =>
      path.endsWith('/list') ? respondData({ items: [item], limit: 10 }) : respondData({ ...item, name: 'Tablet' }),
    );
    show(<Passkeys user={user} />);
    expect(await screen.findByText('Chrome on Android')).toBeTruthy();
    expect(screen.getByText(/www\.example\.com\.tr/)).toBeTruthy();
    expect(screen.getByText(passkeys.neverUsed)).toBeTruthy();
  });

  it('receives the focus after a change', async () => {
    service.mockImplementation(({ path }) =>
      path.endsWith('/list') ? respondData({ items: [item], limit: 10 }) : respondData({ ...item, name: 'Tablet' }),
    );
    show(<Passkeys user={user} />);
    await screen.findByText('Chrome on Android');
    await click(passkeys.rename);
    fireEvent.input(screen.getByLabelText(passkeys.name), { target: { value: 'Tablet' } });
    await click(passkeys.save);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group', { name: passkeys.title })));
    expect(requestsTo('/rename')[0]!.body).toMatchObject({ id: 'p1', name: 'Tablet' });
  });

  it('refuses a second passkey of a device, and one beyond the limit', async () => {
    service.mockImplementation(({ path }) =>
      path.endsWith('/list')
        ? respondData({ items: [item], limit: requestsTo('/list').length > 1 ? 1 : 2 })
        : respondData({
            challenge: 'AAAA',
            user: { id: 'AAAA' },
            rp: {},
            excludeCredentials: [],
            pubKeyCredParams: [],
          }),
    );
    device.create.mockRejectedValueOnce(new DOMException('known', 'InvalidStateError'));
    show(<Passkeys user={user} />);
    await click(passkeys.add);
    fireEvent.input(screen.getByLabelText(account.fields.password), { target: { value: 'Parcel-2026!' } });
    await click(passkeys.addSubmit);
    expect(await screen.findByText(passkeys.known)).toBeTruthy();
    expect(requestsTo('/start')[0]!.body).toMatchObject({ host: location.host });
    expect(requestsTo('/add')).toEqual([]);
    cleanup();
    show(<Passkeys user={user} />);
    expect(await screen.findByText(/You already have 1 passkeys/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: passkeys.add })).toBeNull();
  });
});
