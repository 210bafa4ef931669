import { beforeAll, expect, it } from 'vitest';
import { DESTINATIONS, MARKETS, type Country } from '@/lib/market/country';
import type { OrderView } from '@/lib/contract/orders/order-view';
import type { RequestOf } from '@/lib/contract/registry';
import { readPdf } from '../../fixtures/read-pdf';
import { domesticOrder, insertPlaces, internationalOrder } from '../support/order-samples';
import { signUp, type Person } from '../support/people';
import {
  quoteParcel,
  domesticQuoteRequest,
  internationalQuoteRequest,
  requestQuote,
} from '../support/steps/quote-steps';
import { onEachDatabase } from '../support/world';
import { orderSteps } from '../support/steps/order-steps';

/** Details of the receiver that a country's customs or post requires. */
const DETAILS: Partial<Record<Country, object>> = {
  SA: { digitalAddress: 'RRRD2929' },
  TR: { identityNo: '10000000146' },
};

type OrderedParcel = RequestOf<'addInternationalOrder'>['parcels'][number];

/** Returns a parcel of an order as a quote asks for it. */
const quotedParcel = (parcel: OrderedParcel, currency: string) => ({
  ...quoteParcel(parcel.weightKg, [parcel.lengthCm, parcel.widthCm, parcel.heightCm]),
  goodsValue: { currency, minor: parcel.quantity * parcel.unitPriceMinor },
});

/** Joins lines, and makes every space an ordinary one. */
const spaced = (text: string) => text.replaceAll(/\s+/g, ' ');

onEachDatabase('one order', (world) => {
  let ama: Person;
  beforeAll(async () => {
    await insertPlaces(world());
    ama = await signUp(world());
  });

  const { readOrder } = orderSteps(world, () => ama);
  const trackOrder = async ({ waybillNo }: OrderView) =>
    (await world().call('queryTrack', { waybillNos: [waybillNo] })).body.data.inTransit[0];

  async function invoiceOf({ id }: OrderView): Promise<string> {
    const link = await world().call('getPdfFileUrl', { id, kind: 'invoice' }, { token: ama.token });
    const file = await fetch(`${world().origin}${link.body.data.url}`);
    const { pages } = await readPdf(new Uint8Array(await file.arrayBuffer()));
    return spaced(pages.map(({ text }) => text).join(' '));
  }

  it.each(DESTINATIONS)('has the same facts in quote, order, tracking and invoice to %s', async (to) => {
    const sample = internationalOrder(to);
    const request = { ...sample, receiver: { ...sample.receiver, ...DETAILS[to] } };
    const reply = await world().call('addInternationalOrder', request, { token: ama.token });
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    const order = await readOrder(reply.body.data);

    const quote = await requestQuote(
      world(),
      internationalQuoteRequest({
        destinationCountry: to,
        cityCode: sample.receiver.cityCode,
        parcels: sample.parcels.map((parcel) => quotedParcel(parcel, MARKETS[to].currency)),
      }),
    );
    const { totals, receiverTotals, lines, chargeable, transit, importCharges } = quote;
    expect(order.quote).toMatchObject({ totals, receiverTotals, lines, chargeable, transit, importCharges });

    const { label, notes, incoterm } = importCharges!;
    const track = await trackOrder(order);
    expect(track.importCharges).toMatchObject({ label, incoterm });
    expect(notes).toEqual(expect.arrayContaining(track.importCharges.notes));
    const terms = spaced(`${incoterm} (Incoterms 2020). ${label}: ${importCharges!.text}`);
    expect(await invoiceOf(order)).toContain(terms);
  });

  it('has the same facts in quote, order and tracking within a country, without import duty', async () => {
    const sample = domesticOrder('CN');
    const reply = await world().call('addDomesticOrder', sample, { token: ama.token });
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    const order = await readOrder(reply.body.data);
    const { totals, lines, importCharges } = await requestQuote(
      world(),
      domesticQuoteRequest({
        country: 'CN',
        fromCityCode: sample.sender.cityCode,
        toCityCode: sample.receiver.cityCode,
        parcels: sample.parcels.map((parcel) => quotedParcel(parcel, 'CNY')),
      }),
    );
    expect(order.quote).toMatchObject({ totals, lines });
    expect({
      quote: importCharges,
      order: order.quote.importCharges,
      tracking: (await trackOrder(order)).importCharges,
    }).toEqual({ quote: undefined, order: undefined, tracking: undefined });
  });
});
