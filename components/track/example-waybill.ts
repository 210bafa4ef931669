import type { Country } from '@/lib/market/country';
import { formatWaybill } from '@/lib/parcel/waybill-number';

/** The bytes of 123456789: a number that shows the form and is seen at once to be made up. */
const EXAMPLE_BYTES = new Uint8Array([0, 0, 0, 0, 0x07, 0x5b, 0xcd, 0x15]);

/** A well-formed number for showing what one looks like: `DX0123456789…GH`. */
export function exampleWaybill(destination: Country): string {
  return formatWaybill(EXAMPLE_BYTES, destination);
}
