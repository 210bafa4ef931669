import { beforeAll, expect, it } from 'vitest';
import type { OrderView } from '@/lib/contract/orders/order-view';
import { localDay } from '@/lib/time/calendar-date';
import { MARKETS } from '@/lib/market/country';
import { storeSitesWithPlaces } from '@/lib/server/places/network/store-sites-with-places';
import { SiteRecord } from '@/lib/server/places/network/site-record';
import { DAY_MS } from '@/lib/time/durations';
import { domesticOrder, internationalOrder, insertPlaces, placesOf } from '../../support/order-samples';
import { signUp } from '../../support/people';
import { scanRow, importScanRows } from '../../support/scan-rows';
import { onEachDatabase } from '../../support/world';

const words = (name: string) => ({ en: name, 'zh-CN': `${name}仓`, fr: name, ar: name, ur: name, tr: name });

const site = (record: Partial<SiteRecord> & Pick<SiteRecord, 'siteCode' | 'kind' | 'countryCode'>): SiteRecord =>
  SiteRecord.parse({
    names: words(record.siteCode),
    ...placesOf(record.countryCode as 'GH'),
    areaCode: '',
    address: { en: `${record.siteCode} Street` },
    phone: record.countryCode === 'CN' ? '+86 20 8000 0201' : '+233 30 200 0201',
    email: 'site@example.com',
    hours: [{ days: [1, 2, 3], opens: '09:00', closes: '17:00' }],
    services: ['drop-off'],
    lat: 1,
    lng: 1,
    ...record,
  });

onEachDatabase('the way to hand a waiting parcel over and pay', (world) => {
  let token: string;
  /** `YYYY-MM-DD`. */
  const inDays = (days: number) =>
    new Date(world().services.now().getTime() + days * DAY_MS).toISOString().slice(0, 10);
  beforeAll(async () => {
    await insertPlaces(world());
    const { db } = world().services;
    await storeSitesWithPlaces(db, [
      site({ siteCode: 'CN-AAA-01', kind: 'own', countryCode: 'CN', payments: ['cash'] }),
      site({
        siteCode: 'CN-CAN-01',
        kind: 'warehouse',
        countryCode: 'CN',
        address: { en: '68 Shicha Road', 'zh-CN': '石槎路68号' },
        payments: ['cash', 'wallet'],
        closedOn: ['2026-01-01', inDays(9), '2099-02-05'],
      }),
      site({ siteCode: 'GH-ACC-01', kind: 'partner', countryCode: 'GH' }),
      site({ siteCode: 'GH-ACC-02', kind: 'own', countryCode: 'GH', services: ['pickup'], payments: ['mobile-money'] }),
    ]);
    ({ token } = await signUp(world()));
  });

  const headers = (language = 'en') => ({ token, lang: language });
  const place = async (order: object, call: 'addInternationalOrder' | 'addDomesticOrder' = 'addInternationalOrder') =>
    (await world().call(call, order as never, headers())).body.data as OrderView;

  it('names the warehouse in local script with the waybills, and in the reader’s script', async () => {
    const order = await place(internationalOrder());
    const { site: orderSite } = order.handOver!;
    expect(orderSite).toMatchObject({ siteCode: 'CN-CAN-01', name: 'CN-CAN-01', phone: '+86 20 8000 0201' });
    expect(orderSite!.label.language).toBe('zh-CN');
    expect(orderSite!.label.text.split('\n')).toEqual([
      '收件人：CN-CAN-01仓（Dunia Express）',
      '电话：+86 20 8000 0201',
      expect.stringMatching(/^地址：测试省.*石槎路68号$/),
      `运单号：${order.waybillNo}`,
    ]);
    expect(orderSite!.address[0]).toBe('68 Shicha Road');
    expect(orderSite!.closed).toContain(String(Number(inDays(9).slice(-2))));
    expect(orderSite!.closed).not.toContain(' and ');
    const view = (await world().call('getOrder', { id: order.id }, headers())).body.data as OrderView;
    expect(view.handOver).toEqual(order.handOver);
  });

  it('states the price, its amount in the receiver’s money and the accepted ways to pay', async () => {
    const { handOver, exchange, id } = await place(internationalOrder());
    expect(exchange).toMatchObject({ currency: 'GHS', cnyPerUnit: expect.any(Number) });
    const view = (await world().call('getOrder', { id }, headers())).body.data as OrderView;
    expect(view.exchange).toEqual(exchange);
    const text = handOver!.payment.lines.join('\n');
    expect(text).toMatch(/CNY\s[\d.,]+, about GHS\s[\d.,]+ at our rate of/);
    expect(text).toContain('cash or mobile payment (WeChat Pay, Alipay)');
    expect(text).toContain('GH-ACC-02: mobile money');
  });

  it('states the day of a pickup instead of an address', async () => {
    const { handOver } = await place({
      ...internationalOrder(),
      sendingMode: 'PICKUP',
      // The day is in the sender's zone: in China tomorrow begins at 16:00 UTC.
      pickup: { date: localDay(world().services.now(), MARKETS.CN.timeZone), window: 'LATE_AFTERNOON' },
    });
    expect(handOver!.site).toBeNull();
    expect(handOver!.title).toMatch(/driver will come on/);
    expect(handOver!.text).toMatch(/3–\S*6/);
  });

  it('names the nearest counter within a country, or the list if there is none', async () => {
    const near = await place(domesticOrder('GH'), 'addDomesticOrder');
    expect(near.handOver!.site!.siteCode).toBe('GH-ACC-01');
    const far = await place(domesticOrder('KE'), 'addDomesticOrder');
    expect(far.handOver!.site).toBeNull();
    expect(far.handOver!.payment.lines.join(' ')).not.toContain('undefined');
  });

  it('refers the sender to our contacts for Hong Kong, which has no site', async () => {
    const { handOver } = await place({ ...internationalOrder(), goodsClass: 'PHONE_TABLET', handover: 'hong-kong' });
    expect(handOver!.site).toBeNull();
    expect(handOver!.title).toMatch(/Hong Kong/);
    expect(handOver!.text).toContain('CN-CAN-01, \u2066+86 20 8000 0201\u2069.');
  });

  it('is absent once the parcel is under way', async () => {
    const order = await place(internationalOrder());
    await importScanRows(world(), scanRow(order.waybillNo, 'PICKED_UP', world().services.now().toISOString()));
    const view = (await world().call('getOrder', { id: order.id }, headers())).body.data as OrderView;
    expect(view.state).toBe('IN_TRANSIT');
    expect(view.handOver).toBeUndefined();
  });
});
