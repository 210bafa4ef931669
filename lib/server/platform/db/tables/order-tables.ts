import 'server-only';
import type { Generated } from 'kysely';
import type { Money } from '@/lib/billing/money';
import type { Country } from '@/lib/market/country';
import type { Language } from '@/lib/market/language';
import type { OrderDocument, OrderKind, Service } from '@/lib/orders/choices';
import type { StoredWindows } from '@/lib/parcel/stored-windows';
import type { MeasuredParcel } from '@/lib/parcel/measured';
import type { ScanReason, StoredCode } from '@/lib/parcel/scan-codes';
import type { ParcelState } from '@/lib/parcel/states';
import type { Json } from '../json-column';

/** Rows of orders, their parcels, scans and documents. */
export interface OrderTables {
  orders: {
    id: string;
    /** Null after the sender closed the account. */
    user_id: string | null;
    trade_no: string;
    /** The first parcel's waybill. */
    waybill_no: string;
    /** Number of its waybills. Null for an order of a release with one waybill for all pieces. */
    waybills: number | null;
    kind: OrderKind;
    service: Service;
    /** State derived from its parcels (lib/orders/order-state.ts). */
    state: ParcelState;
    version: number;
    created_at: string;
    updated_at: string;
    /** 1 if the sender removed it from the list. */
    hidden: number;
    /** Sum of the delivery attempts of its parcels. */
    attempts: number;
    sender_country: Country;
    receiver_country: Country;
    receiver_name: string;
    /** Codes of the two cities. Public tracking shows nothing more precise. */
    sender_city: string;
    receiver_city: string;
    pieces: number;
    /** The order as submitted and parsed: OrderInput. */
    input: string;
    /** The shop's own number of the order, as in `input`; null without one. The number is not unique. */
    shop_order_no: string | null;
    /** The accepted quote: billing Quote. */
    quote: string;
    /** The tariff of its price: Tariff. Null for an order of a release that did not store it. */
    tariff: string | null;
    /** The quote after weighing, like `quote`. Null while the declared weights are billed. */
    billed: string | null;
    /** The sender's Idempotency-Key and the hash of its body, or null. */
    idempotency_key: string | null;
    body_hash: string | null;
    /**
     * Language of the page it was placed on, used for messages to the account. Null for an order of a release that did
     * not store it.
     */
    language: Language | null;
    /** 1 if a test key placed it. It is priced and printed as a specimen, and is never shipped. */
    is_test: number;
    /**
     * Numbers, names, city and goods, folded (lib/text/fold-text.ts). Null for an order of a release that did not
     * store it.
     */
    search: string | null;
  };
  /** Parcels. Each has one waybill and is priced on its own (§5, §9). */
  parcels: {
    waybill_no: string;
    order_id: string;
    /** Position of the parcel in the order, from 1. Null after an edit removed it. */
    number: number | null;
    /** More than one if an earlier release put all pieces of an order on one waybill. */
    pieces: number;
    state: ParcelState;
    /** Number of delivery attempts. */
    attempts: number;
    /** Measurements of the last take-over scan. */
    measured: Json<MeasuredParcel> | null;
    /** Delivery days promised to its receiver. Null for a parcel of a release that did not store them. */
    expected: Json<StoredWindows> | null;
    /**
     * Time of the latest scan from which its state was replayed. Null before the first, and after a release that did
     * not store it.
     */
    replayed_until: string | null;
    updated_at: string;
  };
  /** Proofs of delivery. Facts from several scans of a parcel are merged. */
  proofs: {
    waybill_no: string;
    /** Name as the courier wrote it. */
    signed_by: string | null;
    signed_at: string;
    time_zone: string;
    /** 1 if the courier entered the parcel's delivery code. */
    with_code: number;
    /** Pixels. Null, like `photo_until`, without a photo. */
    photo_width: number | null;
    photo_height: number | null;
    /** Time after which the photo is no longer shown. It is deleted soon after. */
    photo_until: string | null;
    /** A JPEG. Null without a photo, and after its deletion. */
    photo: Uint8Array | null;
  };
  /** Temporary addresses of an order's documents, valid for minutes. Only a hash of the id is stored. */
  file_links: {
    id_hash: string;
    order_id: string;
    user_id: string;
    /** The session that requested it. The address expires with the session. */
    session_hash: string;
    kind: OrderDocument;
    /** Number of the piece whose label is in the file, from 1. Null for the labels of all pieces. */
    piece: number | null;
    language: Language;
    expires_at: string;
  };
  /** State changes of an order's parcels. Each parcel is WAITING when it is created, which has no row. */
  order_history: {
    id: Generated<number>;
    order_id: string;
    /** Null for a change of all parcels, as earlier releases wrote them. */
    waybill_no: string | null;
    state: ParcelState;
    at: string;
    cause: string;
  };
  scan_events: {
    /** Id set by the scanner. Importing a waybill's event twice has no effect. */
    event_id: string;
    waybill_no: string;
    /**
     * Month in which its order was placed, such as `2026-11`. PostgreSQL has a partition for each month. Without a
     * known order, it is the month of the scan.
     */
    placed_month: string;
    code: StoredCode;
    /** Reason of a failed delivery or customs hold. Null for any other scan, and if the reason is unknown. */
    reason: ScanReason | null;
    /** A partner's code and reason as received. Null for our own scans. */
    received_code: string | null;
    received_reason: string | null;
    /** ISO 8601 in UTC with milliseconds, so that text sorts by time. */
    occurred_at: string;
    time_zone: string;
    /** Place, at most as precise as a city. */
    place: string;
    country_code: Country | null;
    /** Weight and size from a take-over scan, if it contains them. */
    measured: Json<MeasuredParcel> | null;
    /** Amount that the courier was given, from a delivery scan. Null if the scan names none. */
    collected: Json<Money> | null;
  };
}
