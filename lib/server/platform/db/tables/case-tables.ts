import 'server-only';
import type { Country } from '@/lib/market/country';
import type { CaseState } from '@/lib/orders/case-policy';
import type { ClaimKind, ClaimState } from '@/lib/orders/claim-policy';
import type { ReturnChoice } from '@/lib/orders/return-policy';
import type { PartyName } from '@/lib/parcel/notices';
import type { ClaimSteps, Json } from '../json-column';

/** Rows of returned parcels, complaints about failed attempts, and claims. */
export interface CaseTables {
  /** Returned parcels. Parcels returned before this table existed have no row. Operators settle them. */
  returns: {
    waybill_no: string;
    /** Dates 'YYYY-MM-DD' in the receiver's country: the notice, and the last day to choose. */
    noticed_on: string;
    decide_by: string;
    choice: ReturnChoice | null;
    /** `nobody` means destroyed, because no party chose in time. */
    chosen_by: PartyName | 'nobody' | null;
    chosen_at: string | null;
    /** Waybill of the new order that took the parcel over. Null for any other choice. */
    sent_on_as: string | null;
  };
  /** Receivers' complaints about failed attempts, each with the office's answer. */
  cases: {
    reference: string;
    waybill_no: string;
    /** The receiver's market, whose office answers. */
    country_code: Country;
    /** Time of the disputed attempt. An attempt has at most one case. */
    attempt_at: string;
    /** The receiver's words, or empty. */
    message: string;
    state: CaseState;
    /** Empty before it is answered. */
    answer: string;
    /** Date 'YYYY-MM-DD' in the receiver's market. */
    answer_by: string;
    answered_at: string | null;
    created_at: string;
  };
  /** Evidence of failed attempts (docs/decisions/failed-attempts.md). */
  attempt_evidence: {
    waybill_no: string;
    /** Time of the scan. */
    attempt_at: string;
    /** Time at the door. */
    attempted_at: string;
    time_zone: string;
    /** Degrees, rounded. Null without a position. */
    latitude: number | null;
    longitude: number | null;
    /** 1 if the courier called the receiver. Null if it was not recorded. */
    called: number | null;
    /** Columns of the photo, as in `proofs`. */
    photo_width: number | null;
    photo_height: number | null;
    photo_until: string | null;
    photo: Uint8Array | null;
  };
  /** Claims for compensation. The text and the sender's language are in the row of `enquiries` with the reference. */
  claims: {
    reference: string;
    waybill_no: string;
    kind: ClaimKind;
    state: ClaimState;
    /** Claimed amount for the goods, in CNY fen. */
    asked_minor: number;
    granted_minor: number | null;
    /** Reason of the decision, as the office wrote it, or empty. */
    reason: string;
    /** All states with their times. The first is when the claim was sent. */
    history: Json<ClaimSteps>;
    /** Date 'YYYY-MM-DD' in the market in which it was sent. */
    answer_by: string;
    created_at: string;
  };
  /** Photos that claimants added. The photo has the same columns as in `proofs`. */
  claim_photos: {
    reference: string;
    /** Number of the photo in the claim, from 1. */
    number: number;
    /** SHA-256 of the upload: the same photo is stored once. */
    content_hash: string;
    created_at: string;
    photo_width: number;
    photo_height: number;
    photo_until: string;
    photo: Uint8Array | null;
  };
}
