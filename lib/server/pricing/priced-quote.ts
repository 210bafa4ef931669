import 'server-only';
import type { Quote } from '@/lib/billing/quote';
import type { ShipmentKind } from '@/lib/billing/transit';
import type { Service } from '@/lib/orders/choices';
import type { Country } from '@/lib/market/country';

/** A billing quote without violations, with its request. It can be presented later in any language. */
export interface PricedQuote extends Quote {
  kind: ShipmentKind;
  service: Service;
  destinationCountry: Country;
  remote: boolean;
}
