'use client';

import { useTranslations } from 'next-intl';
import { useState, useSyncExternalStore } from 'react';
import { ActionFailed } from '@/components/parts/action-failed';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/status/notice';
import { currentDeviceKey, storeDeviceKey } from '@/lib/client/account/device-key';
import { canHavePasskeys, PasskeyFailure, signWithPasskey } from '@/lib/client/account/passkeys';
import { storeTypedAccount } from '@/lib/client/account/typed-account';
import { api } from '@/lib/client/api/api';
import { toastOnNextPage } from '@/lib/client/api/toast';
import { useAction } from '@/lib/client/api/use-action';
import { addressAfterLogin, startSession } from '@/lib/client/session/session';
import { useIsCallMissing } from '@/lib/client/stores/missing-calls';

const subscribeToNothing = () => () => undefined;

/**
 * Logs in with a passkey by one press. The device offers the site's passkeys. Hidden in browsers without passkeys, and
 * if a gateway lacks the call.
 */
export function PasskeyLogin({ remember }: { remember: () => boolean }) {
  const t = useTranslations('passkeys.login');
  const doneText = useTranslations('account.login')('done');
  const isMissing = useIsCallMissing('startPasskeyLogin');
  const isOffered = useSyncExternalStore(subscribeToNothing, canHavePasskeys, () => false);
  const [problem, setProblem] = useState<'cancelled' | 'failed' | null>(null);
  const { busy, failure, run } = useAction(async () => {
    setProblem(null);
    try {
      const options = await api('startPasskeyLogin', { host: location.host }, { quiet: true });
      const input = {
        credential: await signWithPasskey(options),
        rememberMe: remember(),
        deviceKey: currentDeviceKey(),
      };
      startSession(await api('passkeyLogin', input, { quiet: true }), input.rememberMe);
    } catch (error) {
      if (!(error instanceof PasskeyFailure)) throw error;
      setProblem(error.problem === 'cancelled' ? 'cancelled' : 'failed');
      return;
    }
    storeDeviceKey();
    storeTypedAccount('');
    toastOnNextPage('ok', doneText);
    location.assign(addressAfterLogin());
  });
  if (isMissing || !isOffered) return null;
  return (
    <>
      <Button icon="lock" block loading={busy} onClick={() => void run()}>
        {t('submit')}
      </Button>
      <ActionFailed failure={failure} />
      {problem && (
        <Notice tone="info" live="assertive">
          {t(problem)}
        </Notice>
      )}
    </>
  );
}
