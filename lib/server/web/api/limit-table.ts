import 'server-only';
import { KEY_ROWS } from '../../accounts/api-keys/limit-key';
import { CODE_TRIES_ROW, UNPROVEN_CODES_ROW } from '../../accounts/codes/limit-rows';
import { HASH_ROWS } from '../../accounts/passwords/hash-password';
import { MESSAGE_CHECKS_ROW } from '../../trust/authenticity/message-limit';
import { ENQUIRY_ROWS } from '../../content/enquiries/enquiry-policy';
import type { LimitRow } from '../../platform/reference-pages/limit-row';
import { MESSAGE_ROWS } from '../../messaging/messages/limit-rows';
import { PDF_ROWS } from '../../parcels/documents/pdf/pooled-printer';
import { SURVEY_RESULTS_ROW } from '../../content/surveys/survey-policy';
import { WRITE_ROWS } from '../../platform/throttle/limit-writes';
import { POLICY_ROWS } from '../../platform/throttle/policy-rows';
import { PHOTO_READERS_ROW } from '../../platform/photos/photo-reader';
import { PARSER_ROW } from '../../platform/sheet-files/sheet-reader';
import { ORDER_ROWS } from '../../parcels/orders/place/limit-rows';
import { TAIL_ROWS } from '../../parcels/tracking/limit-rows';
import { TOOL_REQUESTS_ROW } from '../mcp/limit-tool-requests';
import { STORAGE_LIMIT_ROWS } from './stored-rows';

/** Every limit for strangers and accounts. docs/limits.md is generated from it. */
export const LIMIT_TABLE: readonly LimitRow[] = [
  ...WRITE_ROWS,
  ...KEY_ROWS,
  TOOL_REQUESTS_ROW,
  ...POLICY_ROWS,
  ...HASH_ROWS,
  CODE_TRIES_ROW,
  ...TAIL_ROWS,
  UNPROVEN_CODES_ROW,
  ...MESSAGE_ROWS,
  ...ENQUIRY_ROWS,
  SURVEY_RESULTS_ROW,
  MESSAGE_CHECKS_ROW,
  ...PDF_ROWS,
  PARSER_ROW,
  PHOTO_READERS_ROW,
  ...ORDER_ROWS,
  ...STORAGE_LIMIT_ROWS,
];
