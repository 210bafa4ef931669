import 'server-only';
import type { FoundPlace } from '@/lib/http/found-places';
import { parseAmount } from '@/lib/i18n/format/parse-amount';
import { isCountry, MARKETS, type Country } from '@/lib/market/country';
import { placeCodes } from '@/lib/drafts/typed-order';
import { ApiError, fieldError } from '../../../platform/errors';
import { matchOf, searchTypedPlaces } from '../account-form/look-up-places';
import type { FormPage } from '../form-page';
import type { FormCall } from '../handle-plain-form';
import type { PostedForm } from '../read-form';
import { placesPage, reviewPage } from './send-on-pages';

const codesIn = (fields: URLSearchParams) => {
  const [provinceCode = '', cityCode = '', areaCode = ''] = (fields.get('placeCodes') ?? '').split(' ');
  return { provinceCode, cityCode, areaCode };
};

/** Returns the request in a form's fields. An amount that is no number is rejected by the call's schema. */
function requestOf(fields: URLSearchParams, countryCode: Country) {
  const text = (name: string) => fields.get(name) ?? '';
  const { currency } = MARKETS[countryCode];
  const collect = text('collect').trim();
  return {
    token: text('token'),
    receiver: {
      name: text('name'),
      phone: text('phone'),
      email: text('email'),
      street: text('street'),
      countryCode,
      ...codesIn(fields),
      digitalAddress: text('digitalAddress'),
    },
    cashOnDelivery: collect === '' ? null : { currency, minor: parseAmount(collect, currency) ?? -1 },
  };
}

/** Returns the fields with the codes of the place, or without codes if the typed name identifies no place. */
function withPlace(fields: URLSearchParams, place: FoundPlace | undefined): URLSearchParams {
  const next = new URLSearchParams(fields);
  next.delete('placeCodes');
  if (place) next.set('placeCodes', placeCodes(place));
  return next;
}

/**
 * Returns the page with the price of the delivery to the new receiver, or the page on which the visitor chooses the
 * place.
 */
export async function showSendOnPrice(call: FormCall, { choice, fields }: PostedForm): Promise<FormPage> {
  const { track } = await call('readParcelOfLink', { token: fields.get('token') ?? '' });
  const country = track.receiverCountry;
  const placeName = fields.get('place') ?? '';
  const places = await searchTypedPlaces(call, { countryCode: country }, placeName);
  const place = matchOf(places, codesIn(fields), placeName);
  const next = withPlace(fields, place);
  next.set('country', country);
  if (!place && places.length > 1) return placesPage(next, places, choice);
  if (!place && placeName.trim() !== '') throw fieldError('receiver.cityCode', 'placeUnknown');
  const request = requestOf(next, country);
  const offer = await call('priceSendOn', request);
  return reviewPage({ fields: next, names: place?.names ?? [], offer, collected: request.cashOnDelivery }, choice);
}

/** Sends the parcel on at the price that was shown. */
export async function confirmSendOn(call: FormCall, fields: URLSearchParams): Promise<void> {
  const country = fields.get('country') ?? '';
  if (!isCountry(country)) throw new ApiError('malformed');
  await call('sendOn', { ...requestOf(fields, country), quoteToken: fields.get('quoteToken') ?? '' });
}

/** Returns the name of the form's field for a field of the request, or null. */
export function sendOnField(field: string): string | null {
  if (field.startsWith('cashOnDelivery')) return 'collect';
  const [, name = ''] = /^receiver\.(\w+)$/.exec(field) ?? [];
  if (['provinceCode', 'cityCode', 'areaCode'].includes(name)) return 'place';
  return ['name', 'phone', 'email', 'street', 'digitalAddress'].includes(name) ? name : null;
}
