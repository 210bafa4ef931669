import { parseAmount, parseMeasure } from '@/lib/i18n/format/parse-amount';
import { MARKETS, type Country } from '@/lib/market/country';
import { foldText } from '@/lib/text/fold-text';
import { isWithDevice } from '@/lib/orders/battery';
import { handoverOf } from '@/lib/orders/choices';
import {
  describedField,
  givenFields,
  ORDER_FIELD_NAMES,
  PARCEL_FIELD_NAMES,
  type AnyFieldName,
} from '@/lib/orders/fields';
import { leavesAddressToReceiver } from '@/lib/orders/receiver-details';
import { COLUMNS, columnOfId, type Column, type ColumnId } from './columns';
import { findPlace, type PlaceOfSheet, type Gazetteer, type WrittenPlace } from './find-place';
import type { SheetOrderRows } from './group-rows';
import { readDay } from './read-day';
import { isBlankCell, type Cell, type SheetRow } from './table';

/** Folded names of a column's choices in every language, with their codes. */
export type ChoiceNames = Readonly<Partial<Record<ColumnId, ReadonlyMap<string, string>>>>;

export interface SheetFacts {
  choices: ChoiceNames;
  gazetteer: Gazetteer;
  /** Country of the page: origin of a domestic parcel, and format of numbers. */
  country: Country;
}

/** A problem of a field of the request. `key` is a key of `errors.json`. */
export interface CandidateProblem {
  field: string;
  key: string;
  values?: Readonly<Record<string, string | number>>;
  suggestions?: readonly string[];
}

/**
 * The wizard's answers on habits. They are the same for every sheet, because an order that is sent again must be the
 * same order.
 */
const SHEET_HABITS = { customerHistory: 'regular', frequency: 'regular', shippingVolume: null } as const;

/** An unreadable amount. The schema has its own message for it. */
const UNREADABLE_AMOUNT = Number.NaN;

const cellText = ({ cells }: SheetRow, id: ColumnId): string => cells.get(id)?.text.trim() ?? '';

/** Returns a cell's number as a text. A spreadsheet's point becomes Arabic's decimal mark, which is unambiguous. */
function numberText(cell: Cell | undefined): string {
  if (!cell) return '';
  return cell.isNumber ? cell.text.replace('.', '\u066B') : cell.text;
}

function choiceOf(row: SheetRow, id: ColumnId, { choices }: Pick<SheetFacts, 'choices'>): string {
  const text = cellText(row, id);
  return choices[id]?.get(foldText(text)) ?? '';
}

/** Returns the amount: null if blank or zero, NaN minor units if unreadable. */
function amountOf(row: SheetRow, id: ColumnId, currency: string) {
  const cell = row.cells.get(id);
  const minor = parseAmount(numberText(cell), currency) ?? UNREADABLE_AMOUNT;
  return isBlankCell(cell) || minor === 0 ? null : { currency, minor };
}

/**
 * Returns a code of digits. A spreadsheet may store it as a number, without its leading zero. A decimal number may also
 * lack final zeros; `numberText` then writes a mark that the schema rejects.
 */
function digitsOf(cell: Cell): string {
  const { text, isNumber } = cell;
  if (!isNumber || text.includes('.')) return numberText(cell);
  return text.length % 2 === 1 ? `0${text}` : text;
}

/** Returns the described fields that are not blank. The name of a choice becomes its code. */
function describedFieldsOf<Name extends AnyFieldName>(row: SheetRow, names: readonly Name[], { choices }: SheetFacts) {
  const texts = names.map((name) => {
    const { id } = COLUMNS.find(({ field }) => field === name)!;
    const cell = row.cells.get(id);
    const text = cell && describedField(name).control === 'digits' ? digitsOf(cell) : cellText(row, id);
    return [name, choices[id]?.get(foldText(text)) ?? text];
  });
  return givenFields(names, Object.fromEntries(texts) as Record<Name, string>);
}

