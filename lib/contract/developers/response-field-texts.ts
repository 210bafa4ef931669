import 'server-only';
import { ACCOUNT_TEXTS } from './response-texts/accounts';
import { CONTENT_TEXTS } from './response-texts/content';
import { ORDER_TEXTS } from './response-texts/orders';
import { PARCEL_TEXTS } from './response-texts/parcels';
import { PRICE_TEXTS } from './response-texts/prices';
import { WEBHOOK_TEXTS } from './response-texts/webhooks';

/** Fields of requests that mean the same in every response. */
export const SAME_IN_RESPONSES: readonly string[] = [
  'weightKg',
  'lengthCm',
  'widthCm',
  'heightCm',
  'quantity',
  'unitPriceMinor',
  'valueCurrency',
  'hsCode',
  'goodsNameEn',
  'goodsNameCn',
  'originCountry',
  'goodsClass',
  'cashOnDelivery',
  'insuredValue',
  'currency',
  'minor',
  'wattHours',
  'kind',
  'service',
  'destinationCountry',
  'countryCode',
  'provinceCode',
  'cityCode',
  'areaCode',
  'handover',
  'customerType',
  'sendingMode',
  'deliveryPlace',
  'pickupOn',
  'domesticTransferNo',
  'shopOrderNo',
  'consignorName',
  'consignorAddress',
  'senderTaxNo',
  'receiverTaxNo',
  'receiverCompletes',
  'receiverLanguage',
  'street',
  'digitalAddress',
  'waybillNo',
  'siteCode',
  'batchSize',
  'batchFormat',
];

/** Sentences by topic. A key is in one of them only. */
export const RESPONSE_TEXTS_BY_TOPIC = [
  ORDER_TEXTS,
  PARCEL_TEXTS,
  PRICE_TEXTS,
  ACCOUNT_TEXTS,
  CONTENT_TEXTS,
  WEBHOOK_TEXTS,
] as const;

/**
 * Sentences about fields of responses and of webhook events. A key is a name, `object.name` where a name has several
 * meanings, or `call.object.name`. The owner of the outermost fields is the call, or `webhook`.
 */
export const RESPONSE_FIELD_TEXTS: Readonly<Record<string, string>> = Object.assign({}, ...RESPONSE_TEXTS_BY_TOPIC);
