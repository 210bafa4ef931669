import 'server-only';
import type { Instruction } from '@/lib/contract/parcels/instructions';
import type { Country } from '@/lib/market/country';
import type { Language } from '@/lib/market/language';
import type { ReceiverDetail } from '@/lib/orders/receiver-details';
import type { ReceiverAccess, InstructionKind } from '@/lib/orders/receiver-policy';
import type { PartyName } from '@/lib/parcel/notices';
import type { Json } from '../json-column';

/** Rows of receivers: their links, choices, details and stopped messages. */
export interface ReceiverTables {
  /** Parties that stopped messages about an order. */
  message_stops: { order_id: string; party: PartyName; at: string };
  /**
   * Links of a parcel for its receiver or sender: for viewing it, making a choice, giving details, and stopping
   * messages.
   */
  parcel_links: {
    token_hash: string;
    waybill_no: string;
    party: PartyName;
    /** Language of the person's page. `country_code` is its country. */
    language: Language;
    country_code: Country;
    /**
     * Way in which its holder got it: `link` from a message, `passed` from the sender. The other values are proofs on a
     * page, whose links last an hour.
     */
    access: ReceiverAccess;
    created_at: string;
    /** Latest end. A link ends earlier if its parcel ended `DAYS_AFTER_PARCEL` days ago. */
    expires_at: string;
  };
  /** Receivers' instructions before delivery. Operators act on them (`ops instructions export`). */
  instructions: {
    waybill_no: string;
    /** Numbered from 1 for each waybill. */
    number: number;
    kind: InstructionKind;
    data: Json<Instruction>;
    given_by: ReceiverAccess;
    at: string;
    /** 1 after a later one replaced it. */
    superseded: number;
  };
  /** Details of an order that often only its receiver knows, one row for each. */
  receiver_details: {
    order_id: string;
    detail: ReceiverDetail;
    /** Normalised: digits of a number, coordinates, or a phone number in international form. */
    value: string;
    given_by: ReceiverAccess | 'sender';
    at: string;
  };
}
