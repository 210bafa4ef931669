import 'server-only';
import type { DictionaryType } from '@/lib/contract/places/dictionary-types';
import type { EnquiryKind, FormKind } from '@/lib/contract/content/enquiry-forms';
import type { LaneSeverity } from '@/lib/contract/places/lane-notices';
import type { CaseState } from '@/lib/orders/case-policy';
import type { OrderKind, Service } from '@/lib/orders/choices';
import type { JobType } from '@/lib/contract/content/jobs';
import type { OpeningSpan } from '@/lib/contract/places/sites';
import type { PaymentMethod, SiteKind, SiteService } from '@/lib/contract/places/site-terms';
import type { Country } from '@/lib/market/country';
import type { Language } from '@/lib/market/language';
import type { Json, Names, Words } from '../json-column';
import type { AccountTables } from './account-tables';
import type { CaseTables } from './case-tables';
import type { CollectionTables } from './collection-tables';
import type { OrderTables } from './order-tables';
import type { OutboxTable } from './outbox-table';
import type { ReceiverTables } from './receiver-tables';
import type { StatusTables } from './status-tables';
import type { WebhookTables } from './webhook-tables';

/**
 * Zones of a tariff (§3): main and other cities for international parcels, within or between cities for domestic ones.
 */
export type TariffZone = 'main' | 'other' | 'same-city' | 'inter-city';

/**
 * Rows on both engines. Booleans are integers, instants are ISO 8601 text in UTC, JSON is text, and money is in integer
 * minor units.
 */
export interface Tables
  extends
    AccountTables,
    CaseTables,
    CollectionTables,
    OrderTables,
    OutboxTable,
    ReceiverTables,
    StatusTables,
    WebhookTables {
  /** Answers to feedback. Its text is in the row of `enquiries` with the reference. */
  feedback_cases: {
    reference: string;
    state: CaseState;
    /** Empty before it is answered. */
    answer: string;
    /** Date 'YYYY-MM-DD' in the market. */
    answer_by: string;
    answered_at: string | null;
  };
  /** `data` is a CountryRecord. */
  countries: { code: Country; sort: number; data: string };
  dictionaries: {
    type: DictionaryType;
    code: string;
    sort: number;
    names: Json<Words>;
    /** Names that a release last wrote into `names`. Null if an operator wrote them. */
    shipped: Json<Words> | null;
  };
  provinces: { code: string; country_code: Country; name: string; names: Json<Names>; search: string; sort: number };
  cities: {
    code: string;
    province_code: string;
    country_code: Country;
    /** Name in Latin letters. */
    name: string;
    /** Known names by language. */
    names: Json<Names>;
    /** All its names, folded (lib/text/fold-text.ts). */
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
    zone: TariffZone;
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
  /** Price protection (§1), a percentage of the insured value. Amounts in CNY fen. */
  price_protection: { kind: OrderKind; percent: number; minimum_minor: number; cap_minor: number };
  /** Public holidays, and weekend days that are worked. `expected` is 1 if the date may change. */
  holidays: {
    country_code: Country;
    /** Date 'YYYY-MM-DD' in the country. */
    date: string;
    kind: 'holiday' | 'working';
    names: Json<Words>;
    expected: number;
  };
  /** Rules of customs by destination and first day. `rule` is the rule without its key: pricing's ImportRuleRecord. */
  import_rules: { country_code: Country; valid_from: string; rule: string };
  /**
   * Notices about lanes. Both days are 'YYYY-MM-DD' in the destination. `ends_on` is null while the end is not known.
   */
  lane_notices: {
    id: string;
    /** Markets in whose news it is shown. */
    countries: Json<Country[]>;
    origin: Country;
    destination: Country;
    severity: LaneSeverity;
    starts_on: string;
    ends_on: string | null;
    content: Json<{ title: Words; text: Words; source: { name: string; url: string } | null }>;
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
  /**
   * Version and last change of each list of operators' data. Pages that show a list are rendered again after a change.
   */
  content_changes: { tag: string; changed_at: string; version: number };
  /** Sites where people bring and collect parcels: our counters, partner points and warehouses. */
  sites: {
    code: string;
    kind: SiteKind;
    country_code: Country;
    province_code: string;
    city_code: string;
    /** Empty if the site is in no area. */
    area_code: string;
    names: Json<Words>;
    address: Json<Names & { en: string }>;
    phone: string;
    email: string;
    hours: Json<OpeningSpan[]>;
    closed_on: Json<string[]>;
    services: Json<SiteService[]>;
    payments: Json<PaymentMethod[]>;
    lat: number;
    lng: number;
    /** Names, addresses and places of the site, folded (lib/text/fold-text.ts). */
    search: string;
  };
  surveys: { token: string; countries: Json<Country[]>; opens_at: string; closes_at: string | null; content: string };
  /**
   * Answers to surveys, one for each browser and account. `visitor_hash` is the hash of a key that the browser stores.
   */
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
  articles: {
    id: string;
    published_at: string;
    countries: Json<Country[]>;
    content: string;
    /** Content that a release wrote. Null for articles that an operator wrote or changed before the column existed. */
    shipped: string | null;
  };
  jobs: {
    number: string;
    type: JobType;
    country_code: Country;
    published_at: string;
    /** Last day as 'YYYY-MM-DD'. Null for a job without a closing date. */
    closes_on: string | null;
    content: string;
  };

  /** Keys that this site generated, shared by all processes on the database. */
  secrets: { name: string; value: string };
  enquiries: {
    id: string;
    reference: string;
    kind: EnquiryKind;
    /** Account that was logged in when it was sent. */
    user_id: string | null;
    /** Market whose office replies. */
    country_code: Country;
    data: string;
    language: Language;
    created_at: string;
    /** The sender's Idempotency-Key and the hash of its body, or null. */
    idempotency_key: string | null;
    body_hash: string | null;
  };
  /** Content of the private page after a form without scripts. `data` has the input and its errors. */
  enquiry_forms: { id_hash: string; kind: FormKind; reference: string; data: string; expires_at: string };
  /** Drafts of the order form without scripts. `data` is a TypedOrder, or `{}` after the order was placed. */
  form_drafts: { user_id: string; draft_key: string; data: string; order_id: string | null; saved_at: string };
}
