import { moneyOf, type Money } from '@/lib/billing/money';
import type { OfferedQuote, QuoteRequest, QuoteView } from '@/lib/contract/quotes/quotes';
import { DEFAULT_COUNTRY, MARKETS, type Country } from '@/lib/market/country';
import type { ExampleShipment, ProductReach } from './product';

/** A city of each market's main zone, by the code of its place. */
export const MAIN_CITY_CODES: Readonly<Record<Country, string>> = {
  GH: 'GH-AA-ACCRA',
  NG: 'NG-LA-IKEJA',
  KE: 'KE-30-NAIROBI',
  UG: 'UG-C-KAMPALA',
  CN: 'CN-GD-4401',
  MA: 'MA-06-CASABLANCA',
  EG: 'EG-C-CAIRO',
  PK: 'PK-SD-KARACHI',
  SA: 'SA-01-RIYADH',
  AE: 'AE-DU-DUBAI',
  TR: 'TR-34-FATIH',
};

/** Value of one online order: a round amount near 300 CNY, in major units of each market's currency. */
const SAMPLE_ORDER_VALUES: Readonly<Record<Country, number>> = {
  GH: 450,
  NG: 60_000,
  KE: 5500,
  UG: 150_000,
  CN: 300,
  MA: 400,
  EG: 2000,
  PK: 12_000,
  SA: 150,
  AE: 150,
  TR: 1800,
};

export function sampleOrdersValue(country: Country, orders: number): Money {
  return moneyOf(MARKETS[country].currency, SAMPLE_ORDER_VALUES[country] * orders);
}

/**
 * Returns the destination of a product's example: China for products to our warehouse there, a default market for
 * China's page, else the page's market. Local products stay in the page's country.
 */
export function exampleDestination(reach: ProductReach, country: Country): Country {
  if (reach === 'origin') return 'CN';
  return country === 'CN' && reach !== 'local' ? DEFAULT_COUNTRY : country;
}

/** Quote request for a shipment from China. */
export type AbroadRequest = Extract<QuoteRequest, { kind: 'international' }>;

export interface PricedExample {
  request: AbroadRequest;
  /** Null if the price is unavailable. */
  quote: (QuoteView & Pick<OfferedQuote, 'about'>) | null;
}

/** Returns the request for the example's price. Throws RangeError if `to` is China. */
export function exampleRequest(example: ExampleShipment, to: Country): AbroadRequest {
  const { service, cashOnDelivery, orders } = example;
  // Each parcel carries its part of the orders.
  const worth = sampleOrdersValue(to, orders / example.parcels.length);
  const amounts = { goodsValue: worth, cashOnDelivery: cashOnDelivery ? worth : null, insuredValue: null };
  const parcels = example.parcels.map(({ kg, size: [lengthCm, widthCm, heightCm] }) => ({
    weightKg: kg,
    lengthCm,
    widthCm,
    heightCm,
    ...amounts,
  }));
  if (to === 'CN') throw new RangeError('nothing is sent from China to China by an international line');
  return {
    kind: 'international',
    service,
    destinationCountry: to,
    cityCode: MAIN_CITY_CODES[to],
    goodsClass: 'GENERAL',
    handover: 'guangzhou',
    customer: service === 'business-express' ? 'business' : 'individual',
    sendingMode: 'MERCHANT',
    fromCityCode: '',
    parcels,
    goodsValue: null,
    cashOnDelivery: null,
    insuredValue: null,
  };
}
