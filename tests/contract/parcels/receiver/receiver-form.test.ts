import { beforeAll, expect, it } from 'vitest';
import errors from '@/messages/en/errors.json';
import { insertPlaces, internationalOrder } from '../../support/order-samples';
import { signUp, type Person } from '../../support/people';
import {
  createLinkTo,
  placeParcelWithLink,
  placeScannedParcel,
  readLink,
  importScansOf,
  RECEIVER_TAIL,
} from '../../support/steps/receiver-steps';
import { onEachDatabase } from '../../support/world';

onEachDatabase('a plain form of a parcel’s page', (world) => {
  let ama: Person;
  beforeAll(async () => {
    await insertPlaces(world());
    ama = await signUp(world());
  });

  async function post(fields: Record<string, string>, headers: Record<string, string> = {}) {
    const response = await fetch(`${world().origin}/api/form/parcel`, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'sec-fetch-site': 'same-origin',
        'x-client-address': `10.9.0.${Math.floor(Math.random() * 255)}`,
        ...headers,
      },
      body: new URLSearchParams({ prefix: 'gh-en', version: '0', ...fields }),
    });
    return { status: response.status, location: response.headers.get('location'), text: await response.text() };
  }
  const arrivedParcel = () => placeScannedParcel(world(), ama, 'PICKED_UP', 'FLIGHT_ARRIVED');
  const note = { act: 'note', landmark: 'Behind the blue mosque' };

  it('returns to the page, which confirms that the choice is stored', async () => {
    const { token } = await arrivedParcel();
    const [day] = (await readLink(world(), token)).days;
    const confirmation = { status: 303, location: `/gh-en/parcel/${token}?outcome=kept#outcome` };
    expect(await post({ token, act: 'day', day: day! })).toMatchObject(confirmation);
    expect(await post({ token, ...note })).toMatchObject(confirmation);
    expect((await readLink(world(), token)).track.instructions).toHaveLength(2);
  });

  it('truncates no text that is too long, but reports it and returns to the field', async () => {
    const { token } = await arrivedParcel();
    const tooLong: Record<string, string>[] = [
      { act: 'note', text: 'x'.repeat(201) },
      { act: 'note', landmark: 'x'.repeat(101) },
      { act: 'person', place: 'person', name: 'Ama '.repeat(21) },
    ];
    for (const long of tooLong) {
      const response = await post({ token, ...long });
      expect(response).toMatchObject({ status: 422, location: null });
      expect(response.text).toContain(`<h1>${errors.tooLong}</h1>`);
      expect(response.text.replaceAll(/\s+/g, ' ')).toMatch(/Your text has \d+ characters\. You can send up to \d+\./);
    }
    expect((await readLink(world(), token)).track.instructions).toBeUndefined();
    const longText = `<b>${'x'.repeat(250)}`;
    const page = (await post({ token, act: 'note', landmark: '"Mosque"', text: longText })).text;
    expect(page).toContain('Your text has 253 characters. You can send up to 200.');
    expect(page).toContain(`&lt;b&gt;${'x'.repeat(250)}</textarea`);
    expect(page).toContain('<input type="hidden" name="landmark" value="&quot;Mosque&quot;" />');
    expect(page).not.toContain('name="text" value');
    const pasted = { act: 'prove', channel: 'sms', nonce: 'n', verifyCode: 'Your code is 123456.' };
    expect((await post({ token, ...pasted })).location).toContain(`/gh-en/parcel/${token}?outcome=codeWrong`);
  });

  it('stores the receiver’s details, and shows typed ones again beside their mistakes', async () => {
    const order = { ...internationalOrder('TR') };
    const placedOrder = (await world().call('addInternationalOrder', order, { token: ama.token })).body.data;
    const token = await createLinkTo(world(), placedOrder.waybillNo);
    const fields = { act: 'details', identityNo: '"123"', pin: '41.0082, 28.9784', secondPhone: '1' };
    const page = await post({ token, ...fields });
    expect(page).toMatchObject({ status: 422, location: null });
    const pageText = page.text.replaceAll(/\s+/g, ' ');
    expect(pageText).toContain(errors.turkishIdFormat.split('(')[0]!.trim());
    expect(pageText).toContain('name="identityNo" value="&quot;123&quot;"');
    expect(pageText).toContain('<input type="hidden" name="pin" value="41.0082, 28.9784" />');
    expect(pageText).toMatch(/<label for="secondPhone">[^<]{10,}<\/label>/);
    const right = { ...fields, identityNo: '10000000146', secondPhone: '' };
    const confirmation = { status: 303, location: `/gh-en/parcel/${token}?outcome=kept#outcome` };
    expect(await post({ token, ...right })).toMatchObject(confirmation);
    expect((await readLink(world(), token)).details).toMatchObject({ missing: [] });
    // A form without the field leaves the detail as it is.
    expect(await post({ token, act: 'details', secondPhone: '' })).toMatchObject(confirmation);
    expect((await readLink(world(), token)).details!.given.map(({ detail }) => detail)).toEqual(['pin', 'turkishId']);
  });

  it('rejects another site and changes nothing', async () => {
    const { token } = await arrivedParcel();
    for (const from of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
    ])
      expect((await post({ token, ...note }, from)).status).toBe(403);
    expect((await readLink(world(), token)).track.instructions).toBeUndefined();
  });

  it('shows errors on the page, and redirects an invalid token to the page that explains it', async () => {
    const parcel = await arrivedParcel();
    const { token } = parcel;
    const locationOf = async (fields: Record<string, string>) => (await post({ token, ...fields })).location;
    const page = `/gh-en/parcel/${token}`;
    expect(await locationOf({ act: 'note' })).toBe(`${page}?outcome=missing#outcome`);
    expect(await locationOf({ act: 'day', day: '2019-01-07' })).toBe(`${page}?outcome=notOffered#outcome`);
    expect(await locationOf({ act: 'person', place: 'person' })).toBe(`${page}?outcome=missing#outcome`);
    const [day] = (await readLink(world(), token)).days;
    expect(await locationOf({ act: 'day', day: day!, version: '7' })).toBe(`${page}?outcome=changed#outcome`);
    await importScansOf(world(), parcel, 'OUT_FOR_DELIVERY');
    expect(await locationOf({ act: 'person', place: 'reception' })).toBe(`${page}?outcome=closed#outcome`);
    expect(await post({ token: 'zzzzzzzzz', ...note })).toMatchObject({
      status: 303,
      location: '/gh-en/parcel/zzzzzzzzz',
    });
    const hostile = await post({ token: '//evil.example', ...note });
    expect(hostile).toMatchObject({ status: 422, location: null });
    expect(hostile.text).toContain(errors.linkEnded);
    expect((await post({ token, act: 'burn' })).status).toBe(400);
  });

  it('decides about a returned parcel within the rights of the link’s holder', async () => {
    const parcel = await placeParcelWithLink(world(), ama);
    await importScansOf(world(), parcel, 'PICKED_UP', 'OUT_FOR_DELIVERY', 'DELIVERY_FAILED', 'RETURNED');
    const token = await createLinkTo(world(), parcel.waybillNo, 'sender');
    expect((await post({ token: parcel.token, act: 'destroy' })).status).toBe(403);
    const destroyed = { status: 303, location: `/gh-en/parcel/${token}?outcome=destroyed#outcome` };
    expect(await post({ token, act: 'destroy' }, { 'sec-fetch-site': 'cross-site' })).toMatchObject({ status: 403 });
    expect(await post({ token, act: 'destroy' })).toMatchObject(destroyed);
    expect(await post({ token, act: 'destroy' })).toMatchObject(destroyed);
    expect((await post({ token, act: 'shelve' })).location).toContain('outcome=closed');
    expect((await post({ token: parcel.token, act: 'shelve' })).location).toContain('outcome=closed');
  });

  it('opens the page with four digits, which are in no address', async () => {
    const { waybillNo } = await arrivedParcel();
    const openReply = await post({ act: 'open', waybillNo, phoneTail: RECEIVER_TAIL });
    expect(openReply.location).toMatch(/^\/gh-en\/parcel\/[2-9a-z]{9}$/);
    const token = openReply.location!.split('/').at(-1)!;
    expect((await post({ token, act: 'person', place: 'reception' })).location).toContain('outcome=codeNeeded');
    const sendReply = await post({ token, act: 'send', channel: 'mail' });
    expect(sendReply.location).toMatch(/\?outcome=sent&channel=mail&nonce=[\w-]{43}#outcome$/);
    const nonce = new URL(sendReply.location!, world().origin).searchParams.get('nonce')!;
    const wrong = await post({ token, act: 'prove', channel: 'mail', nonce, verifyCode: '000000' });
    expect(wrong.location).toContain(`outcome=codeWrong&channel=mail&nonce=${nonce}`);
    const refusal = await post({ act: 'open', waybillNo, phoneTail: '9999' });
    expect(refusal).toMatchObject({ status: 422, location: null });
    expect(refusal.text).toContain(errors.phoneTailWrong);
  });
});
