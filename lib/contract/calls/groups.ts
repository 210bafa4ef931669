import { MAX_ADDRESSES, SHEET_LIMITS } from '@/lib/market/limits';
/** Groups of the API reference, in its order, each with its description. */
export const CALL_GROUPS = {
  Tracking: 'Track parcels. No account is needed.',
  Prices: 'Retrieve the price and the expected delivery dates of a shipment.',
  Orders: 'Send parcels, print their labels and invoices, and manage them until they are closed.',
  Sheets: `Send up to ${SHEET_LIMITS.rows} parcels from one CSV or XLSX file.`,
  Receivers:
    'Open a parcel as its receiver, and change its delivery. The token of the link in our message authenticates the receiver.',
  'Cash on delivery':
    'Read the money that we collected from receivers: balances, ledger entries, payouts and statements.',
  Webhooks:
    'Receive events about orders and parcels on your server, as defined by Standard Webhooks 1.0. A key manages the webhooks of its own mode (test or live). The `webhooks` section describes the requests that we send.',
  'Address book': `Store up to ${MAX_ADDRESSES} addresses in an account.`,
  Places: 'List countries, provinces, cities, areas and our sites, with names in the language of the request.',
  Account:
    'Register, log in, and manage sessions and personal data. `register`, `login` and `mobileLogin` return the token of a session.',
  Content: 'Retrieve texts and lists that the site shows.',
  Enquiries:
    'Send a form to our staff. Send an `Idempotency-Key` header, so that a repeated request does not create a second enquiry.',
} as const;

export type CallGroup = keyof typeof CALL_GROUPS;
