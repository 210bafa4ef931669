import { beforeAll, expect, it } from 'vitest';
import errors from '@/messages/en/errors.json';
import { insertPlaces } from './order-samples';
import { signUp, type Person } from './people';
import { linkTo, placeLinked, readLink, scanIn, TAIL } from './receiver-steps';
import { onEachDatabase } from './world';

onEachDatabase('the plain forms of a parcel’s page', (world) => {
  let ama: Person;
  beforeAll(async () => {
    await insertPlaces(world());
    ama = await signUp(world());
  });

  async function post(fields: Record<string, string>, headers: Record<string, string> = {}) {
    const answer = await fetch(`${world().origin}/api/form/parcel`, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'sec-fetch-site': 'same-origin',
        'x-client-address': `10.9.0.${Math.floor(Math.random() * 255)}`,
        ...headers,
      },
      body: new URLSearchParams({ prefix: 'gh-en', version: '0', ...fields }),
    });
    return { status: answer.status, location: answer.headers.get('location'), text: await answer.text() };
  }
  const arrived = async () => {
    const parcel = await placeLinked(world(), ama);
    await scanIn(world(), parcel, 'PICKED_UP', 'FLIGHT_ARRIVED');
    return parcel;
  };
  const note = { act: 'note', landmark: 'Behind the blue mosque' };

  it('lead back to the page, which says that the choice is kept', async () => {
    const { token } = await arrived();
    const [day] = (await readLink(world(), token)).days;
    const kept = { status: 303, location: `/gh-en/parcel/${token}?said=kept#said` };
    expect(await post({ token, act: 'day', day: day! })).toMatchObject(kept);
    expect(await post({ token, ...note })).toMatchObject(kept);
    expect((await readLink(world(), token)).track.instructions).toHaveLength(2);
  });

  it('cut no text that is too long: they say so, and the browser goes back to it', async () => {
    const { token } = await arrived();
    const tooLong: Record<string, string>[] = [
      { act: 'note', text: 'x'.repeat(201) },
      { act: 'note', landmark: 'x'.repeat(101) },
      { act: 'person', place: 'person', name: 'Ama '.repeat(21) },
    ];
    for (const long of tooLong) {
      const answer = await post({ token, ...long });
      expect([answer.status, answer.location]).toEqual([422, null]);
      expect(answer.text).toContain(errors.tooLong);
    }
    expect((await readLink(world(), token)).track.instructions).toBeUndefined();
    const pasted = { act: 'prove', channel: 'sms', nonce: 'n', verifyCode: 'Your code is 123456.' };
    expect((await post({ token, ...pasted })).location).toContain(`/gh-en/parcel/${token}?said=codeWrong`);
  });

  it('are refused from another site, and change nothing', async () => {
    const { token } = await arrived();
    for (const from of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
    ])
      expect((await post({ token, ...note }, from)).status).toBe(403);
    expect((await readLink(world(), token)).track.instructions).toBeUndefined();
  });

  it('say on the page what went wrong, and for a token that is none lead to the page that says so', async () => {
    const parcel = await arrived();
    const { token } = parcel;
    const said = async (fields: Record<string, string>) => (await post({ token, ...fields })).location;
    const page = `/gh-en/parcel/${token}`;
    expect(await said({ act: 'note' })).toBe(`${page}?said=missing#said`);
    expect(await said({ act: 'day', day: '2019-01-07' })).toBe(`${page}?said=notOffered#said`);
    expect(await said({ act: 'person', place: 'person' })).toBe(`${page}?said=missing#said`);
    const [day] = (await readLink(world(), token)).days;
    expect(await said({ act: 'day', day: day!, version: '7' })).toBe(`${page}?said=changed#said`);
    await scanIn(world(), parcel, 'OUT_FOR_DELIVERY');
    expect(await said({ act: 'person', place: 'reception' })).toBe(`${page}?said=closed#said`);
    expect(await post({ token: 'zzzzzzzzz', ...note })).toMatchObject({
      status: 303,
      location: '/gh-en/parcel/zzzzzzzzz',
    });
    const hostile = await post({ token: '//evil.example', ...note });
    expect([hostile.status, hostile.location]).toEqual([422, null]);
    expect(hostile.text).toContain(errors.linkEnded);
    expect((await post({ token, act: 'burn' })).status).toBe(400);
  });

  it('decide about a parcel that came back, as far as the link’s holder may', async () => {
    const parcel = await placeLinked(world(), ama);
    await scanIn(world(), parcel, 'PICKED_UP', 'OUT_FOR_DELIVERY', 'DELIVERY_FAILED', 'RETURNED');
    const token = await linkTo(world(), parcel.waybillNo, 'sender');
    expect((await post({ token: parcel.token, act: 'destroy' })).status).toBe(403);
    const destroyed = { status: 303, location: `/gh-en/parcel/${token}?said=destroyed#said` };
    expect(await post({ token, act: 'destroy' }, { 'sec-fetch-site': 'cross-site' })).toMatchObject({ status: 403 });
    expect(await post({ token, act: 'destroy' })).toMatchObject(destroyed);
    expect(await post({ token, act: 'destroy' })).toMatchObject(destroyed);
    expect((await post({ token, act: 'shelve' })).location).toContain('said=closed');
    expect((await post({ token: parcel.token, act: 'shelve' })).location).toContain('said=closed');
  });

  it('open the page by four digits, which stand in no address', async () => {
    const { waybillNo } = await arrived();
    const opened = await post({ act: 'open', waybillNo, phoneTail: TAIL });
    expect(opened.location).toMatch(/^\/gh-en\/parcel\/[2-9a-z]{9}$/);
    const token = opened.location!.split('/').at(-1)!;
    expect((await post({ token, act: 'person', place: 'reception' })).location).toContain('said=codeNeeded');
    const sent = await post({ token, act: 'send', channel: 'mail' });
    expect(sent.location).toMatch(/\?said=sent&channel=mail&nonce=[\w-]{43}#said$/);
    const nonce = new URL(sent.location!, world().origin).searchParams.get('nonce')!;
    const wrong = await post({ token, act: 'prove', channel: 'mail', nonce, verifyCode: '000000' });
    expect(wrong.location).toContain(`said=codeWrong&channel=mail&nonce=${nonce}`);
    const refused = await post({ act: 'open', waybillNo, phoneTail: '9999' });
    expect([refused.status, refused.location]).toEqual([422, null]);
    expect(refused.text).toContain(errors.phoneTailWrong);
  });
});
