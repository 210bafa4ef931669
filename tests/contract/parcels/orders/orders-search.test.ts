import { beforeAll, expect, it } from 'vitest';
import type { OrderSummary } from '@/lib/contract/orders/order-list';
import { cityNameOf, domesticOrder, internationalOrder, insertPlaces } from '../../support/order-samples';
import { signUp, type Person } from '../../support/people';
import { onEachDatabase } from '../../support/world';

interface Page {
  items: OrderSummary[];
  nextCursor: string | null;
}

onEachDatabase('the search in the list of orders', (world) => {
  let ama: Person;
  let shirts: OrderSummary;
  let lamp: OrderSummary;
  beforeAll(async () => {
    await insertPlaces(world());
    const { db } = world().services;
    const names = JSON.stringify({ 'zh-CN': '测试城', ar: 'مدينة الاختبار' });
    await db.updateTable('cities').set({ names }).where('name', '=', cityNameOf('GH')).execute();
    ama = await signUp(world());
    shirts = (await world().call('addInternationalOrder', internationalOrder('GH'), { token: ama.token })).body.data;
    const order = internationalOrder('KE');
    const [parcel] = order.parcels;
    lamp = (
      await world().call(
        'addInternationalOrder',
        {
          ...order,
          receiver: { ...order.receiver, name: 'Şule Öz' },
          parcels: [{ ...parcel!, goodsNameEn: 'Table lamp', goodsNameCn: '' }, parcel!],
        },
        { token: ama.token },
      )
    ).body.data;
    await world().call('addDomesticOrder', domesticOrder('KE'), { token: ama.token });
  });

  const page = async (search: string, more: Record<string, unknown> = {}, person = ama): Promise<Page> =>
    (await world().call('queryOrderPage', { search, ...more }, { token: person.token })).body.data;
  const findIds = async (search: string) => (await page(search)).items.map(({ id }) => id);

  it('finds an order by its numbers, as printed or typed', async () => {
    const second = lamp.waybills[1]!.waybillNo;
    for (const typed of [
      lamp.tradeNo,
      second,
      second.toLowerCase(),
      second.replaceAll(/(.{4})/g, '$1 '),
      second.replaceAll(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit))),
      second.slice(-8),
    ])
      expect(await findIds(typed), typed).toEqual([lamp.id]);
  });

  it('finds an order by receiver, city and goods', async () => {
    for (const typed of ['sule oz', 'ÖZ', 'table', 'lamp table', `lamp ${cityNameOf('KE')}`])
      expect(await findIds(typed), typed).toEqual([lamp.id]);
    for (const typed of ['boateng', cityNameOf('GH'), '测试城', 'مدينه', '棉衬衫 ama'])
      expect(await findIds(typed), typed).toEqual([shirts.id]);
    expect(await findIds('cotton')).toHaveLength(3);
    expect(await findIds('lamp boateng')).toEqual([]);
    expect(await findIds('  ')).toHaveLength(3);
  });

  it('returns city and goods, within one sender and the other filters', async () => {
    const { items } = await page('lamp');
    expect(items[0]).toMatchObject({ receiverCity: cityNameOf('KE'), goods: ['Table lamp', 'Cotton shirts'] });
    expect((await page('lamp', { state: 'SIGNED' })).items).toEqual([]);
    expect((await page('lamp', {}, await signUp(world()))).items).toEqual([]);
  });

  it.each(['qq%', '_qq', "'; drop table orders; --", 'cotton\\', 'a'.repeat(60)])(
    'treats %s as words',
    async (typed) => {
      expect(await findIds(typed)).toHaveLength(typed === 'cotton\\' ? 3 : 0);
    },
  );

  it('returns everything for an empty search', async () => {
    for (const typed of ['', '  ', '%', '\\ _']) expect(await findIds(typed), typed).toHaveLength(3);
  });

  it('finds goods and waybills of an edited order', async () => {
    const { token } = await signUp(world());
    const newOrder = (await world().call('addInternationalOrder', internationalOrder(), { token })).body.data;
    const order = { ...internationalOrder(), kind: 'international' as const };
    const parcels = [{ ...order.parcels[0]!, goodsNameEn: 'Steel bolts' }, order.parcels[0]!];
    const editReply = await world().call(
      'editWebsiteOrder',
      { id: newOrder.id, version: newOrder.version, order: { ...order, parcels } },
      { token },
    );
    const added = editReply.body.data.waybills[1].waybillNo;
    for (const typed of ['bolts', added, newOrder.waybillNo, newOrder.tradeNo]) {
      const { items } = (await world().call('queryOrderPage', { search: typed }, { token })).body.data;
      expect(items, typed).toHaveLength(1);
    }
  });

  it('finds orders of the previous release by name and number', async () => {
    const person = await signUp(world());
    const { token } = person;
    const newOrder = (await world().call('addInternationalOrder', internationalOrder(), { token })).body.data;
    const { db } = world().services;
    await db.updateTable('orders').set({ search: null }).where('id', '=', newOrder.id).execute();
    expect((await page('serwaa', {}, person)).items).toHaveLength(1);
    expect((await page(newOrder.tradeNo, {}, person)).items).toHaveLength(1);
    expect((await page('cotton', {}, person)).items).toEqual([]);
  });

  it('searches a limited number of orders at a time and continues where it stopped', async () => {
    const person = await signUp(world());
    const { db } = world().services;
    const { token } = person;
    const { id } = (await world().call('addInternationalOrder', internationalOrder(), { token })).body.data;
    const row = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const start = Date.parse(row.created_at);
    const copies = Array.from({ length: 4500 }, (_, index) => ({
      ...row,
      id: `${row.id}-${index}`,
      trade_no: `${row.trade_no}-${index}`,
      waybill_no: `${row.waybill_no}-${index}`,
      created_at: new Date(start - (index + 1) * 1000).toISOString(),
      search: index % 2000 === 1500 ? '|needle|' : '|hay|',
    }));
    for (let at = 0; at < copies.length; at += 500)
      await db
        .insertInto('orders')
        .values(copies.slice(at, at + 500))
        .execute();
    const pages: number[] = [];
    let cursor: string | null = null;
    do {
      const { items, nextCursor }: Page = await page('needle', { cursor }, person);
      pages.push(items.length);
      cursor = nextCursor;
    } while (cursor);
    expect(pages).toEqual([0, 1, 0, 1, 0]);
    const full = await page('hay', { size: 20 }, person);
    expect(full.items).toHaveLength(20);
    expect((await page('hay', { size: 20, cursor: full.nextCursor }, person)).items[0]!.id).toBe(`${row.id}-20`);
  });
});
