import { useTranslations } from 'next-intl';
import type { PasskeyView } from '@/lib/contract/accounts/passkeys';
import { deviceName } from '../personal/device-name';

/** Returns a function for a passkey's name: the name that its owner gave it, else the device on which it was added. */
export function usePasskeyName(): (item: PasskeyView) => string {
  const t = useTranslations('account.sessions');
  return (item) => item.name || deviceName(item, { both: (names) => t('device', names), unknown: t('unknownDevice') });
}
