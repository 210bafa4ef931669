import 'server-only';
import { sql, type Kysely } from 'kysely';
import { autoIncrement, type Engine } from '../engine';

/** The first shape of the database, the same on both engines. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const statements = [
    `create table countries (code text primary key, sort integer not null, data text not null)`,
    `create table dictionaries (type text not null, code text not null, sort integer not null, names text not null, primary key (type, code))`,
    `create table provinces (code text primary key, country_code text not null, name text not null, names text not null, search text not null, sort integer not null)`,
    `create index provinces_by_country on provinces (country_code, sort)`,
    `create table cities (code text primary key, province_code text not null references provinces (code), country_code text not null, name text not null, names text not null, search text not null, lat double precision, lng double precision, remote integer not null, main integer not null, sort integer not null)`,
    `create index cities_by_province on cities (province_code, sort)`,
    `create index cities_by_country on cities (country_code, name)`,
    `create table areas (code text primary key, city_code text not null references cities (code), country_code text not null, name text not null, names text not null, search text not null, remote integer not null, sort integer not null)`,
    `create index areas_by_city on areas (city_code, sort)`,
    `create index areas_by_country on areas (country_code, name)`,
    `create table rates (id text primary key, kind text not null, service text not null, country_code text not null, zone text not null, zone_names text not null, currency text not null, first_kg_minor bigint not null, additional_kg_minor bigint not null, tax_included integer not null, min_days integer not null, max_days integer not null, remark text not null, sort integer not null)`,
    `create unique index rates_by_service on rates (service, country_code, zone)`,
    `create table exchange_rates (currency text primary key, cny_per_unit double precision not null, as_of text not null)`,
    `create table hubs (code text primary key, country_code text not null, names text not null, lat double precision not null, lng double precision not null, role text not null, sort integer not null)`,
    `create table articles (id text primary key, published_at text not null, countries text not null, content text not null)`,
    `create index articles_by_date on articles (published_at desc)`,
    `create table jobs (number text primary key, type text not null, country_code text not null, published_at text not null, closes_on text, content text not null)`,
    `create index jobs_by_date on jobs (published_at desc)`,
    `create table content_changes (tag text primary key, changed_at text not null, version integer not null)`,
    `create table users (id text primary key, email text unique, phone text unique, password_hash text, country_code text not null, appellation text not null, first_name text not null, family_name text not null, company_name text not null, company_address text not null, created_at text not null, updated_at text not null, check (email is not null or phone is not null))`,
    `create table sessions (token_hash text primary key, user_id text not null references users (id) on delete cascade, created_at text not null, last_seen_at text not null, expires_at text not null, remember integer not null, ended text)`,
    `create index sessions_by_user on sessions (user_id)`,
    `create index sessions_by_expiry on sessions (expires_at)`,
    `create table image_codes (key_hash text primary key, answer_hash text not null, expires_at text not null)`,
    `create table verify_codes (id text primary key, purpose text not null, target text not null, code_hash text not null, created_at text not null, expires_at text not null, tries integer not null, used integer not null)`,
    `create index verify_codes_by_target on verify_codes (target, purpose, created_at)`,
    `create table reset_tickets (ticket_hash text primary key, user_id text not null references users (id) on delete cascade, expires_at text not null)`,
    `create table throttles (key text primary key, points integer not null, blocked_until text not null, expires_at text not null)`,
    `create table addresses (id text primary key, user_id text not null references users (id) on delete cascade, slot integer not null check (slot between 1 and 5), data text not null, created_at text not null, unique (user_id, slot))`,
    `create table orders (id text primary key, user_id text not null references users (id), trade_no text not null unique, waybill_no text not null unique, kind text not null, service text not null, state text not null, version integer not null, created_at text not null, updated_at text not null, hidden integer not null, attempts integer not null, sender_country text not null, receiver_country text not null, receiver_name text not null, sender_city text not null, receiver_city text not null, pieces integer not null, input text not null, quote text not null, idempotency_key text, body_hash text)`,
    `create index orders_by_user on orders (user_id, hidden, created_at desc, id desc)`,
    `create index orders_by_date on orders (created_at, id)`,
    `create unique index orders_by_wish on orders (user_id, idempotency_key) where idempotency_key is not null`,
    `create table order_history (id ${autoIncrement(engine)}, order_id text not null references orders (id), state text not null, at text not null, cause text not null)`,
    `create index order_history_by_order on order_history (order_id, id)`,
    `create table scan_events (id ${autoIncrement(engine)}, event_id text not null unique, waybill_no text not null, code text not null, occurred_at text not null, time_zone text not null, place text not null, country_code text)`,
    `create index scan_events_by_waybill on scan_events (waybill_no, occurred_at, id)`,
    `create table enquiries (id text primary key, reference text not null unique, kind text not null, user_id text references users (id) on delete set null, country_code text not null, data text not null, language text not null, created_at text not null, idempotency_key text, body_hash text)`,
    `create index enquiries_by_date on enquiries (created_at, id)`,
    `create unique index enquiries_by_wish on enquiries (kind, idempotency_key) where idempotency_key is not null`,
    `create table enquiry_forms (id_hash text primary key, kind text not null, reference text not null, data text not null, expires_at text not null)`,
    `create index enquiry_forms_by_expiry on enquiry_forms (expires_at)`,
    `create index enquiries_by_user on enquiries (user_id, created_at) where user_id is not null`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
