import { HANDOVERS } from '@/lib/billing/handovers';
import { ISO_COUNTRIES } from '@/lib/market/iso-countries';
import {
  GOODS_CLASSES,
  IMPORTERS,
  LOCAL_GOODS_TYPES,
  PICKUP_WINDOWS,
  SENDING_MODES,
  SERVICES,
} from '@/lib/orders/choices';
import { BATTERY_KINDS } from '@/lib/orders/battery';
import { describedField, ORDER_FIELD_NAMES, PARCEL_FIELD_NAMES, type AnyFieldName } from '@/lib/orders/fields';

interface ColumnEntry {
  id: string;
  /** Owner of the value. Rows of one order have the same order, sender and receiver. Each row has its own parcel. */
  of: 'order' | 'sender' | 'receiver' | 'parcel';
  /** The request's field, for a parcel below `parcels.0`; null for a column without a field. */
  field: string | null;
  read: 'text' | 'measure' | 'amount' | 'date' | 'choice' | 'place';
  choices?: readonly string[];
  /** A sheet without this column is rejected. */
  needed?: true;
}

const text = 'text';
const place = 'place';

/** Returns the choices of a described field, if it has any. */
const fieldChoices = (name: AnyFieldName) =>
  describedField(name).control === 'country' ? { choices: ISO_COUNTRIES } : {};

/** Columns of the described fields. The shop's number is the column `order`, which also joins the rows of an order. */
const PARCEL_COLUMNS = PARCEL_FIELD_NAMES.map(
  (name) => ({ id: name, of: 'parcel', field: name, read: text, ...fieldChoices(name) }) as const,
);
const ORDER_COLUMNS = ORDER_FIELD_NAMES.filter((name) => name !== 'shopOrderNo').map(
  (name) => ({ id: name, of: 'order', field: name, read: text }) as const,
);

