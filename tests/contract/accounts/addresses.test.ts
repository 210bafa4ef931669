import { beforeAll, expect, it } from 'vitest';
import { ERRORS } from '@/lib/contract/error-codes';
import { translateError } from '@/lib/server/platform/texts/server-texts';
import { englishErrors, missingFieldText } from '../support/english-errors';
import { onlyError } from '../support/steps/account-steps';
import { cityNameOf, insertPlaces, otherCityOf, placesOf } from '../support/order-samples';
import { signUp, type Person } from '../support/people';
import { onEachDatabase } from '../support/world';
import { expectRefusal } from '../support/refusal';

const NOBODY = '00000000-0000-0000-0000-000000000000';

onEachDatabase('the address book', (world) => {
  beforeAll(() => insertPlaces(world()));

  const sample = (fields: Record<string, unknown> = {}) => ({
    name: 'Yaa Asantewaa',
    company: 'Ejisu Traders',
    phone: '024 000 0123',
    email: 'Yaa@Example.com',
    ...placesOf('GH'),
    street: 'Opposite the palace',
    ...fields,
  });
  const add = ({ token }: Person, fields: Record<string, unknown> = {}) =>
    world().call('addAddress', sample(fields), { token });
  const book = async ({ token }: Person, fields: Record<string, unknown> = {}) =>
    world().call('searchAddresses', fields, { token });
  const names = async (person: Person, fields: Record<string, unknown> = {}) =>
    (await book(person, fields)).body.data.items.map(({ name }: { name: string }) => name);

  it('stores an entry with the names of its places', async () => {
    const person = await signUp(world());
    const { status, body } = await add(person);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.data).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: 'Yaa Asantewaa',
      company: 'Ejisu Traders',
      phone: '+233240000123',
      email: 'yaa@example.com',
      ...placesOf('GH'),
      provinceName: `${cityNameOf('GH')} Region`,
      cityName: cityNameOf('GH'),
      areaName: 'Old Town',
      street: 'Opposite the palace',
      digitalAddress: '',
    });
    expect((await book(person)).body.data).toEqual({ items: [body.data], limit: 5 });
    const chinese = await world().call('searchAddresses', {}, { token: person.token, lang: 'zh-CN' });
    expect(chinese.body.data.items[0].provinceName).toBe('测试省');
  });

  it('needs no company, e-mail or area', async () => {
    const person = await signUp(world());
    const { body } = await add(person, { company: undefined, email: undefined, areaCode: undefined });
    expect(body.data).toMatchObject({ company: '', email: '', areaCode: '', areaName: '' });
  });

  it('has at most five entries, and accepts another after one is deleted', async () => {
    const person = await signUp(world());
    const ids: string[] = [];
    for (const name of ['A', 'B', 'C', 'D', 'E']) ids.push((await add(person, { name })).body.data.id);
    const sixth = await add(person, { name: 'F' });
    expectRefusal(sixth, 409, ERRORS.addressBookFull.code, englishErrors.addressBookFull);
    expect(await names(person)).toEqual(['A', 'B', 'C', 'D', 'E']);
    const removed = await world().call('deleteAddress', { id: ids[1] }, { token: person.token });
    expect(removed.body.data).toEqual({ id: ids[1] });
    expect((await add(person, { name: 'F' })).status).toBe(200);
    expect(await names(person)).toEqual(['A', 'F', 'C', 'D', 'E']);
  });

  it('has five entries after ten are added at once', async () => {
    const person = await signUp(world());
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, index) => add(person, { name: `Entry ${index}` })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([...Array(5).fill(200), ...Array(5).fill(409)]);
    for (const { status, body } of responses) if (status === 409) expect(body.code).toBe(ERRORS.addressBookFull.code);
    const storedNames = responses.flatMap(({ body }) => (body.success ? [body.data.name] : []));
    expect((await names(person)).sort()).toEqual(storedNames.sort());
  });

  it('never exceeds five entries while entries are added and deleted at once', async () => {
    const person = await signUp(world());
    const first = await Promise.all(Array.from({ length: 5 }, () => add(person)));
    const calls = first.flatMap(({ body }) => [
      world().call('deleteAddress', { id: body.data.id }, { token: person.token }),
      add(person, { name: 'New' }),
      add(person, { name: 'New' }),
    ]);
    for (const { status } of await Promise.all(calls)) expect([200, 409]).toContain(status);
    expect((await book(person)).body.data.items.length).toBeLessThanOrEqual(5);
  });

  it('changes an entry without moving it', async () => {
    const person = await signUp(world());
    const { id } = (await add(person, { name: 'First' })).body.data;
    await add(person, { name: 'Second' });
    const change = { ...sample({ name: 'Renamed', areaCode: '' }), id, cityCode: otherCityOf('GH') };
    const { status, body } = await world().call('updateAddress', change, { token: person.token });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.data).toMatchObject({ id, name: 'Renamed', cityCode: otherCityOf('GH'), areaName: '' });
    expect(await names(person)).toEqual(['Renamed', 'Second']);
  });

  it('deletes an entry once', async () => {
    const person = await signUp(world());
    const { id } = (await add(person)).body.data;
    const remove = () => world().call('deleteAddress', { id }, { token: person.token });
    const statuses = (await Promise.all([remove(), remove(), remove()])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 404, 404]);
    expect(await names(person)).toEqual([]);
  });

  it('finds entries by their content', async () => {
    const person = await signUp(world());
    await add(person, { name: 'Kwame', street: 'Castle Road' });
    await add(person, { name: 'Esi', phone: '+233 20 000 0456' });
    expect(await names(person, { text: 'castle' })).toEqual(['Kwame']);
    expect(await names(person, { text: '020 000 0456' })).toEqual(['Esi']);
    expect(await names(person, { text: 'old town' })).toEqual(['Kwame', 'Esi']);
    expect(await names(person, { text: '%' })).toEqual([]);
    const [{ id }] = (await book(person, { text: 'Esi' })).body.data.items;
    expect(await names(person, { id, userId: person.userId })).toEqual(['Esi']);
  });

  it('is closed to other accounts', async () => {
    const [mine, theirs] = [await signUp(world()), await signUp(world())];
    const { id } = (await add(theirs, { name: 'Theirs' })).body.data;
    const as = { token: mine.token };
    const attempts = (target: string) => [
      world().call('updateAddress', { ...sample({ name: 'Mine' }), id: target }, as),
      world().call('deleteAddress', { id: target }, as),
      world().call('searchAddresses', { id: target }, as),
    ];
    for (const [foreign, missing] of [
      ...attempts(id),
      world().call('searchAddresses', { userId: theirs.userId }, as),
    ].map((call, index) => [
      call,
      [...attempts(NOBODY), world().call('searchAddresses', { userId: NOBODY }, as)][index]!,
    ])) {
      expect((await foreign!).status).toBe(404);
      expect((await foreign!).body).toEqual((await missing!).body);
    }
    expect(await names(mine)).toEqual([]);
    expect(await names(theirs)).toEqual(['Theirs']);
  });

  it.each(['addAddress', 'updateAddress', 'deleteAddress', 'searchAddresses'] as const)(
    'requires a login: %s',
    async (name) => {
      const { status, body } = await world().call(name, { ...sample(), id: NOBODY });
      expectRefusal({ status, body }, 401, ERRORS.tokenMissing.code);
    },
  );

  it.each([
    [{ name: '' }, 'name', missingFieldText('name')],
    [{ name: undefined }, 'name', missingFieldText('name')],
    [{ name: 'x'.repeat(81) }, 'name', englishErrors.tooLong],
    [{ company: 'x'.repeat(121) }, 'company', englishErrors.tooLong],
    [{ phone: '' }, 'phone', missingFieldText('phone')],
    [{ phone: 'call me' }, 'phone', englishErrors.phoneFormat],
    [{ phone: '024 000 012' }, 'phone', englishErrors.phoneTooShort],
    [{ phone: '+254 700 000123' }, 'phone', translateError('en', 'phoneElsewhere', { country: { region: 'KE' } })],
    [{ email: 'nobody' }, 'email', englishErrors.emailWithoutAt],
    [{ countryCode: 'FR' }, 'countryCode', englishErrors.chooseCountry],
    [{ provinceCode: '' }, 'provinceCode', missingFieldText('provinceCode')],
    [{ cityCode: '' }, 'cityCode', missingFieldText('cityCode')],
    [{ cityCode: 'nowhere' }, 'cityCode', englishErrors.placeUnknown],
    [{ provinceCode: placesOf('KE').provinceCode }, 'cityCode', englishErrors.placeUnknown],
    [{ areaCode: placesOf('NG').areaCode }, 'areaCode', englishErrors.placeUnknown],
    [{ cityCode: otherCityOf('GH') }, 'areaCode', englishErrors.placeUnknown],
    [{ countryCode: 'KE', phone: '0700 000123' }, 'provinceCode', englishErrors.placeUnknown],
    [{ street: ' ' }, 'street', missingFieldText('street')],
    [{ street: 'x'.repeat(201) }, 'street', englishErrors.tooLong],
  ])('rejects %j in a new or changed entry', async (fields, field, message) => {
    const person = await signUp(world());
    const { id } = (await add(person, { name: 'Before' })).body.data;
    const changed = await world().call('updateAddress', { ...sample(fields), id }, { token: person.token });
    for (const reply of [await add(person, fields), changed]) {
      expect(reply.status).toBe(422);
      expect(onlyError(reply)).toEqual({ field, message });
    }
    expect(await names(person)).toEqual(['Before']);
  });

  it('reports every mistake at once', async () => {
    const { body } = await add(await signUp(world()), { cityCode: 'nowhere', phone: '12345' });
    expect(body.errors?.map(({ field }) => field)).toEqual(['cityCode', 'phone']);
    expect(body.message).toBe(englishErrors.invalid);
  });

  it('stores any script exactly as typed', async () => {
    const person = await signUp(world());
    const words = { name: 'محمد "الأمين" <b>', street: "Rue de l'Église 🚚 王府井\u2028" };
    await add(person, words);
    expect((await book(person)).body.data.items[0]).toMatchObject({ name: words.name, street: words.street.trim() });
  });
});
