import { beforeAll, expect, it } from 'vitest';
import type { OrderView } from '@/lib/contract/orders/order-view';
import { insertPlaces, internationalOrder } from '../../support/order-samples';
import { signUp, type Person } from '../../support/people';
import { onEachDatabase } from '../../support/world';

onEachDatabase('the registration number of a company', (world) => {
  let ama: Person;
  beforeAll(async () => {
    await insertPlaces(world());
    ama = await signUp(world());
  });
  const add = (to: 'GH' | 'TR', change: object, lang = 'en') =>
    world().call('addInternationalOrder', { ...internationalOrder(to), ...change }, { token: ama.token, lang });
  async function place(to: 'GH' | 'TR', change: object): Promise<OrderView> {
    const reply = await add(to, change);
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    return (await world().call('getOrder', { id: reply.body.data.id }, { token: ama.token })).body.data;
  }

  it('is stored without separators and shown in the order', async () => {
    const order = await place('GH', { senderTaxNo: '91440101-MA5D0X2K7C', receiverTaxNo: 'c0012345678' });
    expect(order).toMatchObject({ senderTaxNo: '91440101MA5D0X2K7C', receiverTaxNo: 'C0012345678' });
    expect(order.waitsFor).toBeUndefined();
  });

  it('gets an error beside the field if it has another form, in the language of the request', async () => {
    const { status, body } = await add('GH', { receiverTaxNo: 'P001234567A' }, 'fr');
    expect(status).toBe(422);
    expect(body.errors).toEqual([
      {
        field: 'receiverTaxNo',
        message: expect.stringMatching(/Saisissez le numéro .*C0012345678/) as string,
      },
    ]);
  });

  it('completes the waiting order of a Turkish importer, and stays with its details', async () => {
    const business = { importer: 'business' };
    expect((await place('TR', business)).waitsFor).toEqual(['turkishTaxNo']);
    const complete = await place('TR', { ...business, receiverTaxNo: '123 456 7890' });
    expect(complete.waitsFor).toBeUndefined();
    expect(JSON.stringify(complete)).not.toContain('1234567890');
  });
});
