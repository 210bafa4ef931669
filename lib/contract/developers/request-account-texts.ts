import 'server-only';
import { VERIFY_CODE } from '@/lib/market/limits';
import { textsOf } from './texts-of';

/** Sentences about fields of requests of accounts, their codes, passkeys, API keys and webhooks. */
export const REQUEST_ACCOUNT_TEXTS: Readonly<Record<string, string>> = {
  // Accounts and codes
  account: 'Email address or phone number of the account.',
  userName: 'Email address or phone number of the account.',
  userId: 'Id of the account.',
  purpose: 'What the code is for: to register, to log in, or to reset the password.',
  verifyCode: `The ${VERIFY_CODE.digits} digits of the code.`,
  nonce: '`nonce` from the response of the call that sent the code. Without it, the newest code is checked.',
  ticket: '`ticket` from `checkResetCode`.',
  password: 'Password, encrypted like that of `login`. Leave it out if you send a code instead.',
  ...textsOf(
    ['initPassword', 'resetPassword', 'updatePassword'],
    'password',
    'New password, encrypted like that of `login`.',
  ),
  ...textsOf(['register', 'login'], 'password', 'Password, encrypted with AES-128-CBC, in Base64.'),
  'changePhone.password':
    'Current password, encrypted like that of `login`. Leave it out if the account has no password.',
  ...textsOf(
    ['register', 'mobileLogin'],
    'agreed',
    'True if the person accepts the terms, which `getOrderAgreement` returns. A new account requires it.',
  ),
  'mobileLogin.phone': 'Phone number or email address to which the code was sent.',
  oldPassword: 'Current password, encrypted like that of `login`.',
  rememberMe: 'True for a session that lasts longer.',
  deviceKey: 'Random key by which we recognise the browser. You can leave it out.',
  appellation: 'Form of address: a code of the dictionary `APPELLATION`, such as `MS`.',
  firstName: 'First name of the person.',
  familyName: 'Family name of the person.',
  companyName: 'Name of the company.',
  companyAddress: 'Address of the company.',
  captchaKey: 'Random key of the image code, which you choose. Send the same `key` to `getImageVerifyCode`.',
  key: 'Random key that you choose for the image code.',
  captcha: 'Solution of the image code.',
  proof: 'Solution of the challenge from `getProofChallenge`.',
  // Forms without scripts
  session: 'Encrypted session cookie.',
  asked: 'Encrypted cookie of the pending request for a code.',
  'readFormDraft.key': 'Key of the draft.',
  'endOneSession.id': 'Id of the session, from `listSessions`.',
  // Passkeys
  host: 'Host name of the page that uses the passkey, with the port if the address has one.',
  credential: 'Assertion that `navigator.credentials.get()` returned, as JSON.',
  ...textsOf(['credential', 'addPasskey'], 'id', 'Id of the credential, in base64url.'),
  ...textsOf(['credential', 'addPasskey'], 'type', 'Type of the credential, as the browser returns it: `public-key`.'),
  ...textsOf(['renamePasskey', 'removePasskey'], 'id', 'Id of the passkey, from `listPasskeys`.'),
  'renamePasskey.name': 'New name of the passkey, such as `Work laptop`.',
  rawId: 'Id of the credential, in base64url, as the browser returns it beside `id`.',
  response: 'Response of the authenticator, as WebAuthn defines it.',
  clientDataJSON: 'Client data that the authenticator signed, in base64url.',
  authenticatorData: 'Data of the authenticator, in base64url.',
  signature: 'Signature of the authenticator, in base64url.',
  userHandle: 'Handle of the account, in base64url.',
  attestationObject: 'Attestation object of the new credential, in base64url.',
  transports: 'Ways to reach the authenticator, as the browser reports them.',
  // API keys
  ...textsOf(['revokeApiKey', 'listApiKeyUses'], 'id', 'Id of the API key, from `listApiKeys`.'),
  'createApiKey.mode': '`test`: the key places test orders. `live`: the key places real orders.',
  'createApiKey.name': 'Your name for the key, such as `Shop server`.',
  scopes: 'Groups of calls that the key may make.',
  // Webhooks
  ...textsOf(
    [
      'changeWebhook',
      'deleteWebhook',
      'rotateWebhookSecret',
      'sendTestEvent',
      'listWebhookDeliveries',
      'replayWebhookDelivery',
    ],
    'id',
    'Id of the webhook, from `listWebhooks`.',
  ),
  url: 'Address that gets the events, with `https`, such as `https://shop.example/parcels`.',
  mode: '`test`: events of test orders only. `live`: events of real orders only.',
  events: 'Types of events that are sent.',
  'createWebhook.language': 'Language of the sentences in the events. Default: the language of the request.',
  'changeWebhook.language': 'Language of the sentences in the events.',
  batchSize: 'Maximum number of events in one request. With 1, the body is one event.',
  batchFormat: 'Format of a request with several events: a JSON array of our events, or a CloudEvents batch.',
  isOn: 'Whether the webhook is on. False turns the webhook off and drops its waiting events.',
  deliveryId: 'Id of the delivery, from `listWebhookDeliveries`.',
};
