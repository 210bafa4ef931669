import { beforeAll, expect, it } from 'vitest';
import { domesticOrder, internationalOrder, insertPlaces } from '../support/order-samples';
import { signUp, type Person } from '../support/people';
import { onEachDatabase, type Reply } from '../support/world';
import { cny } from '../../fixtures/amounts';

const fieldsOf = (reply: Reply) => (reply.body.errors ?? []).map(({ field, message }) => `${field}: ${message}`);
const NOT_CARRIED = 'We can’t carry these goods.';

onEachDatabase('the goods check of an order (§5, §9)', (world) => {
  let ama: Person;
  beforeAll(async () => {
    await insertPlaces(world());
    ama = await signUp(world());
  });

  const withGoods = <Order extends { parcels: object[] }>(order: Order, goodsNameEn: string, goodsNameCn = '') => ({
    ...order,
    parcels: [{ ...order.parcels[0]!, goodsNameEn, goodsNameCn }],
  });
  const abroad = (...names: [string, string?]) =>
    world().call('addInternationalOrder', withGoods(internationalOrder(), ...names), { token: ama.token });
  const atHome = (name: string) =>
    world().call('addDomesticOrder', withGoods(domesticOrder(), name), { token: ama.token });

  it.each(['Lipstick', 'Fresh fish', 'Vape pens', 'Holy bible', 'Satellite dishes'])(
    'refuses abroad: %s',
    async (name) => {
      const reply = await abroad(name);
      expect({ status: reply.status, fields: fieldsOf(reply) }).toEqual({
        status: 422,
        fields: [`parcels.0.goodsNameEn: ${NOT_CARRIED}`],
      });
    },
  );

  it('refuses goods by their Chinese name', async () => {
    expect(fieldsOf(await abroad('Box for home', '电子烟'))).toEqual([`parcels.0.goodsNameCn: ${NOT_CARRIED}`]);
  });

  it('accepts goods that only sound like refused ones', async () => {
    for (const name of ['Lipstick case', 'Toy without battery', 'Fish tank', 'Knife block'])
      expect((await abroad(name)).status, name).toBe(200);
  });

  it('refuses two names that contradict each other', async () => {
    const reply = await abroad('Cotton shirts', '台灯');
    expect({ status: reply.status, fields: fieldsOf(reply) }).toEqual({
      status: 422,
      fields: [
        'parcels.0.goodsNameCn: The English and the Chinese name mean different goods. Please correct one of them.',
      ],
    });
  });

  it('refuses dangerous goods within a country', async () => {
    for (const name of ['Ammunition', 'Explosives', 'Petrol'])
      expect(fieldsOf(await atHome(name)), name).toEqual([`parcels.0.goodsNameEn: ${NOT_CARRIED}`]);
    for (const name of ['Books', 'Perfume']) expect((await atHome(name)).status, name).toBe(200);
  });

  it('reports the same errors before an order', async () => {
    const parcels = [
      { goodsNameEn: 'Table lamp' },
      { goodsNameEn: 'Lipstick' },
      { goodsNameEn: 'Power bank', goodsNameCn: '台灯' },
    ];
    const check = async (goodsClass?: string) =>
      (await world().call('checkGoods', { ...(goodsClass && { goodsClass }), parcels })).body.data.errors;
    const errors = await check('GENERAL');
    expect(errors).toMatchObject([
      { field: 'parcels.1.goodsNameEn', message: NOT_CARRIED },
      { field: 'parcels.2.goodsNameEn', message: expect.stringContaining('batter') as string },
    ]);
    // Within a country, only dangerous goods are refused.
    expect(await check()).toEqual([]);
  });

  const device = (change: object) => ({
    ...withGoods(internationalOrder(), 'Cordless drill'),
    service: 'intl-straight-special',
    goodsClass: 'WITH_BATTERY',
    battery: { kind: 'packed', volts: 18, ampereHours: 4, packed: 2 },
    ...change,
  });
  const placeDevice = (change: object = {}) =>
    world().call('addInternationalOrder', device(change), { token: ama.token });

  it('accepts goods with a battery, and shows what was answered', async () => {
    const reply = await placeDevice();
    expect({ status: reply.status, fields: fieldsOf(reply) }).toEqual({ status: 200, fields: [] });
    const { battery, handOver, quote } = (
      await world().call('getOrder', { id: reply.body.data.id }, { token: ama.token })
    ).body.data;
    expect(battery).toEqual({ kind: 'packed', wattHours: 72, packed: 2 });
    expect(handOver.text).toContain('30%');
    expect(quote.lines).toContainEqual(expect.objectContaining({ code: 'no-battery-surcharge', amount: null }));
  });

  it.each([
    ['too large', { battery: { kind: 'built-in', wattHours: 101 } }, 'battery.wattHours'],
    ['too many', { battery: { kind: 'packed', wattHours: 9, packed: 3 } }, 'battery.packed'],
    ['without an answer', { battery: undefined }, 'battery.kind'],
    ['alone', { battery: { kind: 'alone' } }, 'battery.kind'],
    ['in general goods', { goodsClass: 'GENERAL' }, 'goodsClass'],
    ['by another service', { service: 'business-express', customerType: 'business' }, 'service'],
  ])('refuses goods with a battery %s', async (_, change, field) => {
    const reply = await placeDevice(change);
    expect(reply.status).toBe(422);
    expect(fieldsOf(reply)).toContainEqual(expect.stringContaining(`${field}: `));
  });

  it('assesses goods by their properties', async () => {
    const assess = async (goodsNameEn: string, destinationCountry: string) => {
      const reply = await world().call('checkGoods', { destinationCountry, parcels: [{ goodsNameEn }] });
      return reply.body.data.goods[0];
    };
    expect(await assess('iPhone 15', 'GH')).toMatchObject({
      verdict: 'other-class',
      goodsClass: 'PHONE_TABLET',
      surchargePerKg: { guangzhou: cny(3500), 'hong-kong': cny(2500) },
    });
    expect((await assess('iPhone 15', 'MA')).surchargePerKg).toBeNull();
    expect(await assess('Cordless drill', 'GH')).toMatchObject({ goodsClass: 'WITH_BATTERY', surchargePerKg: null });
    expect(await assess('Lipstick', 'GH')).toMatchObject({ verdict: 'refused', goodsClass: null, reason: 'cosmetics' });
    expect((await assess('Power bank', 'GH')).batteryRule).toContain('cargo aircraft');
  });
});
