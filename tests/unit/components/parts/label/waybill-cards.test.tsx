// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { WaybillCards } from '@/components/parts/label/waybill-cards.island';
import type { OrderView } from '@/lib/contract/orders/order-view';
import { parsePrefix } from '@/lib/market/prefix';
import { WAYBILLS, orderInWords } from '../../../support/sample-orders';
import { htmlOf } from '../../../support/render';

const ROUTE = { from: { code: 'CAN', name: 'Guangzhou' }, to: { code: 'KMS', name: 'Kumasi' } };

async function cardsOf(order: OrderView): Promise<Document> {
  const cards = <WaybillCards order={order} trackAddress="https://example.com/gh-en/track?no=1" />;
  return new DOMParser().parseFromString(await htmlOf(parsePrefix('gh-en')!, cards, ['ship']), 'text/html');
}

const textOf = (page: Document) => page.body.textContent;

function orderTo(route: OrderView['route']): OrderView {
  const order = orderInWords('en', 'GH', { ...(route && { route }) }).english;
  return { ...order, waybills: order.waybills.slice(0, 1) };
}

describe('the cards of a waybill', () => {
  it('shows one waybill as its label, with the codes of its route, the number and its bars', async () => {
    const page = await cardsOf(orderTo(ROUTE));
    for (const text of ['CAN', 'Kumasi', WAYBILLS.GH]) expect(textOf(page)).toContain(text);
    expect(page.querySelectorAll('[dir=ltr] > div > svg > path')).not.toHaveLength(0);
    expect(page.querySelector('svg[role=img][aria-label*=DX]')).toBeNull();
  });

  it('shows the number and its bars alone within the area of one hub', async () => {
    const page = await cardsOf(orderTo(undefined));
    expect(textOf(page)).toContain(WAYBILLS.GH);
    expect(textOf(page)).not.toContain('CAN');
    expect(page.querySelector('svg[role=img][aria-label*=DX]')).not.toBeNull();
  });
});
