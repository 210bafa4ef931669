import 'server-only';
import type { Generated } from 'kysely';
import type { Instruction } from '@/lib/contract/instructions';
import type { Country } from '@/lib/market/country';
import type { Language } from '@/lib/market/language';
import type { ClaimKind, ClaimState } from '@/lib/orders/claim-policy';
import type { ReturnChoice } from '@/lib/orders/return-policy';
import type { FileKind, OrderKind, Service } from '@/lib/orders/choices';
import type { ReceiverAccess, Wish } from '@/lib/orders/receiver-policy';
import type { KeptWindows } from '@/lib/parcel/kept-windows';
import type { Measured } from '@/lib/parcel/measured';
import type { Party } from '@/lib/parcel/notices';
import type { ScanReason, StoredCode } from '@/lib/parcel/scan-codes';
import type { ParcelState } from '@/lib/parcel/states';
import type { ClaimSteps, Json } from '@/lib/server/platform/db/json-column';

/** The rows of orders, their parcels and papers. */
export interface OrderTables {
  orders: {
    id: string;
    /** Null when the sender closed the account. */
    user_id: string | null;
    trade_no: string;
    /** The first parcel's. */
    waybill_no: string;
    /** Number of its waybills; null for an order of a release that knew one waybill for all pieces. */
    waybills: number | null;
    kind: OrderKind;
    service: Service;
    /** What its parcels add up to (lib/orders/order-state.ts). */
    state: ParcelState;
    version: number;
    created_at: string;
    updated_at: string;
    /** 1 when the sender deleted it from the list. */
    hidden: number;
    /** Deliveries begun, of all its parcels. */
    attempts: number;
    sender_country: Country;
    receiver_country: Country;
    receiver_name: string;
    /** Codes of the two cities: as far as a public tracking answer may go. */
    sender_city: string;
    receiver_city: string;
    pieces: number;
    /** The order as it was sent, parsed: OrderInput. */
    input: string;
    /** The quote it was accepted with: billing Quote. */
    quote: string;
    /** What it was priced by: Tariff. Null for an order of a release that did not keep it. */
    tariff: string | null;
    /** The quote after it was weighed, as `quote`; null while the same weights are billed. */
    billed: string | null;
    /** The sender's Idempotency-Key with the hash of the body it came with; null without one. */
    idempotency_key: string | null;
    body_hash: string | null;
    /** Of the page it was placed on: the account holder's messages are in it. Null for an order of a release that did not keep it. */
    language: Language | null;
    /** 1 where a test key placed it: priced and printed as a specimen; it never leaves. */
    is_test: number;
    /** Numbers, names, city and goods, folded (lib/market/fold-text.ts). Null for an order of a release that did not keep it. */
    search: string | null;
  };
  /** Parcels that came back. Those that did before this was kept have no row: an operator settles them. */
  returns: {
    waybill_no: string;
    /** Days 'YYYY-MM-DD' in the receiver's country: of the notice, and the last one to choose. */
    noticed_on: string;
    decide_by: string;
    choice: ReturnChoice | null;
    /** `nobody`: destroyed since nobody chose. */
    chosen_by: Party | 'nobody' | null;
    chosen_at: string | null;
  };
  /** Claims for compensation; the words and the sender's language are the row of `enquiries` with the reference. */
  claims: {
    reference: string;
    waybill_no: string;
    kind: ClaimKind;
    state: ClaimState;
    /** For the goods, in CNY fen. */
    asked_minor: number;
    granted_minor: number | null;
    /** Of the decision, as the office wrote it; or empty. */
    reason: string;
    /** Each state with its time, the first one when it was sent. */
    history: Json<ClaimSteps>;
    /** 'YYYY-MM-DD' in the market in which it was sent. */
    answer_by: string;
    created_at: string;
  };
  /** Who wants no more messages about an order. */
  message_stops: { order_id: string; party: Party; at: string };
  /** §5, §9: one parcel, one ticket, one waybill. */
  parcels: {
    waybill_no: string;
    order_id: string;
    /** Its place in the order, counted from 1; null once an edit has taken it out. */
    number: number | null;
    /** More than one where an earlier release put all pieces of an order on one waybill. */
    pieces: number;
    state: ParcelState;
    /** How often it went out for delivery. */
    attempts: number;
    /** What the last take-over scan measured. */
    measured: Json<Measured> | null;
    /** The days of delivery its receiver was told; null for a parcel of a release that kept none. */
    expected: Json<KeptWindows> | null;
    /** When the latest scan happened by which its state was replayed; null before the first, and after a release that kept none. */
    replayed_until: string | null;
    updated_at: string;
  };
  /** What a message to a receiver or a sender leads to: for reading a parcel, choosing, and being told no more of it. */
  parcel_links: {
    token_hash: string;
    waybill_no: string;
    party: Party;
    /** Of the person's page, with the country. */
    language: Language;
    country_code: Country;
    /** What its holder showed: `link` from a message; the other two are opened on the tracking page and last an hour. */
    access: ReceiverAccess;
    created_at: string;
    /** At the latest; it ends before, some days after its parcel did. */
    expires_at: string;
  };
  /** What receivers ask for before delivery; operators act on it (`ops instructions export`). */
  instructions: {
    waybill_no: string;
    /** Counted from 1 for each waybill. */
    number: number;
    kind: Wish;
    data: Json<Instruction>;
    given_by: ReceiverAccess;
    at: string;
    /** 1 once a later one took its place. */
    superseded: number;
  };
  /** What proves a delivery; of several scans of a parcel that say something, all together. */
  proofs: {
    waybill_no: string;
    /** As the courier wrote it. */
    signed_by: string | null;
    signed_at: string;
    time_zone: string;
    /** 1 where the courier typed the parcel's handover code. */
    with_code: number;
    /** Pixels; null, with `photo_until`, where no photo was taken. */
    photo_width: number | null;
    photo_height: number | null;
    /** From then on it is not shown, and soon deleted. */
    photo_until: string | null;
    /** A JPEG; null without one, and once it is deleted. */
    photo: Uint8Array | null;
  };
  /** Addresses of an order's papers, valid for minutes; only a hash of the id is stored. */
  file_links: {
    id_hash: string;
    order_id: string;
    user_id: string;
    /** The session that asked: when it ends, so does the address. */
    session_hash: string;
    kind: FileKind;
    /** One piece's label, counted from 1; null for all. */
    piece: number | null;
    language: Language;
    expires_at: string;
  };
  /** The moves its parcels made; each began as WAITING when it was created. */
  order_history: {
    id: Generated<number>;
    order_id: string;
    /** Null for a move of every parcel, as releases before wrote them. */
    waybill_no: string | null;
    state: ParcelState;
    at: string;
    cause: string;
  };
  scan_events: {
    /** Given by the scanner; taking in a waybill's event twice changes nothing. */
    event_id: string;
    waybill_no: string;
    /** `2026-11`, in which its order was placed: PostgreSQL has a partition for each. The month of the scan, where no order has the waybill. */
    placed_month: string;
    code: StoredCode;
    /** Why a delivery failed or customs holds; null for every other scan, and where nobody said. */
    reason: ScanReason | null;
    /** A partner's code and reason as they were received; null for a scan of ours. */
    received_code: string | null;
    received_reason: string | null;
    /** ISO 8601 in UTC with milliseconds, so that text sorts as time. */
    occurred_at: string;
    time_zone: string;
    /** City-level. */
    place: string;
    country_code: Country | null;
    /** Weight and size of a take-over scan that carries them. */
    measured: Json<Measured> | null;
  };
}
