import 'server-only';
import { QUOTE_HOURS } from '@/lib/market/limits';
import type { ErrorName } from '@/lib/contract/error-codes';

const WAIT = 'Wait for the number of seconds in `Retry-After`.';
const NEW_QUOTE = 'Get a new quote.';
const NEW_CODE = 'Request a new code.';
const PROVE = 'Send a proof of work, or wait an hour.';
const LOG_IN = 'Log in again, or use a key.';

/** Meaning of each error, and what the caller does. */
export const ERROR_TEXTS: Readonly<Record<ErrorName, readonly [meaning: string, remedy: string]>> = {
  malformed: ['The JSON, a header or a parameter cannot be read.', 'Correct the request. Do not repeat it unchanged.'],
  tokenMissing: ['The call needs a session or a key.', 'Send `Authorization: Bearer` with your key.'],
  tokenExpired: ['The session has expired.', LOG_IN],
  sessionEnded: ['The session was ended by a logout or a new password.', LOG_IN],
  keyRefused: ['The key is unknown or revoked.', 'Use another key.'],
  forbidden: ['The account may not do this.', 'Use an account that may.'],
  codeNeeded: ['This choice needs the code that we send to the receiver.', 'Send the code with the call.'],
  accountLocked: ['We have locked the account.', 'Contact us.'],
  keyScope: ['The key lacks the scope of this call.', 'Create a key with that scope.'],
  loginNotRecent: ['This step needs a recent login.', 'Log in again and repeat the call.'],
  notFound: ['The object does not exist, or it belongs to another account.', 'Check the number and the key.'],
  newsNotForMarket: ['The article is not published in this market.', 'Send another `countryCode`.'],
  methodNotAllowed: ['The path exists, but not with this method.', 'Use the method that the reference names.'],
  conflict: ['Another request changed or deleted the object at the same time.', 'Read it again, then repeat the call.'],
  idempotencyKeyReused: [
    'You used this `Idempotency-Key` with another request body.',
    'Use a new key for a new request.',
  ],
  stateForbids: [
    'The state of the parcel, order, claim or return does not allow this.',
    'Retrieve the object for its state.',
  ],
  changedMeanwhile: ['The object has changed since you read it.', 'Read it again and send its new version.'],
  accountTaken: ['An account with this email address or phone number exists.', 'Log in to it.'],
  addressBookFull: ['The address book is full.', 'Delete an address.'],
  parcelsUnderWay: ['An account with parcels on their way cannot be closed.', 'Wait until all have arrived.'],
  fileOfCancelled: ['The order is cancelled, so it has no label or invoice.', 'Do not request its files.'],
  quoteExpired: [`The quote is older than ${QUOTE_HOURS} hours.`, NEW_QUOTE],
  quoteChanged: ['The quote is for another shipment.', NEW_QUOTE],
  surveyClosed: ['The survey is closed.', 'Do not send the response.'],
  quoteUnreadable: ['The token of the quote is not ours, or it was cut.', NEW_QUOTE],
  tooManyKeys: ['The account has the most keys it may have.', 'Revoke a key.'],
  tooManyWebhooks: ['The account has the most webhooks it may have.', 'Delete a webhook.'],
  webhookOff: ['The webhook is off.', 'Turn it on, then repeat the call.'],
  tooManyWaiting: [
    'Too many orders of the account wait to be handed over.',
    'Hand the parcels over, or cancel orders.',
  ],
  waitsForReceiver: ['The order waits for details from the receiver.', 'Request the file once they are there.'],
  notHandedOver: ['The sender has not handed the parcel over yet.', 'Request the code after the hand-over.'],
  tooManyTestOrders: ['The account has the most test orders it may have.', 'Wait until older ones are deleted.'],
  collectionsOpen: ['Cash on delivery of the account is not settled.', 'Repeat the call after the payout.'],
  tooManyPasskeys: ['The account has the most passkeys it may have.', 'Remove a passkey.'],
  bodyTooLarge: ['The body is larger than the call allows.', 'Send less, or divide it into several calls.'],
  notJson: ['The content type is not JSON.', 'Send `Content-Type: application/json`.'],
  notAForm: ['The body is not a form.', 'Send the form of the page.'],
  badCredentials: ['The account or the password is wrong.', 'Correct them.'],
  invalid: ['`errors` names each field that is wrong.', 'Correct them and send the call again.'],
  imageCodeWrong: ['The image code is wrong or was used before.', 'Request a new image.'],
  verifyCodeWrong: ['The verification code is wrong.', 'Correct it.'],
  verifyCodeExpired: ['The verification code has expired.', NEW_CODE],
  noRate: ['We have no price for this route and service.', 'Choose another service or destination.'],
  proofRefused: ['The proof of work is wrong or has expired.', 'Solve a new one.'],
  linkEnded: ['The link has ended, or it is not ours.', 'Track the parcel by its number.'],
  passkeyRefused: ['The passkey is unknown, or it was removed.', 'Log in another way.'],
  passkeyNotAdded: ['The passkey could not be checked.', 'Start again.'],
  tooManyRequests: ['The key or the network made too many calls.', WAIT],
  unprovenLimit: ['The network requested too many codes without a proof of work.', PROVE],
  questionLimit: ['The network requested too many codes with a question.', 'Use the image code, or wait an hour.'],
  unprovenHourFull: ['Too many codes without a proof of work were requested this hour.', PROVE],
  receiverCodeLimit: ['We have sent several codes for this parcel.', 'Use the last one.'],
  phoneTailLimit: ['Wrong digits were sent too often for this parcel today.', 'Use the link of our message.'],
  orderAllowance: [
    'The account has placed its orders of today.',
    'Place more tomorrow. The limit rises with parcels handed over.',
  ],
  unexpected: ['Something failed on our side.', 'Send the same request again later.'],
  unavailable: ['The service is unavailable for a moment.', `${WAIT.slice(0, -1)}, then send the same request again.`],
};
