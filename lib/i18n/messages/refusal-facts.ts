import { FREE_ATTEMPT_DAYS, RETURN_DECISION_DAYS } from '@/lib/billing/constants';
import { MAX_ADDRESSES, MAX_API_KEYS, MAX_WEBHOOKS, WEBHOOK_PORTS } from '@/lib/market/limits';
import { MAX_PASSKEYS } from '@/lib/market/passkey-limits';
import { PHOTO_LIMITS } from '@/lib/market/photo-limits';
import { MAX_LONG_WAITING, MAX_ORDERS_AT_FIRST, WAITING_DAYS } from '@/lib/orders/hand-over-policy';
import { errorFacts } from './error-facts';
import { formatMeasure } from '../format/format-measure';
import { formatNumber } from '../format/format-range';

/**
 * Returns the limits in all texts of `errors.json` and events, also in those that only the API shows. Browsers need
 * `errorFacts` only.
 */
export function refusalFacts(locale: string) {
  return {
    ...errorFacts(locale),
    addresses: MAX_ADDRESSES,
    attemptDays: FREE_ATTEMPT_DAYS,
    returnDays: RETURN_DECISION_DAYS,
    keys: MAX_API_KEYS,
    passkeys: MAX_PASSKEYS,
    webhooks: MAX_WEBHOOKS,
    ports: WEBHOOK_PORTS.named.join(', '),
    portFrom: String(WEBHOOK_PORTS.from),
    photoSize: formatMeasure(PHOTO_LIMITS.bytes / 1024 ** 2, 'mb', locale),
    photoMegapixels: formatNumber(PHOTO_LIMITS.pixels / 1e6, locale),
    /** Smallest value of the limit. The API returns the exact number. */
    waiting: MAX_LONG_WAITING,
    waitingDays: WAITING_DAYS,
    /** Orders a day of a new account. The API returns the account's number. */
    limit: MAX_ORDERS_AT_FIRST,
  };
}
