import { parseAmount, parseMeasure } from '@/lib/i18n/parse-amount';
import { MARKETS, type Country } from '@/lib/market/country';
import { foldText } from '@/lib/market/fold-text';
import { handoverOf } from '@/lib/orders/choices';
import { COLUMNS, columnNamed, type Column, type ColumnId } from './columns';
import { findPlace, type FoundPlace, type Gazetteer, type WrittenPlace } from './find-place';
import type { SheetOrderRows } from './group-rows';
import { isBlank, type Cell, type SheetRow } from './table';

/** Folded names of a column's choices in every language, and their codes. */
export type ChoiceNames = Readonly<Partial<Record<ColumnId, ReadonlyMap<string, string>>>>;

export interface SheetFacts {
  choices: ChoiceNames;
  gazetteer: Gazetteer;
  /** Of the page: where a parcel within a country is sent from, and whose people write figures their way. */
  country: Country;
}

/** A mistake in a field of the request; `key` is one of `errors.json`. */
export interface FieldMistake {
  field: string;
  key: string;
  values?: Readonly<Record<string, string | number>>;
  suggestions?: readonly string[];
}

/** What the wizard asks of habits. The same for every sheet: an order that is sent again must be the same order. */
const OF_A_SHEET = { customerHistory: 'regular', frequency: 'regular', shippingVolume: null } as const;

/** An unreadable amount; the schema answers with a key of its own for it. */
const UNREADABLE = Number.NaN;

const textOf = ({ cells }: SheetRow, id: ColumnId): string => cells.get(id)?.text.trim() ?? '';

/** Spreadsheets write numbers with a point; Arabic's decimal mark means nothing else. */
function figuresOf(cell: Cell | undefined): string {
  if (!cell) return '';
  return cell.isNumber ? cell.text.replace('.', '\u066B') : cell.text;
}

function choiceOf(row: SheetRow, id: ColumnId, { choices }: Pick<SheetFacts, 'choices'>): string {
  const text = textOf(row, id);
  return choices[id]?.get(foldText(text)) ?? '';
}

/** Null when left blank or zero. */
function amountOf(row: SheetRow, id: ColumnId, currency: string) {
  const cell = row.cells.get(id);
  const minor = parseAmount(figuresOf(cell), currency) ?? UNREADABLE;
  return isBlank(cell) || minor === 0 ? null : { currency, minor };
}

function parcelOf(row: SheetRow, currency: string, market: Country) {
  const measure = (id: ColumnId) => parseMeasure(figuresOf(row.cells.get(id)), market);
  return {
    weightKg: measure('weight'),
    lengthCm: measure('length'),
    widthCm: measure('width'),
    heightCm: measure('height'),
    goodsNameEn: textOf(row, 'goodsNameEn'),
    goodsNameCn: textOf(row, 'goodsNameCn'),
    quantity: measure('quantity'),
    unitPriceMinor: parseAmount(figuresOf(row.cells.get('unitPrice')), currency) ?? UNREADABLE,
    insuredValue: amountOf(row, 'insuredValue', currency),
    cashOnDelivery: amountOf(row, 'cashOnDelivery', currency),
  };
}

function partyOf(row: SheetRow, party: 'sender' | 'receiver', found: FoundPlace) {
  const { problem: _, ...place } = found;
  const text = (part: 'Name' | 'Phone' | 'Email' | 'Street' | 'DigitalAddress') => textOf(row, `${party}${part}`);
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
  const text = (part: 'Country' | 'Province' | 'City' | 'Area') => textOf(row, `${party}${part}`);
  return { country: text('Country'), province: text('Province'), city: text('City'), area: text('Area') };
}

type PlaceFacts = Pick<SheetFacts, 'choices' | 'gazetteer' | 'country'>;

