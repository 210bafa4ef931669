import 'server-only';
import { INCOTERMS_EDITION } from '@/lib/billing/import-rule';
import { sumOfWeights } from '@/lib/billing/weight';
import type { OrderView } from '@/lib/contract/orders/order-view';
import { money } from '@/lib/billing/money';
import { formatPrintedMoney } from '@/lib/i18n/format/format-money';
import { isoCountryName } from '@/lib/i18n/names/iso-country-name';
import { BRAND } from '@/lib/market/brand';
import type { Language } from '@/lib/market/language';
import { COMPANY_NUMBERS } from '@/lib/orders/company-number';
import { describedField, PARCEL_FIELD_NAMES } from '@/lib/orders/fields';
import { orderNumber } from '@/lib/orders/order-number';
import { valueCurrencyOf } from '@/lib/orders/value-currency';
import type { InvoiceItem, InvoiceContent, BilingualText, PartyLines } from '../../platform/ports/print-content';
import type { MessageArgument } from '../../platform/texts/message-arguments';
import { translate, translateSheet } from '../../platform/texts/server-texts';
import {
  bilingualCountry,
  identityLines,
  orderDay,
  partyLines,
  receiverLines,
  bilingualText,
  serviceName,
  type OrderTexts,
} from './order-texts';

type Parcel = OrderView['parcels'][number];

/** Returns the described fields that customs read, with countries in English. */
function customsOf(parcel: Parcel, language: Language): InvoiceItem['customs'] {
  return PARCEL_FIELD_NAMES.flatMap((name) => {
    const { invoice, control } = describedField(name);
    const text = parcel[name];
    if (!invoice || !text) return [];
    const label = (spoken: Language) => translateSheet(spoken, 'ship', `orderFields.${name}.label`);
    const words = { en: label('en'), local: language === 'en' ? null : label(language) };
    return [{ words, value: control === 'country' ? `${isoCountryName(text, 'en')} (${text})` : text }];
  });
}

function itemOf(parcel: Parcel, index: number, order: OrderTexts): InvoiceItem {
  const currency = valueCurrencyOf(order.english);
  const { waybillNo, goodsNameEn, goodsNameCn, weightKg, quantity, unitPriceMinor } = parcel;
  return {
    parcel: String(index + 1),
    waybillNo,
    nameEn: goodsNameEn,
    nameCn: goodsNameCn,
    customs: customsOf(parcel, order.language),
    weight: `${weightKg} kg`,
    quantity: String(quantity),
    unitValue: formatPrintedMoney(money(currency, unitPriceMinor)),
    value: formatPrintedMoney(money(currency, quantity * unitPriceMinor)),
  };
}

const sum = (parcels: readonly Parcel[], amountOf: (parcel: Parcel) => number) =>
  parcels.reduce((total, parcel) => total + amountOf(parcel), 0);

function totalsOf(order: OrderTexts): InvoiceContent['totals'] {
  const { english, language } = order;
  const { parcels, insuredValue, cashOnDelivery } = english;
  const { totals } = english.billed ?? english.quote;
  const line = (key: string, value: string, isStrong = false) => ({
    words: bilingualText(language, `invoice.${key}`),
    value,
    strong: isStrong,
  });
  const declared = sum(parcels, ({ quantity, unitPriceMinor }) => quantity * unitPriceMinor);
  return [
    line('totalParcels', String(parcels.length)),
    line('totalQuantity', String(sum(parcels, ({ quantity }) => quantity))),
    line('totalWeight', `${sumOfWeights(parcels)} kg`),
    ...(insuredValue ? [line('insured', formatPrintedMoney(insuredValue))] : []),
    ...(cashOnDelivery ? [line('collect', formatPrintedMoney(cashOnDelivery))] : []),
    line('charges', totals.map((amount) => formatPrintedMoney(amount)).join(' + ')),
    line('total', formatPrintedMoney(money(valueCurrencyOf(english), declared)), true),
  ];
}

/** Returns the party with its company number and the official name of the number in the party's country. */
function withCompanyNumber(lines: PartyLines, { english }: OrderTexts, name: 'sender' | 'receiver'): PartyLines {
  const number = english[`${name}TaxNo`];
  if (!number) return lines;
  return { ...lines, places: [...lines.places, `${COMPANY_NUMBERS[english[name].countryCode].name} ${number}`] };
}

