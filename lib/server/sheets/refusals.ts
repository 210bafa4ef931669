import 'server-only';
import { fieldError, type ApiError } from '../platform/errors';

/** Of CSV; Excel's own name for it. */
const ENCODING = 'UTF-8';

export const tooLarge = (): ApiError => fieldError('content', 'sheetTooLarge');
export const unreadable = (): ApiError => fieldError('content', 'sheetUnreadable', { encoding: ENCODING });
