import { beforeAll, expect, it } from 'vitest';
import type { CheckedSheet } from '@/lib/contract/orders/sheets';
import { LANGUAGES } from '@/lib/market/language';
import { translateError } from '@/lib/server/platform/texts/server-texts';
import { csvOf, SHEET_ROW, createXlsx } from '../../fixtures/sheets';
import {
  getCode,
  insertVisitor,
  lastMessage,
  login,
  newEmail,
  onlyError,
  createRegisterInput,
  solveCaptcha,
} from '../support/steps/account-steps';
import { insertPlaces, internationalOrder } from '../support/order-samples';
import { signUp, type Person } from '../support/people';
import { onEachDatabase } from '../support/world';

const PRINTED = '+233 24 000 0123';
const SPELLINGS = [
  '00233240000123',
  '233240000123',
  '240000123',
  '+233 (0)24 000 0123',
  '+2330240000123',
  '024\u00a0000\u202f0123',
  '024\t000·0123',
  '\u202a024 000 0123\u202c\u200b',
  'tel:+233-24-000-0123',
  "'0240000123",
  '="0240000123"',
  '०२४०००० १२३',
];
const REFUSED = [
  ['024 000 0123 / 055 000 0123', 'phoneSeveral'],
  ['024 000 0123 ext 3', 'phoneExtension'],
  ['2.4E+08', 'phoneShortened'],
  ['024 00O 0123', 'phoneLetters'],
  ['024 000 012', 'phoneTooShort'],
  ['+254 712 345678', 'phoneElsewhere'],
] as const;
const refusal = (key: string, language = 'en') => translateError(language as 'en', key, { country: { region: 'KE' } });

onEachDatabase('a typed phone number', (world) => {
  let ama: Person;
  beforeAll(async () => {
    await insertPlaces(world());
    ama = await signUp(world());
  });
  const place = (phone: string, lang = 'en') => {
    const order = internationalOrder();
    const receiver = { ...order.receiver, phone };
    return world().call('addInternationalOrder', { ...order, receiver }, { token: ama.token, lang });
  };
  const check = async (file: Uint8Array): Promise<CheckedSheet> => {
    const content = Buffer.from(file).toString('base64');
    return (await world().call('checkSheet', { content }, { token: ama.token })).body.data;
  };

  it('is taken by an order in every spelling, and shown in one', async () => {
    for (const phone of SPELLINGS) {
      const { status, body } = await place(phone);
      expect({ status, phone: body.data?.receiver.phone }, JSON.stringify([phone, body.errors])).toEqual({
        status: 200,
        phone: PRINTED,
      });
    }
  });

  it('is refused by an order with its reason, in every language', async () => {
    for (const [phone, key] of REFUSED)
      for (const language of LANGUAGES) {
        const { status, body } = await place(phone, language);
        expect({ status, errors: body.errors }).toEqual({
          status: 422,
          errors: [{ field: 'receiver.phone', message: refusal(key, language) }],
        });
      }
    expect(refusal('phoneElsewhere')).toMatch(/^This number is from another country \(Kenya\)\./);
  });

  it('is read by a sheet as text, as a number of Excel, and refused in its cell', async () => {
    const good = await check(csvOf(SPELLINGS.map((receiverPhone) => ({ ...SHEET_ROW, receiverPhone }))));
    expect({ mistakes: good.mistakes, orderCount: good.orders.length }).toEqual({
      mistakes: [],
      orderCount: SPELLINGS.length,
    });
    const numbers = [233240000123, 240000123, 240000123.0];
    const ofExcel = await check(await createXlsx(numbers.map((receiverPhone) => ({ ...SHEET_ROW, receiverPhone }))));
    expect({ mistakes: ofExcel.mistakes, orderCount: ofExcel.orders.length }).toEqual({
      mistakes: [],
      orderCount: numbers.length,
    });
    const bad = await check(csvOf(REFUSED.map(([receiverPhone]) => ({ ...SHEET_ROW, receiverPhone }))));
    expect(bad.mistakes.map(({ message }) => message)).toEqual(REFUSED.map(([, key]) => refusal(key)));
  });

  it('gets a code in every spelling of every market', async () => {
    const codeFor = async (account: string, countryCode: string) => {
      world().pass(120_000);
      const captcha = await solveCaptcha(world());
      return world().call('getSmsCode', { account, countryCode, purpose: 'LOGIN', ...captcha });
    };
    for (const [account, country, e164] of [
      ['00254712345678', 'KE', '+254712345678'],
      ['00256772\u00a0123456', 'UG', '+256772123456'],
      ['002348031234567', 'NG', '+2348031234567'],
      ['0092348031234567', 'NG', '+2348031234567'],
      ['+971 (0)50 123 4567', 'AE', '+971501234567'],
    ] as const) {
      const before = world().outbox().length;
      const { status, body } = await codeFor(account, country);
      expect(status, JSON.stringify([account, body.errors])).toBe(200);
      const messages = world().outbox().slice(before);
      expect(messages.map(({ to }) => to)).toEqual([e164]);
      expect(messages[0]!.text).toMatch(/\n@\S+ #\d{6}$/);
    }
    const foreign = await codeFor('+44 7911 123456', 'GH');
    expect(onlyError(foreign)!.message).toMatch(/^This number is from another country \(United Kingdom\)\./);
  });
});

onEachDatabase('a typed e-mail address and name', (world) => {
  it('logs a person in despite invisible characters in the address', async () => {
    const { account, userId } = await insertVisitor(world());
    for (const typed of [`${account}\u200b`, `\u200e${account}`, account.replace('@', ' ＠ '), `mailto:${account}`]) {
      const { status, body } = await login(world(), typed);
      expect({ status, userId: body.data?.user.userId }, typed).toEqual({ status: 200, userId });
    }
  });

  it('lets people with one name register and save their details', async () => {
    const account = newEmail();
    const code = await getCode(world(), account, 'REGISTER');
    const names = { firstName: 'Suharto\u200b', familyName: '' };
    const { status, body } = await world().call('register', await createRegisterInput(account, code, names));
    expect({ status, firstName: body.data?.user.firstName, familyName: body.data?.user.familyName }).toEqual({
      status: 200,
      firstName: 'Suharto',
      familyName: '',
    });
    const { accessToken: token, user } = body.data;
    const reply = await world().call('updateCustomer', { userId: user.userId, firstName: 'N‘Diaye' }, { token });
    expect({
      status: reply.status,
      firstName: reply.body.data?.firstName,
      familyName: reply.body.data?.familyName,
    }).toEqual({ status: 200, firstName: 'N‘Diaye', familyName: '' });
    expect(lastMessage(world(), account)).toBeDefined();
  });
});
