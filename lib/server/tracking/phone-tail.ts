import 'server-only';
import { plainNumber } from '@/lib/parcel/plain-text';

/** The last four digits of a phone number as typed; null when it has fewer. */
export function phoneTail(phone: string): string | null {
  const digits = plainNumber(phone).replace(/\D/g, '');
  return digits.length < 4 ? null : digits.slice(-4);
}
