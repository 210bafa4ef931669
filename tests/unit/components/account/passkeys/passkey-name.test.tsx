// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { expect, it } from 'vitest';
import { PasskeyName } from '@/components/account/passkeys/passkey-name';
import type { PasskeyView } from '@/lib/contract/accounts/passkeys';
import ur from '@/messages/ur/account.json';

const item: PasskeyView = {
  id: '1',
  name: '',
  browser: 'chrome',
  system: 'linux',
  site: 'dunia.test',
  createTime: '2026-11-30T00:00:00.000Z',
  lastUsedAt: null,
};

function show(passkey: PasskeyView) {
  render(
    <NextIntlClientProvider locale="ur-PK-u-nu-latn" messages={{ account: ur }}>
      <PasskeyName item={passkey} />
    </NextIntlClientProvider>,
  );
}

it('a device’s words have the direction of the page, a typed name its own', () => {
  show(item);
  expect(screen.getByText('Linux پر Chrome').closest('bdi')).toBeNull();
  cleanup();
  show({ ...item, name: 'Kitchen tablet' });
  expect(screen.getByText('Kitchen tablet').tagName).toBe('BDI');
});
