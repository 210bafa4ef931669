import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pino } from 'pino';
import { beforeAll, expect, it } from 'vitest';
import { ERRORS } from '@/lib/contract/error-codes';
import { MAX_MESSAGE_LENGTH, MessageCheckResponse } from '@/lib/contract/content/message-check';
import type { OrderView } from '@/lib/contract/orders/order-view';
import { LANGUAGES } from '@/lib/market/language';
import { formatWaybill } from '@/lib/parcel/waybill-number';
import { createApi } from '@/lib/server/web/api/app';
import { loadSmsSenderName } from '@/lib/server/places/dictionaries/sender-list';
import { withTemporaryFolder, runOpsCommand } from '../support/ops';
import { insertPlaces, internationalOrder } from '../support/order-samples';
import { signUp } from '../support/people';
import { onEachDatabase } from '../support/world';
import { expectRefusal } from '../support/refusal';

onEachDatabase('the check of a message', (world) => {
  let order: OrderView;
  beforeAll(async () => {
    await insertPlaces(world());
    const { token } = await signUp(world());
    order = (await world().call('addInternationalOrder', internationalOrder(), { token })).body.data;
  });

  const checkMessage = (input: Record<string, unknown>, headers = {}) => world().call('checkMessage', input, headers);
  const check = async (text: string, sender = '', headers = {}) =>
    MessageCheckResponse.parse((await checkMessage({ text, sender }, headers)).body.data);
  const site = () => world().services.config.siteUrl;

  it('knows our site, numbers and addresses from configuration and data', async () => {
    const { waybillNo, tradeNo } = order;
    const text = `${waybillNo} (${tradeNo}): ${site()}/gh-en/track, +233 30 200 0144, ghana@duniaexpress.example`;
    const { verdict, pieces } = await check(text, 'DUNIA');
    expect(verdict).toBe('ours');
    expect(pieces.map(({ kind, reason }) => [kind, reason]).sort()).toEqual([
      ['email', 'ours'],
      ['link', 'ours'],
      ['number', 'knownNumber'],
      ['number', 'knownNumber'],
      ['phone', 'ours'],
      ['sender', 'ourName'],
    ]);
  });

  it('reports whether a number exists, but not as proof of the message', async () => {
    expect(await check(order.waybillNo)).toEqual({
      verdict: 'cannot-tell',
      pieces: [{ kind: 'number', text: order.waybillNo, verdict: 'ours', reason: 'knownNumber' }],
    });
    const nobodys = formatWaybill(Buffer.from('nobodys!'), 'GH');
    expect(await check(`${nobodys} ${site()}/gh-en`)).toMatchObject({ verdict: 'cannot-tell' });
  });

  it('finds foreign parts beside our own', async () => {
    const text = `${order.waybillNo}: ${site()}/gh-en/track or ${site().replace('://', '://x@')}.evil.example`;
    expect(await check(text)).toMatchObject({ verdict: 'not-ours' });
    expect(await check(`${site()}/gh-en`, '+233 24 999 9999')).toMatchObject({ verdict: 'not-ours' });
  });

  it('reads national numbers in the market of the request', async () => {
    expect(await check('030 200 0144')).toMatchObject({ verdict: 'ours' });
    expect(await check('030 200 0144', '', { countryCode: 'KE' })).toMatchObject({ verdict: 'not-ours' });
  });

  it.each(LANGUAGES)('rejects a text that is too long and names its length, in %s', async (lang) => {
    const { status, body } = await checkMessage({ text: '字'.repeat(MAX_MESSAGE_LENGTH + 431) }, { lang });
    expectRefusal({ status, body }, 422, ERRORS.invalid.code);
    expect(body.errors).toEqual([{ field: 'text', message: expect.stringContaining('2431') }]);
  });

  it('counts characters as people do', async () => {
    expect((await checkMessage({ text: '𠀀'.repeat(MAX_MESSAGE_LENGTH) })).status).toBe(200);
  });

  it.each([{}, { text: '' }, { text: ' \n' }, { text: 7 }, { text: 'x', sender: 'x'.repeat(101) }])(
    'rejects %j',
    async (input) => {
      expect((await checkMessage(input)).status).toBe(422);
    },
  );

  it('is limited for each network', async () => {
    const headers = { 'x-client-address': '192.0.2.77' };
    const statuses: number[] = [];
    for (let requestCount = 0; requestCount < 70 && !statuses.includes(429); requestCount += 1)
      statuses.push((await checkMessage({ text: 'Hello' }, headers)).status);
    expect(statuses.length).toBeGreaterThan(50);
    expect(statuses.at(-1)).toBe(429);
    expect((await checkMessage({ text: 'Hello' })).status).toBe(200);
    world().pass(3_600_001);
    expect((await checkMessage({ text: 'Hello' }, headers)).status).toBe(200);
  });

  it('logs nothing of the pasted text', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) });
    const api = createApi({ ...world().services, log });
    const post = (body: string) =>
      api.request('/api/v1/api/message/check', {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', 'x-client-address': '192.0.2.78' },
      });
    for (const text of ['Secret from https://evil.example', 'Secret '.repeat(500)]) {
      const { status } = await post(JSON.stringify({ text, sender: 'Secret' }));
      expect([200, 422]).toContain(status);
    }
    expect(lines).toHaveLength(2);
    expect(lines.join()).not.toMatch(/secret|evil/i);
  });
});

onEachDatabase('ops senders', (world) => {
  const importing = (list: unknown, ...flags: string[]) =>
    withTemporaryFolder(async (folder) => {
      const file = path.join(folder, 'senders.json');
      writeFileSync(file, JSON.stringify(list));
      return runOpsCommand(world(), 'senders', 'import', file, ...flags);
    });
  const exportSenders = async () => JSON.parse((await runOpsCommand(world(), 'senders', 'export')).out.join('\n'));

  it('sets the SMS sender names of a market on the page, in the check and at the gateway', async () => {
    const before = await exportSenders();
    expect(before).toContainEqual({ countryCode: 'GH', names: ['DUNIA'] });
    const { code, out } = await importing([{ countryCode: 'GH', names: ['DuniaGH', 'DUNIA'] }]);
    expect({ code, out }).toEqual({ code: 0, out: ['SMS senders: 0 added, 1 changed, 0 unchanged, 0 removed.'] });
    const { db } = world().services;
    expect(await Promise.all([loadSmsSenderName(db, '+233240000123'), loadSmsSenderName(db, '+254700000123')])).toEqual(
      ['DuniaGH', 'DUNIA'],
    );
    const { data } = (await world().call('queryAllCountryList')).body;
    expect(data.find((country: { code: string }) => country.code === 'GH').senderNames).toEqual(['DuniaGH', 'DUNIA']);
    const { pieces } = (await world().call('checkMessage', { text: 'Hello', sender: 'duniagh' })).body.data;
    expect(pieces).toEqual([{ kind: 'sender', text: 'duniagh', verdict: 'ours', reason: 'ourName' }]);

    await importing([{ countryCode: 'GH', names: ['DUNIA'] }], '--replace');
    expect(await loadSmsSenderName(db, '+254700000123')).toBe('Dunia Express');
    await importing(before, '--replace');
    expect(await exportSenders()).toEqual(before);
  });

  it('rejects a market without a name and an unknown market', async () => {
    const { code, err } = await importing([
      { countryCode: 'GH', names: [] },
      { countryCode: 'XX', names: ['DUNIA'] },
    ]);
    expect(code).toBe(1);
    expect(err.join('\n')).toMatch(/item 1, names:[\s\S]*item 2, countryCode:/);
  });
});
