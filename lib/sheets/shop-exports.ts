import { foldText } from '@/lib/text/fold-text';
import type { SHOPS } from '@/lib/orders/choices';
import type { ColumnId } from './columns';

export type Shop = (typeof SHOPS)[number];

/** Heads whose texts are joined to one value. */
type Heads = readonly string[];

/** Heads of the receiver's place. All are from one address, because parts of two addresses are no valid address. */
type AddressHeads = Readonly<
  Partial<
    Record<
      'receiverName' | 'receiverStreet' | 'receiverCity' | 'receiverProvince' | 'receiverCountry',
      readonly Heads[]
    >
  >
>;

export interface ShopExport {
  shop: Shop;
  /** Heads that together occur in no other file. */
  marks: Heads;
  /** Alternatives for each column: the first one with a text counts. */
  columns: Readonly<Partial<Record<ColumnId, readonly Heads[]>>>;
  /** Addresses of the receiver: the first one with a street counts. */
  addresses: readonly AddressHeads[];
  /** Columns in which one of these texts means that nothing has to be sent. */
  settled: readonly { head: string; texts: RegExp }[];
  /** Column that is `false` for a line without a parcel, such as a download. */
  ships: string | null;
  /** Columns of the payment method, and alternatives for the amount that is still to be paid. */
  payment: { method: string; due: readonly Heads[] };
}

/** Matches any text. For columns with the day of an event, for example of a cancellation. */
const FILLED_CELL = /\S/;

/**
 * Columns of the export of orders that Shopify documents. The codes of provinces are Shopify's own, so only the names
 * are read. Source: help.shopify.com, "Exporting orders", 4 October 2024.
 */
const SHOPIFY: ShopExport = {
  shop: 'shopify',
  marks: ['Name', 'Financial Status', 'Lineitem name', 'Lineitem quantity', 'Shipping Name', 'Shipping City'],
  columns: {
    order: [['Name']],
    receiverPhone: [['Shipping Phone'], ['Phone'], ['Billing Phone']],
    receiverEmail: [['Email']],
    goodsNameEn: [['Lineitem name']],
    quantity: [['Lineitem quantity']],
    unitPrice: [['Lineitem price']],
    valueCurrency: [['Currency']],
  },
  addresses: [
    {
      receiverName: [['Shipping Name']],
      receiverStreet: [['Shipping Address1', 'Shipping Address2'], ['Shipping Street']],
      receiverCity: [['Shipping City']],
      receiverProvince: [['Shipping Province Name']],
      receiverCountry: [['Shipping Country']],
    },
  ],
  settled: [
    { head: 'Cancelled at', texts: FILLED_CELL },
    { head: 'Financial Status', texts: /^(refunded|voided)$/i },
    { head: 'Fulfillment Status', texts: /^fulfilled$/i },
  ],
  ships: 'Lineitem requires shipping',
  payment: { method: 'Payment Method', due: [['Outstanding Balance'], ['Total']] },
};

/** Returns the heads of one address of WooCommerce. */
const wooAddress = (kind: 'Shipping' | 'Billing'): AddressHeads => ({
  receiverName: [[`Full Name (${kind})`], [`First Name (${kind})`, `Last Name (${kind})`]],
  receiverStreet: [[`Address 1&2 (${kind})`], [`Address 1 (${kind})`, `Address 2 (${kind})`]],
  receiverCity: [[`City (${kind})`]],
  receiverProvince: [[`State Name (${kind})`]],
  receiverCountry: [[`Country Code (${kind})`], [`Country Name (${kind})`]],
});

/** WooCommerce exports orders by extensions. These are the columns of the most used one, Advanced Order Export. */
const WOOCOMMERCE: ShopExport = {
  shop: 'woocommerce',
  marks: ['Order Number', 'Order Status', 'City (Billing)', 'Item Cost'],
  columns: {
    order: [['Order Number']],
    receiverPhone: [['Phone (Shipping)'], ['Phone (Billing)']],
    receiverEmail: [['Email (Billing)']],
    goodsNameEn: [['Item Name'], ['Product Name'], ['Name']],
    quantity: [['Quantity (- Refund)'], ['Quantity']],
    unitPrice: [['Item Cost']],
    valueCurrency: [['Currency'], ['Order Currency']],
  },
  addresses: [wooAddress('Shipping'), wooAddress('Billing')],
  settled: [{ head: 'Order Status', texts: /^(wc-)?(completed|cancelled|refunded|failed|trash|draft)$/i }],
  ships: null,
  payment: { method: 'Payment Method Title', due: [['Order Total Amount']] },
};

const SHOP_EXPORTS: readonly ShopExport[] = [SHOPIFY, WOOCOMMERCE];

/** Returns the export that has these heads, or null. */
export function shopExportOf(heads: readonly string[]): ShopExport | null {
  const folded = new Set(heads.map(foldText));
  return SHOP_EXPORTS.find(({ marks }) => marks.every((mark) => folded.has(foldText(mark)))) ?? null;
}
