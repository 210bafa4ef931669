import type { QuoteRequest } from '@/lib/contract/quotes/quotes';
import { withOwnAmounts } from '@/lib/orders/own-amounts';
import { MARKETS, type Country } from '@/lib/market/country';
import { amountText } from '@/lib/i18n/format/parse-amount';
import { emptyParcel, emptyParty, type Draft, type ParcelFields, type DraftParty } from './draft';

/** The provinces of a quote's cities, if the page has them: the form needs the province to select a city. */
export interface QuotedPlaces {
  provinceCode?: string;
  fromProvinceCode?: string;
}

/** Sets the quoted place. Removes the address in another country, and the area in another city. */
function movedTo(party: DraftParty, countryCode: Country, provinceCode: string, cityCode: string): DraftParty {
  const inCountry = party.countryCode === countryCode ? party : { ...party, ...addressOf(emptyParty(countryCode)) };
  if (provinceCode === '' || cityCode === '' || inCountry.cityCode === cityCode) return inCountry;
  return { ...inCountry, provinceCode, cityCode, areaCode: '' };
}

function addressOf({ countryCode, provinceCode, cityCode, areaCode, street, digitalAddress }: DraftParty) {
  return { countryCode, provinceCode, cityCode, areaCode, street, digitalAddress };
}

const moneyText = (amount: QuoteRequest['goodsValue']) => (amount ? amountText(amount.minor, amount.currency) : '');

function parcelsOf(request: QuoteRequest, typed: readonly ParcelFields[]): ParcelFields[] {
  return withOwnAmounts(request).map(({ goodsValue, ...parcel }, index) => ({
    ...(typed[index] ?? emptyParcel()),
    weightKg: String(parcel.weightKg),
    lengthCm: String(parcel.lengthCm),
    widthCm: String(parcel.widthCm),
    heightCm: String(parcel.heightCm),
    // The value becomes the price of one article.
    ...(goodsValue && { quantity: '1', unitPrice: moneyText(goodsValue) }),
    cashOnDelivery: moneyText(parcel.cashOnDelivery),
    insuredValue: moneyText(parcel.insuredValue),
  }));
}

/** Returns the draft for a quoted shipment. Keeps typed names, goods and addresses in the same country. */
export function draftFromQuote(draft: Draft, request: QuoteRequest, places: QuotedPlaces = {}): Draft {
  const { values } = draft;
  const parcels = withOwnAmounts(request);
  const amount = parcels
    .flatMap(({ goodsValue, cashOnDelivery, insuredValue }) => [cashOnDelivery, goodsValue, insuredValue])
    .find((each) => each !== null);
  const isInternational = request.kind === 'international';
  const valued = parcels.find(({ goodsValue }) => goodsValue)?.goodsValue?.currency ?? values.valueCurrency;
  const destination = isInternational ? request.destinationCountry : request.country;
  const cityCode = isInternational ? request.cityCode : request.toCityCode;
  return {
    ...draft,
    values: {
      ...values,
      sender: movedTo(values.sender, draft.origin, places.fromProvinceCode ?? '', request.fromCityCode),
      receiver: movedTo(values.receiver, destination, places.provinceCode ?? '', cityCode),
      service: request.service,
      goodsClass: isInternational ? request.goodsClass : values.goodsClass,
      ...(isInternational && {
        handover: request.handover,
        importer: request.customer,
        // The mode of the quote decides its price.
        sendingMode: request.sendingMode,
      }),
      // An empty text means the destination's currency.
      valueCurrency: valued === MARKETS[destination].currency ? '' : valued,
      parcels: parcelsOf(request, values.parcels),
      agreed: false,
    },
    reached: 0,
    quoteToken: request.quoteToken ?? '',
    // The currency of older amounts stays, so that the wizard requests a review.
    amountCurrency: draft.amountCurrency || (amount?.currency ?? ''),
  };
}
