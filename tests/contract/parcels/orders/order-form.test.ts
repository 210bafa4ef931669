import { beforeAll, expect, it } from 'vitest';
import { codeIn, lastMessage, newPhone, solveCaptcha } from '../../support/steps/account-steps';
import { insertPlaces, phoneOf, placesOf, TYPED_PARCEL } from '../../support/order-samples';
import { onEachDatabase } from '../../support/world';
import { randomId } from '@/lib/http/random-id';
import { restoreFormDraft, type FormDraft } from '@/lib/server/accounts/form-drafts/form-draft';
import { createFormToken, readSessionToken } from '@/lib/server/web/forms/form-session';
import { sweepExpired } from '@/lib/server/trust/personal-data/retention/sweep';
import { DAY_MS, MINUTE_MS } from '@/lib/time/durations';

/** Order as the form sends it: one parcel from China to Ghana. */
const ORDER = {
  kind: 'international',
  customerType: 'individual',
  'sender.name': 'Li Wei',
  'sender.phone': phoneOf('CN'),
  'sender.place': 'Testzhou',
  'sender.street': '12 Sample Road',
  'receiver.countryCode': 'GH',
  'receiver.name': 'Ama Serwaa Boateng',
  'receiver.phone': phoneOf('GH'),
  'receiver.place': 'Testcra',
  'receiver.street': '3 Harmattan Lane',
  service: 'intl-straight-special',
  goodsClass: 'GENERAL',
  importer: 'individual',
  handover: 'guangzhou',
  sendingMode: 'MERCHANT',
  ...TYPED_PARCEL,
  amountCurrency: 'GHS',
  deliveryPlace: 'door',
  'notify.sender': 'on',
  'notify.receiver': 'sms',
  agreed: 'on',
};

