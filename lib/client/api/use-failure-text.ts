import { useTranslations } from 'next-intl';
import { asFailure, failureKey } from '@/lib/http/call-failure';

/**
 * Returns a function for the text of a failed call: the API's message of the first wrong field, else its message. A
 * failure without a message has a text of `common.failures` (§8). Needs the `common` namespace.
 */
export function useFailureText(): (failure: unknown) => string {
  const t = useTranslations('common.failures');
  return (error) => {
    const failure = asFailure(error);
    return failure.message ? failure.errors[0]?.message || failure.message : t(failureKey(failure));
  };
}