/** Returns the true seller with the sender below the name. If the order names no other seller, returns the sender. */
function exporterLines(order: OrderTexts): PartyLines {
  const sender = withCompanyNumber(partyLines(order, 'sender'), order, 'sender');
  const { consignorName = '', consignorAddress = '' } = order.english;
  if (consignorName === '') return sender;
  const { en: englishText, local } = bilingualText(order.language, 'invoice.sentBy', {
    sender: [sender.name, sender.company, sender.street].filter(Boolean).join(', '),
  });
  const places = [local ?? englishText, ...sender.places];
  return { ...sender, name: consignorName, company: '', street: consignorAddress, places };
}

/** Reason for export: a sale if a company sends or the receiver pays, otherwise personal use (§5). */
function reasonOf({ english, language }: OrderTexts): BilingualText {
  const isSold = english.customerType === 'business' || english.cashOnDelivery !== null;
  return bilingualText(language, isSold ? 'invoice.reasonSale' : 'invoice.reasonPersonal');
}

function invoiceFacts(order: OrderTexts): InvoiceContent['facts'] {
  const { english, language } = order;
  const { waybills } = english;
  const incoterm = importChargesOf(english)?.incoterm;
  const fact = (key: string, value: string | BilingualText, values?: Record<string, MessageArgument>) => ({
    words: bilingualText(language, `invoice.${key}`, values),
    value: typeof value === 'string' ? { en: value, local: null } : value,
  });
  return [
    fact('number', english.tradeNo),
    fact('date', orderDay(order)),
    fact('service', serviceName(order)),
    fact('exportCountry', bilingualCountry(order, english.sender.countryCode)),
    fact('destination', bilingualCountry(order, english.receiver.countryCode)),
    fact('reason', reasonOf(order)),
    ...(incoterm ? [fact('incoterm', `${incoterm} ${english.receiver.cityName}`)] : []),
    fact('waybillNo', waybills.map(({ waybillNo }) => waybillNo).join('\n'), { count: waybills.length }),
    fact('currency', valueCurrencyOf(english)),
  ];
}

const importChargesOf = ({ billed, quote }: OrderView) => (billed ?? quote).importCharges;

/** Returns the terms of delivery, and what they mean for the receiver: who pays import duty and tax. */
function importWords({ english, local, language }: OrderTexts): BilingualText | null {
  const [en, localCharges] = [importChargesOf(english), importChargesOf(local)];
  if (!en || !localCharges) return null;
  const line = ({ label, text, incoterm }: typeof en, spoken: Language) =>
    translate(spoken, 'files.invoice.importCharges', { label, text, incoterm: `${incoterm} (${INCOTERMS_EDITION})` });
  return { en: line(en, 'en'), local: language === 'en' ? null : line(localCharges, language) };
}

/** Returns the commercial invoice of an international order. Every text is also in English. */
export function invoiceOfOrder(order: OrderTexts): InvoiceContent {
  const { english, language, trackAddress, madeAt } = order;
  const words = (key: string) => bilingualText(language, `invoice.${key}`);
  const number = orderNumber(english);
  const receiver = receiverLines(order);
  const title = bilingualText(language, 'invoice.title', { number });
  return {
    kind: 'invoice',
    title: title.local ?? title.en,
    language,
    brand: BRAND.name,
    madeAt: madeAt.toISOString(),
    specimen: english.isTest ? bilingualText(language, 'specimen') : null,
    number,
    trackAddress: trackAddress(number),
    heading: words('heading'),
    exporter: words('exporter'),
    consignee: words('consignee'),
    sender: exporterLines(order),
    receiver: withCompanyNumber(
      { ...receiver, places: [...receiver.places, ...identityLines(order)] },
      order,
      'receiver',
    ),
    facts: invoiceFacts(order),
    columns: {
      parcel: words('parcel'),
      goods: words('goods'),
      weight: words('weight'),
      quantity: words('quantity'),
      unitValue: words('unitValue'),
      value: words('value'),
    },
    items: english.parcels.map((parcel, index) => itemOf(parcel, index, order)),
    totals: totalsOf(order),
    declaration: words('declaration'),
    valuation: words('valuation'),
    importCharges: importWords(order),
    signature: { name: words('signName'), place: words('signPlace'), sign: words('sign') },
  };
}
