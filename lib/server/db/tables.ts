import 'server-only';
import type { ColumnType } from 'kysely';
import type { CallName } from '@/lib/contract/calls';
import type { KeyMode } from '@/lib/contract/key-scopes';
import type { DictionaryType } from '@/lib/contract/dictionary-types';
import type { EnquiryKind, FormKind } from '@/lib/contract/enquiry-forms';
import type { OrderKind, Service } from '@/lib/orders/choices';
import type { JobType } from '@/lib/contract/jobs';
import type { BROWSERS, SYSTEMS } from '@/lib/contract/sessions';
import type { OpeningSpan } from '@/lib/contract/sites';
import type { PaymentWay, SiteKind, SiteService } from '@/lib/contract/site-terms';
import type { Country } from '@/lib/market/country';
import type { Language } from '@/lib/market/language';
import type { Json, Names, Words } from '@/lib/server/platform/db/json-column';
import type { OrderTables } from './order-tables';
import type { OutboxTable } from './outbox-table';
import type { WebhookTables } from './webhook-tables';

/** §3: a tariff's zones: its main cities and the others (international), within one city and between two (domestic). */
export type Zone = 'main' | 'other' | 'same-city' | 'inter-city';

/**
 * Rows as both engines hold them: integers for booleans, ISO 8601 text in UTC for instants, JSON as text,
 * money in integer minor units.
 */
export interface Tables extends OrderTables, OutboxTable, WebhookTables {
  /** `data`: CountryRecord. */
  countries: { code: Country; sort: number; data: string };
  dictionaries: {
    type: DictionaryType;
    code: string;
    sort: number;
    names: Json<Words>;
    /** What a release wrote last into `names`; null where an operator wrote the words. */
    shipped: Json<Words> | null;
  };
  provinces: { code: string; country_code: Country; name: string; names: Json<Names>; search: string; sort: number };
  cities: {
    code: string;
    province_code: string;
    country_code: Country;
    /** In Latin letters. */
    name: string;
    /** The name by language, where it is known. */
    names: Json<Names>;
    /** All its names, folded (lib/market/fold-text.ts). */
    search: string;
    lat: number | null;
    lng: number | null;
    remote: number;
    main: number;
    sort: number;
  };
  areas: {
    code: string;
    city_code: string;
    country_code: Country;
    name: string;
    names: Json<Names>;
    search: string;
    remote: number;
    sort: number;
  };
  rates: {
    id: string;
    kind: OrderKind;
    service: Service;
    country_code: Country;
    zone: Zone;
    zone_names: Json<Words>;
    currency: string;
    first_kg_minor: number;
    additional_kg_minor: number;
    tax_included: number;
    min_days: number;
    max_days: number;
    remark: Json<Words>;
    sort: number;
  };
  /** §1: the price of protection, a share of the insured value; amounts in CNY fen. */
  price_protection: { kind: OrderKind; percent: number; minimum_minor: number; cap_minor: number };
  /** Public holidays, and days of a weekend that are worked; `expected`: the day may still move. */
  holidays: {
    country_code: Country;
    /** 'YYYY-MM-DD' in the country. */
    date: string;
    kind: 'holiday' | 'working';
    names: Json<Words>;
    expected: number;
  };
  exchange_rates: { currency: string; cny_per_unit: number; as_of: string };
  hubs: {
    code: string;
    country_code: Country;
    names: Json<Words>;
    lat: number;
    lng: number;
    role: 'origin' | 'gateway' | 'city';
    sort: number;
  };
  /** How often each list of operators' data changed, and when last; pages that show it are made anew then. */
  content_changes: { tag: string; changed_at: string; version: number };
  /** Where people bring and collect parcels: our counters, our partners', the warehouses. */
  sites: {
    code: string;
    kind: SiteKind;
    country_code: Country;
    province_code: string;
    city_code: string;
    /** Empty where it belongs to no area. */
    area_code: string;
    names: Json<Words>;
    address: Json<Names & { en: string }>;
    phone: string;
    email: string;
    hours: Json<OpeningSpan[]>;
    closed_on: Json<string[]>;
    services: Json<SiteService[]>;
    payments: Json<PaymentWay[]>;
    lat: number;
    lng: number;
    /** Its names, addresses and places, folded (lib/market/fold-text.ts). */
    search: string;
  };
  surveys: { token: string; countries: Json<Country[]>; opens_at: string; closes_at: string | null; content: string };
  /** One a browser and one an account; `visitor_hash` is of the key that the browser keeps. */
  survey_results: {
    id: string;
    survey_token: string;
    visitor_hash: string;
    user_id: string | null;
    content: string;
    language: Language;
    country_code: Country;
    created_at: string;
  };
  articles: { id: string; published_at: string; countries: Json<Country[]>; content: string };
  jobs: {
    number: string;
    type: JobType;
    country_code: Country;
    published_at: string;
    /** Day as 'YYYY-MM-DD', the last one; null while the place is open without end. */
    closes_on: string | null;
    content: string;
  };