/** The columns of a sheet of parcels, in the order of the template. Their names are `columns` of `sheets.json`. */
export const COLUMNS = [
  { id: 'order', of: 'order', field: 'shopOrderNo', read: text },
  { id: 'service', of: 'order', field: 'service', read: 'choice', choices: SERVICES, needed: true },
  {
    id: 'goods',
    of: 'order',
    field: 'goodsClass',
    read: 'choice',
    choices: [...GOODS_CLASSES, ...LOCAL_GOODS_TYPES],
    needed: true,
  },
  { id: 'battery', of: 'order', field: 'battery.kind', read: 'choice', choices: BATTERY_KINDS },
  { id: 'batteryEnergy', of: 'order', field: 'battery.wattHours', read: 'measure' },
  { id: 'batteryCount', of: 'order', field: 'battery.packed', read: 'measure' },
  { id: 'customer', of: 'order', field: 'customerType', read: 'choice', choices: IMPORTERS },
  { id: 'senderName', of: 'sender', field: 'sender.name', read: text },
  { id: 'senderCompany', of: 'sender', field: 'sender.company', read: text },
  { id: 'senderPhone', of: 'sender', field: 'sender.phone', read: text, needed: true },
  { id: 'senderEmail', of: 'sender', field: 'sender.email', read: text },
  { id: 'senderCountry', of: 'sender', field: 'sender.countryCode', read: place },
  { id: 'senderProvince', of: 'sender', field: 'sender.provinceCode', read: place },
  { id: 'senderCity', of: 'sender', field: 'sender.cityCode', read: place, needed: true },
  { id: 'senderArea', of: 'sender', field: 'sender.areaCode', read: place },
  { id: 'senderStreet', of: 'sender', field: 'sender.street', read: text, needed: true },
  { id: 'senderDigitalAddress', of: 'sender', field: 'sender.digitalAddress', read: text },
  { id: 'receiverName', of: 'receiver', field: 'receiver.name', read: text, needed: true },
  { id: 'receiverPhone', of: 'receiver', field: 'receiver.phone', read: text, needed: true },
  { id: 'receiverEmail', of: 'receiver', field: 'receiver.email', read: text },
  { id: 'receiverCountry', of: 'receiver', field: 'receiver.countryCode', read: place },
  { id: 'receiverProvince', of: 'receiver', field: 'receiver.provinceCode', read: place },
  { id: 'receiverCity', of: 'receiver', field: 'receiver.cityCode', read: place, needed: true },
  { id: 'receiverArea', of: 'receiver', field: 'receiver.areaCode', read: place },
  { id: 'receiverStreet', of: 'receiver', field: 'receiver.street', read: text, needed: true },
  { id: 'receiverDigitalAddress', of: 'receiver', field: 'receiver.digitalAddress', read: text },
  { id: 'weight', of: 'parcel', field: 'weightKg', read: 'measure', needed: true },
  { id: 'length', of: 'parcel', field: 'lengthCm', read: 'measure', needed: true },
  { id: 'width', of: 'parcel', field: 'widthCm', read: 'measure', needed: true },
  { id: 'height', of: 'parcel', field: 'heightCm', read: 'measure', needed: true },
  { id: 'goodsNameEn', of: 'parcel', field: 'goodsNameEn', read: text, needed: true },
  ...PARCEL_COLUMNS,
  { id: 'quantity', of: 'parcel', field: 'quantity', read: 'measure', needed: true },
  { id: 'unitPrice', of: 'parcel', field: 'unitPriceMinor', read: 'amount', needed: true },
  { id: 'valueCurrency', of: 'order', field: 'valueCurrency', read: text },
  { id: 'insuredValue', of: 'parcel', field: 'insuredValue', read: 'amount' },
  { id: 'cashOnDelivery', of: 'parcel', field: 'cashOnDelivery', read: 'amount' },
  { id: 'sendingMode', of: 'order', field: 'sendingMode', read: 'choice', choices: SENDING_MODES },
  { id: 'pickupDate', of: 'order', field: 'pickup.date', read: 'date' },
  { id: 'pickupWindow', of: 'order', field: 'pickup.window', read: 'choice', choices: PICKUP_WINDOWS },
  { id: 'transferNo', of: 'order', field: 'domesticTransferNo', read: text },
  { id: 'importer', of: 'order', field: 'importer', read: 'choice', choices: IMPORTERS },
  { id: 'handover', of: 'order', field: 'handover', read: 'choice', choices: HANDOVERS },
  { id: 'deliveryPlace', of: 'order', field: 'deliveryPlace', read: 'choice', choices: ['door', 'site'] },
  ...ORDER_COLUMNS,
  // Column that we write into the returned sheet and do not read again.
  { id: 'mistakes', of: 'parcel', field: null, read: text },
] as const satisfies readonly ColumnEntry[];

export type ColumnId = (typeof COLUMNS)[number]['id'];
export type Column = ColumnEntry & { readonly id: ColumnId };

const COLUMNS_BY_ID = new Map<ColumnId, Column>(COLUMNS.map((column) => [column.id, column]));

export function columnOfId(id: ColumnId): Column {
  return COLUMNS_BY_ID.get(id)!;
}

/** Columns of a template. */
export const TEMPLATE_COLUMNS: readonly Column[] = COLUMNS.filter(({ field }) => field !== null);

/** Other spellings of a field in the order rules. */
const ALIASES: Readonly<Record<string, ColumnId>> = { goodsType: 'goods', pickup: 'pickupDate' };

/**
 * Returns the column of a request's field, with the index of its parcel in the order. Defaults to the order's own
 * column.
 */
export function columnOfField(field: string): { id: ColumnId; parcel: number } {
  const [, parcelIndex = '0', ofParcel] = /^parcels\.(\d+)\.(\w+)/.exec(field) ?? [];
  const name = ofParcel ?? field;
  const foundColumn = COLUMNS.find((column) => column.field === name && (column.of === 'parcel') === Boolean(ofParcel));
  return { id: foundColumn?.id ?? ALIASES[name] ?? 'order', parcel: Number(parcelIndex) };
}
