import 'server-only';
import type { Quote } from '@/lib/billing/quote';
import type { ShipmentKind } from '@/lib/billing/transit';
import type { Service } from '@/lib/orders/choices';
import type { Country } from '@/lib/market/country';

/** A billing quote without violations, with what it was asked for: all that shows it again later, in any language. */
export interface PricedQuote extends Quote {
  kind: ShipmentKind;
  service: Service;
  destinationCountry: Country;
  remote: boolean;
}
