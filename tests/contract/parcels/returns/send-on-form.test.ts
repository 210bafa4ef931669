import { beforeAll, expect, it } from 'vitest';
import type { OrderView } from '@/lib/contract/orders/order-view';
import { HOUR_MS, MINUTE_MS } from '@/lib/time/durations';
import { insertPlaces, internationalOrder } from '../../support/order-samples';
import { signUp, type Person } from '../../support/people';
import { scanRow, importScanRows } from '../../support/scan-rows';
import { onEachDatabase } from '../../support/world';

onEachDatabase('the plain form that sends a returned parcel on', (world) => {
  let shop: Person;
  beforeAll(async () => {
    await insertPlaces(world());
    shop = await signUp(world(), 'CN');
  });

  async function openForm(): Promise<{ order: OrderView; token: string }> {
    const reply = await world().call('addInternationalOrder', internationalOrder('KE'), { token: shop.token });
    const order: OrderView = reply.body.data;
    const start = world().services.now().getTime() - HOUR_MS;
    const codes = ['PICKED_UP', 'OUT_FOR_DELIVERY', 'DELIVERY_FAILED', 'RETURNED'] as const;
    await importScanRows(
      world(),
      ...codes.map((code, index) => scanRow(order.waybillNo, code, start + index * MINUTE_MS)),
    );
    const { id, waybillNo } = order;
    const { body } = await world().call('openSendOn', { id, waybillNo }, { token: shop.token });
    return { order, token: body.data.token };
  }
  async function post(fields: Record<string, string>) {
    const response = await fetch(`${world().origin}/api/form/parcel`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams({ prefix: 'ke-en', ...fields }),
    });
    const text = (await response.text()).replaceAll(/\s+/g, ' ');
    return { status: response.status, location: response.headers.get('location'), headers: response.headers, text };
  }
  const fieldsFor = (token: string) => ({
    act: 'sendOn',
    token,
    name: 'Wanjiku <Kamau>',
    phone: '0712 345678',
    email: '',
    street: '7 Market Street',
    place: 'Nakuru',
    digitalAddress: '',
    collect: '1,500',
  });
  const hiddenIn = (text: string) =>
    Object.fromEntries(
      [...text.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(([, name, value]) => [
        name!,
        value!.replaceAll('&lt;', '<').replaceAll('&gt;', '>'),
      ]),
    );

  it('shows the price, and sends the parcel on when it is confirmed', async () => {
    const { order, token } = await openForm();
    const price = await post(fieldsFor(token));
    expect({
      status: price.status,
      location: price.location,
      cacheControl: price.headers.get('cache-control'),
    }).toEqual({ status: 200, location: null, cacheControl: 'no-store' });
    expect(price.text).toContain('Wanjiku &lt;Kamau&gt;');
    // KES 450 and KES 90 for 2 kg. The fee of cash on delivery is in yuan.
    expect(price.text).toMatch(/Shipping: <bdi>KES 540<\/bdi>/);
    expect(price.text).toContain('KES 1,500');
    const readOrder = async () => (await world().call('getOrder', { id: order.id }, { token: shop.token })).body.data;
    expect((await readOrder()).state).toBe('RETURNED');
    const sendReply = await post(hiddenIn(price.text));
    expect(sendReply).toMatchObject({ status: 303, location: `/ke-en/parcel/${token}?outcome=sentOn#outcome` });
    expect((await readOrder()).state).toBe('SENT_ON');
    // The Back button and another press lead to the same order.
    expect((await post(hiddenIn(price.text))).location).toBe(sendReply.location);
    const { items } = (await world().call('queryOrderPage', {}, { token: shop.token })).body.data;
    const domestic = items.filter(({ kind }: OrderView) => kind === 'domestic');
    expect(domestic).toHaveLength(1);
    expect(domestic[0]).toMatchObject({ receiverName: 'Wanjiku <Kamau>', state: 'IN_TRANSIT' });
  });

  it('shows each mistake beside its field, with what was typed', async () => {
    const { token } = await openForm();
    const mistakes: Record<string, string>[] = [{ place: 'Nowhere' }, { name: '', collect: 'lots' }, { phone: '12' }];
    for (const wrong of mistakes) {
      const { status, text } = await post({ ...fieldsFor(token), ...wrong });
      expect(status).toBe(422);
      for (const [name, value] of Object.entries(wrong)) {
        expect(text).toMatch(new RegExp(`<label for="${name}">[^<]{8,}</label> <input id="${name}"`));
        expect(text).toContain(`name="${name}" value="${value}"`);
      }
      expect(hiddenIn(text)).toMatchObject({ street: '7 Market Street', act: 'sendOn' });
    }
  });

  it('offers a choice between several places', async () => {
    const { token } = await openForm();
    const { status, text } = await post({ ...fieldsFor(token), place: 'Na' });
    expect(status).toBe(200);
    const choices = [...text.matchAll(/type="radio" id="[^"]*" name="placeCodes" value="([^"]*)"/g)];
    expect(choices.length).toBeGreaterThan(1);
    const choiceReply = await post({ ...hiddenIn(text), placeCodes: choices[0]![1]! });
    expect(choiceReply.text).toContain('name="act" value="sendOnNow"');
  });

  it('is not for the link of a message', async () => {
    const { order } = await openForm();
    const phoneTail = order.receiver.phone.slice(-4);
    const { token } = (await world().call('openParcel', { waybillNo: order.waybillNo, phoneTail })).body.data;
    expect((await post(fieldsFor(token))).status).toBe(403);
  });
});