interface Currencies {
  /** Currency of the destination. */
  currency: string;
  valueCurrency: string;
}

function parcelOf(row: SheetRow, { currency, valueCurrency }: Currencies, facts: SheetFacts) {
  const measure = (id: ColumnId) => parseMeasure(numberText(row.cells.get(id)), facts.country);
  return {
    weightKg: measure('weight'),
    lengthCm: measure('length'),
    widthCm: measure('width'),
    heightCm: measure('height'),
    goodsNameEn: cellText(row, 'goodsNameEn'),
    ...describedFieldsOf(row, PARCEL_FIELD_NAMES, facts),
    quantity: measure('quantity'),
    unitPriceMinor: parseAmount(numberText(row.cells.get('unitPrice')), valueCurrency) ?? UNREADABLE_AMOUNT,
    insuredValue: amountOf(row, 'insuredValue', currency),
    cashOnDelivery: amountOf(row, 'cashOnDelivery', currency),
  };
}

function partyOf(row: SheetRow, party: 'sender' | 'receiver', foundPlace: PlaceOfSheet) {
  const { problem: _, ...place } = foundPlace;
  const text = (part: 'Name' | 'Phone' | 'Email' | 'Street' | 'DigitalAddress') => cellText(row, `${party}${part}`);
  return {
    name: text('Name'),
    phone: text('Phone'),
    email: text('Email'),
    street: text('Street'),
    digitalAddress: text('DigitalAddress'),
    ...place,
  };
}

export function writtenPlace(row: SheetRow, party: 'sender' | 'receiver'): WrittenPlace {
  const text = (part: 'Country' | 'Province' | 'City' | 'Area') => cellText(row, `${party}${part}`);
  return { country: text('Country'), province: text('Province'), city: text('City'), area: text('Area') };
}

type PlaceFacts = Pick<SheetFacts, 'choices' | 'gazetteer' | 'country'>;

/**
 * Returns origin and destination. Without a country, an international parcel starts in China, and a domestic parcel
 * stays in its country.
 */
export function placesOfOrder({ rows: [row] }: SheetOrderRows, facts: PlaceFacts) {
  const service = choiceOf(row, 'service', facts);
  const isDomestic = service === 'local-standard';
  const from = findPlace(writtenPlace(row, 'sender'), facts.gazetteer, isDomestic ? facts.country : 'CN');
  const to = findPlace(writtenPlace(row, 'receiver'), facts.gazetteer, isDomestic ? from.countryCode : '');
  return { from, to };
}

/** Returns mistakes for texts that are not a valid choice, and for unreadable days and amounts. */
function unreadableValues(
  { rows }: SheetOrderRows,
  facts: SheetFacts,
  { currency, valueCurrency }: Currencies,
): CandidateProblem[] {
  const [first] = rows;
  const ofOrder = COLUMNS.flatMap((column: Column) =>
    column.of === 'order' &&
    column.choices &&
    cellText(first, column.id) !== '' &&
    choiceOf(first, column.id, facts) === ''
      ? [{ field: column.field!, key: 'chooseOne' }]
      : [],
  );
  const days = COLUMNS.filter(
    ({ id, read }) => read === 'date' && cellText(first, id) !== '' && !readDay(cellText(first, id)),
  );
  const amounts = COLUMNS.filter(({ read }) => read === 'amount').map(({ id }) => id as ColumnId);
  const ofParcels = rows.flatMap((row, index) =>
    amounts
      .filter((id) => {
        const cell = row.cells.get(id);
        const its = id === 'unitPrice' ? valueCurrency : currency;
        return !isBlankCell(cell) && parseAmount(numberText(cell), its) === null;
      })
      .map((id) => ({ field: `parcels.${index}.${columnOfId(id).field}`, key: 'amountFormat' })),
  );
  return [...ofOrder, ...days.map(({ field }) => ({ field: field!, key: 'sheetDayUnclear' })), ...ofParcels];
}