  users: {
    id: string;
    email: string | null;
    /** E.164, proven by a code: a name the account logs in with. */
    phone: string | null;
    /** E.164, given at registration and never proven: no name of the account; null once `phone` is set. */
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
    /** Null while its owner may log in. */
    locked_at: string | null;
  };
  operator_log: {
    id: string;
    at: string;
    /** Name at a machine. */
    operator: string;
    command: string;
    /** Names of options, parted by spaces; what was given with them may be a person's data. */
    options: string;
    /** The account that the command worked on; null where there is none, and once it is closed. */
    user_id: string | null;
    exit_code: number;
  };
  /** Partners' keys. */
  api_keys: {
    id: string;
    user_id: string;
    /** Its owner's words. */
    name: string;
    mode: KeyMode;
    /** KeyScopes, parted by spaces. */
    scopes: string;
    /** Of the whole key, which is stored nowhere. */
    key_hash: string;
    /** Its last four characters. */
    tail: string;
    created_at: string;
    /** Null while it works. */
    revoked_at: string | null;
  };
  /** What keys were used for, counted by hour, call and status. */
  api_key_uses: { key_id: string; hour: string; call: CallName; status: number; uses: number; last_at: string };
  sessions: {
    token_hash: string;
    /** Identifies the session in its owner's list; it cannot be used as a token. */
    id: string;
    /** Null when the account was closed; then `ended` is set. */
    user_id: string | null;
    created_at: string;
    last_seen_at: string;
    expires_at: string;
    remember: number;
    /** Kinds of browser and system, as far as the user agent told (device.ts). */
    browser: (typeof BROWSERS)[number];
    system: (typeof SYSTEMS)[number];
    /** Null while it is valid; else why it ended (SessionEnd). */
    ended: string | null;
    /** Hash of account and network the session began in; null once the account is closed. */
    network_hash: string | null;
  };
  /** Browsers in which a person logged in. */
  known_devices: {
    /** Of the account and the random key that the browser keeps: accounts that share a browser cannot be told by it. */
    device_hash: string;
    user_id: string;
    browser: (typeof BROWSERS)[number];
    system: (typeof SYSTEMS)[number];
    created_at: string;
    last_login_at: string;
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
    /** With the asker's nonce. */
    tries: number;
    used: number;
    /** Hash of the nonce that only the asker was answered; null for a code that the release before sent. */
    nonce_hash: string | null;
    /** Tries without a nonce. */
    open_tries: ColumnType<number, number | undefined>;
  };
  reset_tickets: { ticket_hash: string; user_id: string; expires_at: string };
  throttles: { key: string; points: number; expires_at: string };
  addresses: { id: string; user_id: string; slot: number; data: string; created_at: string };

  /** Keys this site made for itself, shared by every process on the database. */
  secrets: { name: string; value: string };
  enquiries: {
    id: string;
    reference: string;
    kind: EnquiryKind;
    /** Who was signed in when it was sent. */
    user_id: string | null;
    /** The market whose office answers. */
    country_code: Country;
    data: string;
    language: Language;
    created_at: string;
    /** The sender's Idempotency-Key with the hash of the body it came with; null without one. */
    idempotency_key: string | null;
    body_hash: string | null;
  };
  /** What the private page after a plain form shows. `data`: what was typed and what is wrong with it. */
  enquiry_forms: { id_hash: string; kind: FormKind; reference: string; data: string; expires_at: string };
  /** What is typed into the order form without scripts. `data`: TypedOrder, or nothing once it is an order. */
  form_drafts: { user_id: string; draft_key: string; data: string; order_id: string | null; saved_at: string };
}