onEachDatabase('an order by plain forms', (world) => {
  /** Sets a city's name for searches, folded as in imports of places. */
  const setSearch = (code: string, search: string) =>
    world().services.db.updateTable('cities').set({ search }).where('code', '=', code).execute();
  beforeAll(async () => {
    await insertPlaces(world());
    await setSearch('test-cn-c', 'testzhou');
    await setSearch('test-gh-c', 'testcra');
    await setSearch('test-gh-c2', 'testmale');
  });

  /** Logs a person in without scripts. */
  async function enter(phone = newPhone()) {
    world().pass(MINUTE_MS);
    let cookie = '';
    async function post(fields: Record<string, string>, headers: Record<string, string> = {}) {
      const response = await fetch(`${world().origin}/api/form/account`, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'sec-fetch-site': 'same-origin', cookie, ...headers },
        body: new URLSearchParams({ prefix: 'gh-en', ...fields }),
      });
      for (const line of response.headers.getSetCookie()) {
        const pair = line.split(';')[0]!;
        if (!pair.endsWith('=')) cookie = pair;
      }
      return { status: response.status, location: response.headers.get('location') ?? '' };
    }
    await post({ act: 'code', account: phone, ...(await solveCaptcha(world())) });
    await post({ act: 'enter', verifyCode: codeIn(lastMessage(world(), phone)?.text), agreed: 'on' });
    const token = (await readSessionToken(world().services, cookie.split('=')[1])) ?? '';
    const formToken = await createFormToken(world().services, token);
    const draft = randomId();
    const send = (act: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
      post({ act, draft, formToken, ...fields }, headers);
    const orders = async () =>
      (await world().call('queryOrderPage', {}, { token })).body.data.items as { id: string }[];
    return { phone, token, draft, send, orders };
  }

  const rowOf = (draft: string) =>
    world().services.db.selectFrom('form_drafts').selectAll().where('draft_key', '=', draft).executeTakeFirstOrThrow();
  const readDraft = async (draft: string) => JSON.parse((await rowOf(draft)).data) as FormDraft;

  it('refuses a draft id that nothing of ours made, as a malformed request', async () => {
    const person = await enter();
    for (const draft of ['中', 'a\r\nb', '', 'x'.repeat(40)])
      expect((await person.send('send', { draft })).location, draft).toContain('outcome=malformed');
    expect(await person.orders()).toEqual([]);
  });

  it('shows a review and then places once, however often it is sent', async () => {
    const person = await enter();
    const { draft } = person;
    expect((await person.send('check', ORDER)).location).toBe(`/gh-en/basic/send?draft=${draft}&step=review`);
    expect(await person.orders()).toEqual([]);
    const readDraft = async (token: string, key = draft) => world().call('readFormDraft', { key }, { token });
    const storedDraft = (await readDraft(person.token)).body.data;
    expect(storedDraft.orderId).toBe('');
    expect(restoreFormDraft(storedDraft.data)?.draft.values.receiver.name).toBe(ORDER['receiver.name']);
    const stranger = await enter();
    expect((await readDraft(stranger.token)).status).toBe(404);
    expect((await readDraft(person.token, randomId())).status).toBe(404);
    expect((await readDraft(person.token, 'x')).status).toBe(422);
    const both = await Promise.all([person.send('send'), person.send('send')]);
    const [order, ...others] = await person.orders();
    expect(others).toEqual([]);
    const page = `/gh-en/basic/parcel?id=${order!.id}`;
    expect(both.map(({ location }) => location)).toEqual([page, page]);
    // Back and the same form again lead to the existing order.
    for (const [act, fields] of [
      ['check', { ...ORDER, 'receiver.name': 'Kojo' }],
      ['more', ORDER],
      ['send', {}],
    ] as const)
      expect((await person.send(act, fields)).location).toBe(page);
    expect(await person.orders()).toHaveLength(1);
    expect((await rowOf(draft)).data).toBe('{}');
    expect((await readDraft(person.token)).body.data).toEqual({ orderId: order!.id, data: '' });
    const { body } = await world().call('getOrder', { id: order!.id }, { token: person.token });
    expect(body.data).toMatchObject({
      customerHistory: 'new',
      sender: { name: 'Li Wei', cityCode: placesOf('CN').cityCode },
      receiver: { name: 'Ama Serwaa Boateng', cityCode: placesOf('GH').cityCode },
      parcels: [{ weightKg: 2, quantity: 3, unitPriceMinor: 4500 }],
      notify: { sender: true, receiver: 'sms' },
    });
  });

  it('preserves all typed values, with each error beside its field and none in the address', async () => {
    const person = await enter();
    const fields = {
      ...ORDER,
      'receiver.phone': '12',
      'receiver.place': 'Nowhere',
      'parcels.0.weightKg': 'heavy',
      'parcels.0.unitPrice': '4,5,6,',
      remark: '<b>Ring twice</b>',
      shopOrderNo: 'SHOP-1001',
    };
    const { location } = await person.send('check', fields);
    expect(location).toBe(`/gh-en/basic/send?draft=${person.draft}#outcome`);
    const { draft, places, problems } = await readDraft(person.draft);
    const { values } = draft;
    expect(values.receiver).toMatchObject({ name: ORDER['receiver.name'], phone: '12', cityCode: '' });
    expect(values.parcels[0]).toMatchObject({ weightKg: 'heavy', unitPrice: '4,5,6,', goodsNameEn: 'Cotton shirts' });
    expect(values).toMatchObject({ remark: '<b>Ring twice</b>', shopOrderNo: 'SHOP-1001' });
    expect(places.receiver).toBe('Nowhere');
    expect(problems.map(({ field, message }) => [field, message])).toEqual(
      expect.arrayContaining([
        ['receiver.phone', 'phoneTooShort'],
        ['receiver.place', 'placeUnknown'],
        ['parcels.0.weightKg', 'weightRange'],
        ['parcels.0.unitPrice', 'amountFormat'],
      ]),
    );
    // A review that was opened by hand sends nothing.
    expect((await person.send('send')).location).toBe(`/gh-en/basic/send?draft=${person.draft}#outcome`);
    expect(await person.orders()).toEqual([]);
    // An error that only the tariff finds is beside its field too.
    const heavy = { ...ORDER, service: 'intl-straight-small', 'parcels.0.weightKg': '25' };
    await person.send('check', heavy);
    expect((await readDraft(person.draft)).problems[0]?.field).toBe('service');
  });

  it('reads a draft of an earlier release, with empty fields for what that lacked', async () => {
    const person = await enter();
    await person.send('check', ORDER);
    const { draft } = await readDraft(person.draft);
    const earlier = world().services.db.updateTable('form_drafts').where('draft_key', '=', person.draft);
    await earlier.set({ data: JSON.stringify({ draft, customerType: 'club' }) }).execute();
    const { data } = (await world().call('readFormDraft', { key: person.draft }, { token: person.token })).body.data;
    const empty = { customerType: '', known: false, places: { sender: '', receiver: '' }, problems: [] };
    expect(restoreFormDraft(data)).toEqual({ draft, ...empty });
    // The form asks for the missing answer.
    expect((await person.send('send')).location).toBe(`/gh-en/basic/send?draft=${person.draft}#outcome`);
    expect((await readDraft(person.draft)).problems.map(({ field }) => field)).toEqual(['needs']);
    await earlier.set({ data: '{}' }).execute();
    expect((await person.send('send')).location).toBe('/gh-en/basic/send');
  });

  it('requests a check of amounts typed in another currency', async () => {
    const person = await enter();
    const otherCountry = {
      ...ORDER,
      'receiver.countryCode': 'NG',
      'receiver.phone': phoneOf('NG'),
      'receiver.place': '',
    };
    const places = { 'receiver.provinceCode': 'test-ng-p', 'receiver.cityCode': 'test-ng-c', 'receiver.searched': '' };
    const form = `/gh-en/basic/send?draft=${person.draft}#outcome`;
    expect((await person.send('check', { ...otherCountry, ...places })).location).toBe(form);
    expect((await readDraft(person.draft)).draft.amountCurrency).toBe('GHS');
    const { location } = await person.send('check', { ...otherCountry, ...places, amountCurrency: 'NGN' });
    expect(location).toContain('step=review');
  });

  it('adds and removes a parcel while other fields are incomplete', async () => {
    const person = await enter();
    const form = `/gh-en/basic/send?draft=${person.draft}`;
    expect((await person.send('more', { 'sender.name': 'Li Wei', 'parcels.0.weightKg': '2' })).location).toBe(
      `${form}#parcel-2`,
    );
    const { draft, problems } = await readDraft(person.draft);
    expect(draft.values.parcels.map(({ weightKg }) => weightKg)).toEqual(['2', '']);
    expect({ name: draft.values.sender.name, problems }).toEqual({ name: 'Li Wei', problems: [] });
    const two = { 'parcels.0.weightKg': '2', 'parcels.1.weightKg': '3' };
    expect((await person.send('fewer', two)).location).toBe(`${form}#parcel-1`);
    expect((await readDraft(person.draft)).draft.values.parcels).toHaveLength(1);
  });

  it('lists HS codes only after a press of their button', async () => {
    const person = await enter();
    const form = `/gh-en/basic/send?draft=${person.draft}`;
    expect((await person.send('codes', ORDER)).location).toBe(`${form}&codes=all#customs-0`);
    expect((await person.send('more', ORDER)).location).toBe(`${form}#parcel-2`);
    expect((await person.send('check', { ...ORDER, 'receiver.phone': '12' })).location).toBe(`${form}#outcome`);
  });

  it('offers a choice among places with the same name', async () => {
    const person = await enter();
    await setSearch('test-gh-c', 'twinton');
    await setSearch('test-gh-c2', 'twinton');
    try {
      const twins = { ...ORDER, 'receiver.place': 'twin' };
      expect((await person.send('check', twins)).location).toContain('#outcome');
      expect((await readDraft(person.draft)).problems).toEqual([{ field: 'receiver.place', message: 'placeUnknown' }]);
      const choice = { ...twins, 'receiver.searched': 'twin', 'receiver.chosen': 'test-gh-p test-gh-c2 ' };
      expect((await person.send('check', choice)).location).toContain('step=review');
      const storedDraft = await readDraft(person.draft);
      expect(storedDraft.draft.values.receiver).toMatchObject({ cityCode: 'test-gh-c2', areaCode: '' });
      expect(storedDraft.places.receiver).toBe('Testmale, Testcra Region');
    } finally {
      await setSearch('test-gh-c', 'testcra');
      await setSearch('test-gh-c2', 'testmale');
    }
  });

  it('rejects another site, another token and another account', async () => {
    const person = await enter();
    expect((await person.send('check', ORDER, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await person.send('check', { ...ORDER, formToken: 'x' })).location).toBe(
      `/gh-en/basic/send?draft=${person.draft}&outcome=forbidden`,
    );
    expect((await person.send('check', { ...ORDER, draft: '../x' })).location).toBe(
      '/gh-en/basic/send?outcome=malformed',
    );
    await person.send('check', ORDER);
    const other = await enter();
    expect((await other.send('send', { draft: person.draft })).location).toBe('/gh-en/basic/send');
    expect({ person: await person.orders(), other: await other.orders() }).toEqual({ person: [], other: [] });
  });

  it('waits for the next login if the session expired', async () => {
    const person = await enter();
    world().pass(31 * MINUTE_MS);
    const { location } = await person.send('check', ORDER);
    const form = `/gh-en/basic/send?draft=${person.draft}`;
    expect(location).toBe(`/gh-en/basic/login?outcome=tokenExpired&next=${encodeURIComponent(form)}`);
    expect((await readDraft(person.draft)).draft.values.sender.name).toBe('Li Wei');
    const again = await enter(person.phone);
    expect((await again.send('check', { ...ORDER, draft: person.draft })).location).toContain('step=review');
    // An ended session stores nothing, because somebody else may have its cookie.
    await world().call('logout', {}, { token: again.token });
    const expiredReply = await again.send('check', ORDER);
    expect(expiredReply.location).toBe('/gh-en/basic/login?outcome=sessionEnded');
    await expect(rowOf(again.draft)).rejects.toThrow();
  });

  it('is one of five drafts of an account, for a day', async () => {
    const person = await enter();
    const drafts = Array.from({ length: 6 }, () => randomId());
    for (const draft of drafts) {
      world().pass(1000);
      await person.send('check', { ...ORDER, draft });
    }
    const { body } = await world().call('exportAccountData', { cursor: null }, { token: person.token });
    const exportedDrafts = body.data.account.drafts as { content: FormDraft }[];
    expect(exportedDrafts.map(({ content }) => content.draft.id)).toEqual(drafts.slice(1).reverse());
    world().pass(DAY_MS);
    await sweepExpired(world().services);
    const { db } = world().services;
    expect(await db.selectFrom('form_drafts').selectAll().where('draft_key', 'in', drafts).execute()).toEqual([]);
  });
});
