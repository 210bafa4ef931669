import { beforeAll, expect, it } from 'vitest';
import { readPdf } from '../../fixtures/read-pdf';
import { insertPlaces, internationalOrder, otherCityOf, placesOf } from '../support/order-samples';
import { signUp, type Person } from '../support/people';
import { onEachDatabase } from '../support/world';

onEachDatabase('the route of a parcel', (world) => {
  let ama: Person;
  beforeAll(async () => {
    await insertPlaces(world());
    const { db } = world().services;
    const move = (city: string, lat: number, lng: number) =>
      db.updateTable('cities').set({ lat, lng }).where('code', '=', city).execute();
    await move(placesOf('CN').cityCode, 39.9, 116.4); // Beijing
    await move(otherCityOf('GH'), 9.4, -0.84); // Tamale
    ama = await signUp(world());
  });

  const place = async () => {
    const sample = internationalOrder();
    const receiver = { ...sample.receiver, cityCode: otherCityOf('GH'), areaCode: '' };
    const order = { ...sample, receiver };
    const { status, body } = await world().call('addInternationalOrder', order, { token: ama.token });
    expect(status, JSON.stringify(body)).toBe(200);
    return body.data;
  };

  it('leads from the origin hub to that of the receiver in order, tracking and label', async () => {
    const order = await place();
    const route = { from: { code: 'CAN', name: 'Guangzhou' }, to: { code: 'TML', name: 'Tamale' } };
    expect(order.route).toEqual(route);
    const { body } = await world().call('queryTrack', { waybillNos: [order.waybillNo] });
    expect(body.data.inTransit[0].route).toEqual(route);
    const inArabic = await world().call('getOrder', { id: order.id }, { token: ama.token, lang: 'ar' });
    expect(inArabic.body.data.route.to).toEqual({ code: 'TML', name: 'تامالي' });
    const file = await world().call('getPdfFileUrl', { id: order.id, kind: 'label' }, { token: ama.token });
    const pdf = await fetch(`${world().origin}${file.body.data.url}`);
    const [label] = (await readPdf(new Uint8Array(await pdf.arrayBuffer()))).pages;
    expect(label!.text).toMatch(/CAN\s*TML/);
  });
});
