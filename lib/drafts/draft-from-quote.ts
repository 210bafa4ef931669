import type { QuoteRequest } from '@/lib/contract/quotes';
import { withOwnAmounts } from '@/lib/orders/own-amounts';
import type { Country } from '@/lib/market/country';
import { amountText } from '@/lib/i18n/parse-amount';
import { emptyParcel, emptyParty, type Draft, type ParcelFields, type PartyFields } from '@/lib/client/ship/draft';

/** The provinces of a quote's cities, where the page that made it knows them: a city is chosen below its province. */
export interface QuotedPlaces {
  provinceCode?: string;
  fromProvinceCode?: string;
}

/** The quoted place; an address typed for another country or city does not fit any more. */
function movedTo(party: PartyFields, countryCode: Country, provinceCode: string, cityCode: string): PartyFields {
  const inCountry = party.countryCode === countryCode ? party : { ...party, ...addressOf(emptyParty(countryCode)) };
  if (provinceCode === '' || cityCode === '' || inCountry.cityCode === cityCode) return inCountry;
  return { ...inCountry, provinceCode, cityCode, areaCode: '' };
}

function addressOf({ countryCode, provinceCode, cityCode, areaCode, street, digitalAddress }: PartyFields) {
  return { countryCode, provinceCode, cityCode, areaCode, street, digitalAddress };
}

const textOf = (amount: QuoteRequest['goodsValue']) => (amount ? amountText(amount.minor, amount.currency) : '');

function parcelsOf(request: QuoteRequest, typed: readonly ParcelFields[]): ParcelFields[] {
  return withOwnAmounts(request).map(({ goodsValue, ...parcel }, index) => ({
    ...(typed[index] ?? emptyParcel()),
    weightKg: String(parcel.weightKg),
    lengthCm: String(parcel.lengthCm),
    widthCm: String(parcel.widthCm),
    heightCm: String(parcel.heightCm),
    // Its value is the price of its one piece.
    ...(goodsValue && { quantity: '1', unitPrice: textOf(goodsValue) }),
    cashOnDelivery: textOf(parcel.cashOnDelivery),
    insuredValue: textOf(parcel.insuredValue),
  }));
}

/** A draft that asks for what was quoted. Names, addresses in the same country and goods already typed are kept. */
export function draftFromQuote(draft: Draft, request: QuoteRequest, places: QuotedPlaces = {}): Draft {
  const { values } = draft;
  const amount = withOwnAmounts(request)
    .flatMap(({ goodsValue, cashOnDelivery, insuredValue }) => [cashOnDelivery, goodsValue, insuredValue])
    .find((each) => each !== null);
  const abroad = request.kind === 'international';
  const destination = abroad ? request.destinationCountry : request.country;
  const cityCode = abroad ? request.cityCode : request.toCityCode;
  return {
    ...draft,
    values: {
      ...values,
      sender: movedTo(values.sender, draft.origin, places.fromProvinceCode ?? '', request.fromCityCode),
      receiver: movedTo(values.receiver, destination, places.provinceCode ?? '', cityCode),
      service: request.service,
      goodsClass: abroad ? request.goodsClass : values.goodsClass,
      ...(abroad && {
        handover: request.handover,
        importer: request.customer,
        // As it was priced.
        sendingMode: request.sendingMode,
      }),
      parcels: parcelsOf(request, values.parcels),
      agreed: false,
    },
    reached: 0,
    quoteToken: request.quoteToken ?? '',
    // Older amounts in another currency keep theirs, so that the wizard asks to look at them again.
    amountCurrency: draft.amountCurrency || (amount?.currency ?? ''),
  };
}
