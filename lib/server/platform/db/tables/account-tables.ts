import 'server-only';
import type { ColumnType, Generated } from 'kysely';
import type { CallName } from '@/lib/contract/calls';
import type { KeyMode } from '@/lib/contract/developers/key-scopes';
import type { BROWSERS, SYSTEMS } from '@/lib/contract/accounts/sessions';
import type { Country } from '@/lib/market/country';

/** Rows of accounts: their owners, logins, keys and limits. */
export interface AccountTables {
  users: {
    id: string;
    email: string | null;
    /** E.164, proven by a code or set by an operator. The account can log in with it. */
    phone: string | null;
    /** E.164, given at registration and not proven. The account cannot log in with it. Null after `phone` is set. */
    contact_phone: string | null;
    password_hash: string | null;
    country_code: Country;
    appellation: string;
    first_name: string;
    family_name: string;
    company_name: string;
    company_address: string;
    created_at: string;
    updated_at: string;
    /** Time of locking. Null while its owner may log in. */
    locked_at: string | null;
    /** Time of importing the first take-over scan of a parcel of the account, or null. Test orders do not count. */
    handed_over_at: string | null;
    /** Messages about parcels a day that operators allow the account. Null if its parcels determine the number. */
    messages_a_day: number | null;
  };
  operator_log: {
    id: string;
    at: string;
    /** Operator's name and machine. */
    operator: string;
    command: string;
    /** Names of the options, separated by spaces. Their values are not stored, because they may be personal data. */
    options: string;
    /** Account that the command changed. Null without an account, and after it was closed. */
    user_id: string | null;
    exit_code: number;
  };
  /** Partners' API keys. */
  api_keys: {
    id: string;
    user_id: string;
    /** Name that its owner gave it. */
    name: string;
    mode: KeyMode;
    /** KeyScopes, separated by spaces. */
    scopes: string;
    /** Hash of the whole key, which is not stored. */
    key_hash: string;
    /** The key's last four characters. */
    tail: string;
    created_at: string;
    /** Null while the key is valid. */
    revoked_at: string | null;
  };
  /** Uses of keys, counted by hour, call and status. */
  api_key_uses: {
    key_id: string;
    hour: string;
    call: CallName;
    status: number;
    uses: number;
    last_at: string;
    /** Uses among `uses` that came through the tool server. */
    tool_uses: Generated<number>;
  };
  sessions: {
    token_hash: string;
    /** Identifies the session in its owner's list. It cannot be used as a token. */
    id: string;
    /** Null after the account was closed. `ended` is then set. */
    user_id: string | null;
    created_at: string;
    last_seen_at: string;
    expires_at: string;
    remember: number;
    /** Browser and system, as far as the user agent identifies them (device.ts). */
    browser: (typeof BROWSERS)[number];
    system: (typeof SYSTEMS)[number];
    /** Reason why it ended (SessionEnd). Null while it is valid. */
    ended: string | null;
    /** Hash of the account and the network in which the session began. Null after the account was closed. */
    network_hash: string | null;
  };
  /** Browsers in which a person has logged in. */
  known_devices: {
    /** Hash of the account and a random key in the browser. It does not show which accounts share a browser. */
    device_hash: string;
    user_id: string;
    browser: (typeof BROWSERS)[number];
    system: (typeof SYSTEMS)[number];
    created_at: string;
    last_login_at: string;
    expires_at: string;
  };
  /** Passkeys (WebAuthn credentials) with which accounts log in. */
  passkeys: {
    /** Identifies the passkey in its owner's list. */
    id: string;
    user_id: string;
    /** Id that the authenticator chose, in base64url. Unique for all accounts. */
    credential_id: string;
    /** Host name of the site for which the passkey was created. It works on no other. */
    rp_id: string;
    /** COSE key, in base64url. */
    public_key: string;
    /** Highest signature counter seen. 0 for authenticators without one. */
    counter: number;
    /** Ways to reach the authenticator, as the browser named them, separated by spaces. */
    transports: string;
    /** Name that its owner gave it, or empty. */
    name: string;
    /** Browser and system in which it was created. */
    browser: (typeof BROWSERS)[number];
    system: (typeof SYSTEMS)[number];
    created_at: string;
    last_used_at: string | null;
  };
  /** Challenges that a browser may sign once. */
  passkey_challenges: {
    challenge_hash: string;
    /** Account that adds a passkey. Null for a login. */
    user_id: string | null;
    /** Origin of the page that requested it. */
    origin: string;
    expires_at: string;
  };
  image_codes: { key_hash: string; answer_hash: string; expires_at: string; in_words: number };
  verify_codes: {
    id: string;
    purpose: string;
    target: string;
    code_hash: string;
    created_at: string;
    expires_at: string;
    /** Attempts with the requester's nonce. */
    tries: number;
    used: number;
    /** Hash of the nonce that only the requester received. Null for a code that the previous release sent. */
    nonce_hash: string | null;
    /** Attempts without a nonce. */
    open_tries: ColumnType<number, number | undefined>;
  };
  reset_tickets: { ticket_hash: string; user_id: string; expires_at: string };
  throttles: { key: string; points: number; expires_at: string };
  addresses: { id: string; user_id: string; slot: number; data: string; created_at: string };
}