function problemsOfPlace(party: string, { problem }: PlaceOfSheet): CandidateProblem[] {
  return problem ? [{ ...problem, field: `${party}.${problem.field}` }] : [];
}

function sendingOf(row: SheetRow, facts: SheetFacts) {
  const sendingMode = choiceOf(row, 'sendingMode', facts) || 'MERCHANT';
  const isPickup = sendingMode === 'PICKUP';
  return {
    sendingMode,
    pickup: isPickup
      ? { date: readDay(cellText(row, 'pickupDate')) ?? '', window: choiceOf(row, 'pickupWindow', facts) }
      : null,
    domesticTransferNo: isPickup ? '' : cellText(row, 'transferNo'),
  };
}

/**
 * Returns the answer about batteries; an empty object if its cells are blank. Measures that the kind does not need are
 * left out.
 */
function batteryOf(row: SheetRow, facts: SheetFacts) {
  const [kind, energy, count] = (['battery', 'batteryEnergy', 'batteryCount'] as const).map((id) => row.cells.get(id));
  if ([kind, energy, count].every(isBlankCell)) return {};
  const code = choiceOf(row, 'battery', facts);
  const figure = (cell: Cell | undefined) =>
    isBlankCell(cell) ? undefined : parseMeasure(numberText(cell), facts.country);
  return {
    battery: {
      kind: code,
      ...(isWithDevice(code) && { wattHours: figure(energy) }),
      ...(code === 'packed' && { packed: figure(count) }),
    },
  };
}

function internationalFields(row: SheetRow, facts: SheetFacts, customerType: string) {
  const goodsClass = choiceOf(row, 'goods', facts);
  const sendingMode = choiceOf(row, 'sendingMode', facts);
  const handover = choiceOf(row, 'handover', facts) === 'hong-kong' ? ('hong-kong' as const) : ('guangzhou' as const);
  return {
    goodsClass,
    ...batteryOf(row, facts),
    handover: handoverOf({ goodsClass, sendingMode, handover }),
    importer: choiceOf(row, 'importer', facts) || customerType,
  };
}

/**
 * Returns the order in the rows, and its unreadable values. It is only a candidate: unreadable numbers are NaN and open
 * choices are empty, so that the contract's schema reports them.
 */
export function orderCandidate(order: SheetOrderRows, facts: SheetFacts) {
  const row = order.rows[0];
  const service = choiceOf(row, 'service', facts);
  const kind = service === 'local-standard' ? ('domestic' as const) : ('international' as const);
  const { from, to } = placesOfOrder(order, facts);
  const receiver = partyOf(row, 'receiver', to);
  const currency = to.countryCode === '' ? '' : MARKETS[to.countryCode].currency;
  const currencyName = cellText(row, 'valueCurrency').toUpperCase();
  const currencies = { currency, valueCurrency: currencyName || currency };
  const company = cellText(row, 'senderCompany');
  const customerType = choiceOf(row, 'customer', facts) || (company === '' ? 'individual' : 'business');
  const candidate = {
    kind,
    service,
    ...(kind === 'international'
      ? internationalFields(row, facts, customerType)
      : { goodsType: choiceOf(row, 'goods', facts) }),
    customerType,
    ...SHEET_HABITS,
    sender: { ...partyOf(row, 'sender', from), company },
    receiver,
    ...(leavesAddressToReceiver(receiver) && { receiverCompletes: true }),
    ...sendingOf(row, facts),
    ...(currencyName && { valueCurrency: currencyName }),
    parcels: order.rows.map((each) => parcelOf(each, currencies, facts)),
    deliveryPlace: choiceOf(row, 'deliveryPlace', facts) || 'door',
    ...describedFieldsOf(row, ORDER_FIELD_NAMES, facts),
    agreed: true as const,
  };
  const mistakes = [
    ...problemsOfPlace('sender', from),
    ...problemsOfPlace('receiver', to),
    ...unreadableValues(order, facts, currencies),
  ];
  return { candidate, mistakes };
}
