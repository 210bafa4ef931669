import { useTranslations } from 'next-intl';
import { CallFailure } from './call-failure';

/** A sentence for a failed call: the server's own, or one for the network (§8). Needs the `common` namespace. */
export function useFailureText(): (failure: unknown) => string {
  const t = useTranslations('common');
  return (failure) => {
    if (failure instanceof CallFailure && failure.message) return failure.errors[0]?.message || failure.message;
    return failure instanceof CallFailure && failure.kind === 'timeout' ? t('failures.timeout') : t('failures.network');
  };
}
