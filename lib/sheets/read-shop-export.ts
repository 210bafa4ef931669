import { MARKETS, type Country } from '@/lib/market/country';
import { foldText } from '@/lib/text/fold-text';
import { columnOfId, type ColumnId } from './columns';
import { shopExportOf, type ShopExport } from './shop-exports';
import { findHead, isBlankCell, missingColumns, type Cell, type RawRow, type SheetRow, type SheetTable } from './table';

/** Longest name of goods of a parcel. */
const MAX_GOODS_CHARACTERS = 80;
const CASH_ON_DELIVERY_PATTERN =
  /cash on delivery|\bcod\b|الدفع عند الاستلام|kapıda ödeme|paiement à la livraison|货到付款/i;

/** Reads the cells of a row by the names of their columns. */
class ExportLine {
  readonly #cells: RawRow['cells'];
  readonly #places: ReadonlyMap<string, number>;
  readonly row: number;
  readonly isHidden: boolean;

  constructor({ row, cells, isHidden = false }: RawRow, places: ReadonlyMap<string, number>) {
    this.row = row;
    this.isHidden = isHidden;
    this.#cells = cells;
    this.#places = places;
  }

  /** Returns the cell; a blank one if the column is missing. */
  cell(head: string): Cell {
    const place = this.#places.get(foldText(head));
    return (place === undefined ? undefined : this.#cells[place]) ?? { text: '', isNumber: false };
  }

  text(head: string): string {
    return this.cell(head).text.trim();
  }

  /** Returns the first alternative that has a text, with the texts of its heads joined. Null for blank cells. */
  first(alternatives: readonly (readonly string[])[], separator: string): Cell | null {
    for (const heads of alternatives) {
      const cells = heads.map((head) => this.cell(head)).filter(({ text }) => text.trim() !== '');
      if (cells.length === 1) return cells[0]!;
      const fault = cells.find((cell) => cell.fault)?.fault;
      const text = [...new Set(cells.map((cell) => cell.text.trim()))].join(separator);
      if (cells.length > 1) return { text, isNumber: false, ...(fault && { fault }) };
    }
    return null;
  }
}

const separatorOf = (id: ColumnId): string => (id === 'receiverName' ? ' ' : ', ');

/** Returns the heads of the first address with a street; of the first address if none has one. */
const addressOf = (line: ExportLine, { addresses }: ShopExport) =>
  addresses.find(({ receiverStreet = [] }) => line.first(receiverStreet, ' ') !== null) ?? addresses[0]!;

const numberOf = (cell: Cell | null): number => Number(cell?.text.trim().replaceAll(',', '') ?? Number.NaN);

/**
 * Returns goods, quantity and price of an order's lines, which go into one parcel. Its price is the average, so that
 * quantity and price make the value of the lines. A cell that cannot be added up stands for all of them, so that it is
 * reported.
 */
function contentsOf(lines: readonly ExportLine[], { columns }: ShopExport): Map<ColumnId, Cell> {
  const cellOf = (line: ExportLine, id: ColumnId) => line.first(columns[id] ?? [], ' ');
  const contents = new Map<ColumnId, Cell>();
  const first = lines[0]!;
  for (const id of ['goodsNameEn', 'quantity', 'unitPrice'] as const) {
    const cell = cellOf(first, id);
    if (cell) contents.set(id, cell);
  }
  if (lines.length === 1) return contents;
  const faulty = (id: 'quantity' | 'unitPrice', isGood: (value: number) => boolean) =>
    lines.map((line) => cellOf(line, id)).find((cell) => !isGood(numberOf(cell)));
  const wrong = {
    quantity: faulty('quantity', (count) => Number.isInteger(count) && count >= 0),
    unitPrice: faulty('unitPrice', (price) => price >= 0),
  };
  for (const id of ['quantity', 'unitPrice'] as const) {
    const cell = wrong[id];
    if (cell) contents.set(id, cell);
    if (cell === null) contents.delete(id);
  }
  if (wrong.quantity !== undefined || wrong.unitPrice !== undefined) return contents;
  const figures = lines.map(
    (line) => [numberOf(cellOf(line, 'quantity')), numberOf(cellOf(line, 'unitPrice'))] as const,
  );
  const quantity = figures.reduce((sum, [count]) => sum + count, 0);
  const value = figures.reduce((sum, [count, price]) => sum + count * price, 0);
  const names = [...new Set(lines.flatMap((line) => cellOf(line, 'goodsNameEn')?.text.trim() ?? []))];
  let goods = names[0] ?? '';
  for (const name of names.slice(1))
    if (`${goods}, ${name}`.length <= MAX_GOODS_CHARACTERS) goods = `${goods}, ${name}`;
  contents.set('goodsNameEn', { text: goods, isNumber: false });
  contents.set('quantity', { text: String(quantity), isNumber: true });
  // Cents: two decimals are the most that a shop writes.
  const price = Math.round((value / quantity) * 100) / 100;
  contents.set('unitPrice', { text: quantity === 0 ? '' : String(price), isNumber: true });
  return contents;
}

/**
 * Returns the amount to collect at the door, if the order is paid in this way. An amount in another currency than the
 * destination's keeps that currency, so that the rules refuse the order and nobody delivers without collecting.
 */
function collectionOf(line: ExportLine, { payment, columns }: ShopExport, country: string): Cell | null {
  if (!CASH_ON_DELIVERY_PATTERN.test(line.text(payment.method))) return null;
  const amountDue = line.first(payment.due, ' ');
  if (!amountDue || numberOf(amountDue) === 0) return null;
  const currency = line
    .first(columns.valueCurrency ?? [], ' ')
    ?.text.trim()
    .toUpperCase();
  const code = country.trim().toUpperCase();
  const marketCurrency = code in MARKETS ? MARKETS[code as Country].currency : undefined;
  return currency === undefined || currency === marketCurrency
    ? amountDue
    : { text: `${amountDue.text} ${currency}`, isNumber: false };
}

/** Returns the row of one order from its lines. */
function orderRow(lines: readonly [ExportLine, ...ExportLine[]], shop: ShopExport): SheetRow {
  const [first] = lines;
  const { ships } = shop;
  const sentLines = ships === null ? lines : lines.filter((line) => !/^false$/i.test(line.text(ships)));
  const cells = new Map<ColumnId, Cell>();
  const heads = { ...shop.columns, ...addressOf(first, shop) };
  for (const [id, alternatives] of Object.entries(heads) as [ColumnId, readonly (readonly string[])[]][]) {
    if (columnOfId(id).of === 'parcel') continue;
    const cell = first.first(alternatives, separatorOf(id));
    if (cell) cells.set(id, cell);
  }
  for (const [id, cell] of contentsOf(sentLines.length > 0 ? sentLines : lines, shop)) cells.set(id, cell);
  const collected = collectionOf(first, shop, cells.get('receiverCountry')?.text ?? '');
  if (collected) cells.set('cashOnDelivery', collected);
  return { row: first.row, cells, ...(lines.some(({ isHidden }) => isHidden) && { isHidden: true }) };
}

const isSettled = (line: ExportLine, { settled }: ShopExport): boolean =>
  settled.some(({ head, texts }) => texts.test(line.text(head)));

/** Returns true if no line of the order has to be sent, such as a download. */
const shipsNothing = (lines: readonly ExportLine[], { ships }: ShopExport): boolean =>
  ships !== null && lines.every((line) => /^false$/i.test(line.text(ships)));

/** Returns the heads that were read, by column. */
function titlesOf(shop: ShopExport, places: ReadonlyMap<string, number>): Map<ColumnId, string> {
  const read = [
    ...Object.entries(shop.columns),
    ...shop.addresses.flatMap((address) => Object.entries(address)),
    ['cashOnDelivery', shop.payment.due] as const,
  ];
  const titles = new Map<ColumnId, string>();
  for (const [id, alternatives] of read) {
    const title = alternatives.flat().find((head) => places.has(foldText(head)));
    if (title && !titles.has(id as ColumnId)) titles.set(id as ColumnId, title);
  }
  return titles;
}

/**
 * Reads a shop's export of orders. The lines of an order become one row, and only the first has its address. Null for
 * other sheets.
 */
export function readShopExport(raw: readonly RawRow[]): SheetTable | null {
  const filled = raw.filter(({ cells }) => !cells.every(isBlankCell));
  const place = findHead(filled, new Map()).at;
  const heads = filled[place]?.cells.map(({ text }) => text) ?? [];
  const shop = shopExportOf(heads);
  if (!shop) return null;
  const places = new Map<string, number>();
  heads.forEach((head, index) => places.has(foldText(head)) || places.set(foldText(head), index));
  const orders = new Map<string, [ExportLine, ...ExportLine[]]>();
  for (const row of filled.slice(place + 1)) {
    const line = new ExportLine(row, places);
    const number = line.first(shop.columns.order ?? [], ' ')?.text.trim() ?? `row ${line.row}`;
    const linesOfOrder = orders.get(number);
    if (linesOfOrder) linesOfOrder.push(line);
    else orders.set(number, [line]);
  }
  const open = [...orders.values()].filter((lines) => !isSettled(lines[0], shop) && !shipsNothing(lines, shop));
  const titles = titlesOf(shop, places);
  return {
    head: filled[place]!.row,
    titles,
    unknown: [],
    twice: [],
    rows: open.map((lines) => orderRow(lines, shop)),
    missing: missingColumns(titles),
    shop: { name: shop.shop, settled: orders.size - open.length },
  };
}