/** Where the rows' order goes from and to. Without a country, a parcel abroad comes from China and one within a country stays in it. */
export function placesOfOrder({ rows: [row] }: SheetOrderRows, facts: PlaceFacts) {
  const service = choiceOf(row!, 'service', facts);
  const isDomestic = service === 'local-standard';
  const from = findPlace(writtenPlace(row!, 'sender'), facts.gazetteer, isDomestic ? facts.country : 'CN');
  const to = findPlace(writtenPlace(row!, 'receiver'), facts.gazetteer, isDomestic ? from.countryCode : '');
  return { from, to };
}

/** What was written into a choice and is none; amounts that cannot be read. */
function unreadable({ rows }: SheetOrderRows, facts: SheetFacts, currency: string): FieldMistake[] {
  const [first] = rows;
  const ofOrder = COLUMNS.flatMap((column: Column) =>
    column.choices && textOf(first!, column.id) !== '' && choiceOf(first!, column.id, facts) === ''
      ? [{ field: column.field!, key: 'chooseOne' }]
      : [],
  );
  const amounts = COLUMNS.filter(({ read }) => read === 'amount').map(({ id }) => id as ColumnId);
  const ofParcels = rows.flatMap((row, index) =>
    amounts
      .filter((id) => !isBlank(row.cells.get(id)) && parseAmount(figuresOf(row.cells.get(id)), currency) === null)
      .map((id) => ({ field: `parcels.${index}.${columnNamed(id).field}`, key: 'amountFormat' })),
  );
  return [...ofOrder, ...ofParcels];
}

function placeMistake(party: string, { problem }: FoundPlace): FieldMistake[] {
  return problem ? [{ ...problem, field: `${party}.${problem.field}` }] : [];
}

function sendingOf(row: SheetRow, facts: SheetFacts) {
  const sendingMode = choiceOf(row, 'sendingMode', facts) || 'MERCHANT';
  const isPickup = sendingMode === 'PICKUP';
  return {
    sendingMode,
    pickup: isPickup ? { date: textOf(row, 'pickupDate'), window: choiceOf(row, 'pickupWindow', facts) } : null,
    domesticTransferNo: isPickup ? '' : textOf(row, 'transferNo'),
  };
}

function abroad(row: SheetRow, facts: SheetFacts, customerType: string) {
  const goodsClass = choiceOf(row, 'goods', facts);
  const sendingMode = choiceOf(row, 'sendingMode', facts);
  const handover = choiceOf(row, 'handover', facts) === 'hong-kong' ? ('hong-kong' as const) : ('guangzhou' as const);
  return {
    goodsClass,
    handover: handoverOf({ goodsClass, sendingMode, handover }),
    importer: choiceOf(row, 'importer', facts) || customerType,
  };
}

/**
 * What the rows of an order ask for, and what could not be read. It is only a candidate: numbers that cannot be read are NaN and
 * choices not made are empty, so that the contract's schema names what is missing.
 */
export function orderCandidate(order: SheetOrderRows, facts: SheetFacts) {
  const row = order.rows[0]!;
  const service = choiceOf(row, 'service', facts);
  const kind = service === 'local-standard' ? ('domestic' as const) : ('international' as const);
  const { from, to } = placesOfOrder(order, facts);
  const currency = to.countryCode === '' ? '' : MARKETS[to.countryCode].currency;
  const company = textOf(row, 'senderCompany');
  const customerType = choiceOf(row, 'customer', facts) || (company === '' ? 'individual' : 'business');
  const candidate = {
    kind,
    service,
    ...(kind === 'international' ? abroad(row, facts, customerType) : { goodsType: choiceOf(row, 'goods', facts) }),
    customerType,
    ...OF_A_SHEET,
    sender: { ...partyOf(row, 'sender', from), company },
    receiver: partyOf(row, 'receiver', to),
    ...sendingOf(row, facts),
    parcels: order.rows.map((each) => parcelOf(each, currency, facts.country)),
    deliveryPlace: choiceOf(row, 'deliveryPlace', facts) || 'door',
    remark: textOf(row, 'remark'),
    agreed: true as const,
  };
  const mistakes = [
    ...placeMistake('sender', from),
    ...placeMistake('receiver', to),
    ...unreadable(order, facts, currency),
  ];
  return { candidate, mistakes };
}
