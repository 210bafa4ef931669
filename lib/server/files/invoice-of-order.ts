import 'server-only';
import { sumOfWeights } from '@/lib/billing/weight';
import type { OrderView } from '@/lib/contract/orders';
import { money } from '@/lib/billing/money';
import { formatPaperMoney } from '@/lib/i18n/format-money';
import { BRAND } from '@/lib/market/brand';
import { orderNumber } from '@/lib/orders/order-number';
import type { InvoiceItem, InvoicePaper, BilingualText } from '../platform/ports/paper';
import { bilingualCountry, orderDay, partyLines, bilingualText, type OrderTexts } from './order-texts';

type Parcel = OrderView['parcels'][number];

function itemOf(parcel: Parcel, index: number, currency: string): InvoiceItem {
  const { waybillNo, goodsNameEn, goodsNameCn, weightKg, quantity, unitPriceMinor } = parcel;
  return {
    parcel: String(index + 1),
    waybillNo,
    nameEn: goodsNameEn,
    nameCn: goodsNameCn,
    weight: `${weightKg} kg`,
    quantity: String(quantity),
    unitValue: formatPaperMoney(money(currency, unitPriceMinor)),
    value: formatPaperMoney(money(currency, quantity * unitPriceMinor)),
  };
}

const sum = (parcels: readonly Parcel[], of: (parcel: Parcel) => number) =>
  parcels.reduce((total, parcel) => total + of(parcel), 0);

function totalsOf({ english, language }: OrderTexts): InvoicePaper['totals'] {
  const { parcels, currency, insuredValue, cashOnDelivery } = english;
  const { totals } = english.billed ?? english.quote;
  const line = (key: string, value: string, strong = false) => ({
    words: bilingualText(language, `invoice.${key}`),
    value,
    strong,
  });
  const declared = sum(parcels, ({ quantity, unitPriceMinor }) => quantity * unitPriceMinor);
  return [
    line('totalParcels', String(parcels.length)),
    line('totalQuantity', String(sum(parcels, ({ quantity }) => quantity))),
    line('totalWeight', `${sumOfWeights(parcels)} kg`),
    ...(insuredValue ? [line('insured', formatPaperMoney(insuredValue))] : []),
    ...(cashOnDelivery ? [line('collect', formatPaperMoney(cashOnDelivery))] : []),
    line('charges', totals.map((amount) => formatPaperMoney(amount)).join(' + ')),
    line('total', formatPaperMoney(money(currency, declared)), true),
  ];
}

/** What is paid for or sent by a company is a sale; the rest must fit personal use (§5). */
function reasonOf({ english, language }: OrderTexts): BilingualText {
  const sold = english.customerType === 'business' || english.cashOnDelivery !== null;
  return bilingualText(language, sold ? 'invoice.reasonSale' : 'invoice.reasonPersonal');
}

function factsOf(order: OrderTexts): InvoicePaper['facts'] {
  const { english, language } = order;
  const fact = (key: string, value: string | BilingualText) => ({
    words: bilingualText(language, `invoice.${key}`),
    value: typeof value === 'string' ? { en: value, local: null } : value,
  });
  return [
    fact('number', english.tradeNo),
    fact('date', orderDay(order)),
    fact('service', bilingualText(language, `service.${english.service}`)),
    fact('exportCountry', bilingualCountry(order, english.sender.countryCode)),
    fact('destination', bilingualCountry(order, english.receiver.countryCode)),
    fact('reason', reasonOf(order)),
    fact('waybillNo', english.waybills.map(({ waybillNo }) => waybillNo).join('\n')),
    fact('currency', english.currency),
  ];
}

/** The commercial invoice of an international order: every word also in English. */
export function invoiceOfOrder(order: OrderTexts): InvoicePaper {
  const { english, language, trackAddress, madeAt } = order;
  const words = (key: string) => bilingualText(language, `invoice.${key}`);
  const number = orderNumber(english);
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
    sender: partyLines(order, 'sender'),
    receiver: partyLines(order, 'receiver'),
    facts: factsOf(order),
    columns: {
      parcel: words('parcel'),
      goods: words('goods'),
      weight: words('weight'),
      quantity: words('quantity'),
      unitValue: words('unitValue'),
      value: words('value'),
    },
    items: english.parcels.map((parcel, index) => itemOf(parcel, index, english.currency)),
    totals: totalsOf(order),
    declaration: words('declaration'),
    valuation: words('valuation'),
    signature: { name: words('signName'), place: words('signPlace'), sign: words('sign') },
  };
}
