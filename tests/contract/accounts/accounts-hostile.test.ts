import { beforeAll, expect, it } from 'vitest';
import { CALLS, type CallName } from '@/lib/contract/calls';
import { newKey, OTHER_PASSWORD, createRegisterInput, wire } from '../support/steps/account-steps';
import { HOSTILE_VALUES, inputsFor, mutations } from '../support/hostile/hostile';
import { insertPlaces, placesOf } from '../support/order-samples';
import { signUp, type Person } from '../support/people';
import { onEachDatabase, type Reply } from '../support/world';

/** One well-formed request for each call. Its result does not matter here. */
async function wellFormed(person: Person): Promise<Partial<Record<CallName, Record<string, unknown>>>> {
  const password = await wire(OTHER_PASSWORD);
  const who = { account: 'ama@example.com', countryCode: 'GH' };
  const captcha = { captchaKey: newKey(), captcha: '7' };
  const address = {
    name: 'Ama',
    phone: '0240000123',
    email: 'a@example.com',
    ...placesOf('GH'),
    street: 'High Street',
  };
  const { userId } = person;
  return {
    getImageVerifyCode: { key: newKey(), format: 'text' },
    getSmsCode: { ...who, purpose: 'REGISTER', ...captcha },
    register: await createRegisterInput('ama@example.com', '123456', { companyName: 'X', companyAddress: 'Y' }),
    login: { userName: 'ama@example.com', password: 'AAAA', rememberMe: true },
    mobileLogin: { phone: '0240000123', countryCode: 'GH', verifyCode: '123456', rememberMe: true, agreed: true },
    initPassword: { password: 'AAAA' },
    sendResetEmail: { ...who, ...captcha },
    checkResetCode: { ...who, verifyCode: '123456' },
    resetPassword: { ticket: 'a'.repeat(43), password },
    updatePassword: { userId, oldPassword: 'AAAA', password },
    updateCustomer: {
      userId,
      firstName: 'Ama',
      familyName: 'Boateng',
      appellation: '',
      companyName: '',
      companyAddress: '',
    },
    addAddress: address,
    updateAddress: { ...address, id: 'x' },
    deleteAddress: { id: 'x' },
    searchAddresses: { id: 'x', userId, text: 'x' },
    endOneSession: { id: 'x' },
    exportAccountData: { cursor: '0.' },
    sendPhoneCode: { phone: '0240000123', countryCode: 'GH', ...captcha },
    changePhone: { phone: '0240000123', countryCode: 'GH', verifyCode: '123456', nonce: '', password: 'AAAA' },
    closeAccount: { ...who, password: 'AAAA', verifyCode: '' },
  };
}

const NAMES = [
  'getImageVerifyCode',
  'getSmsCode',
  'register',
  'login',
  'mobileLogin',
  'initPassword',
  'sendResetEmail',
  'checkResetCode',
  'resetPassword',
  'updatePassword',
  'updateCustomer',
  'addAddress',
  'updateAddress',
  'deleteAddress',
  'searchAddresses',
  'endOneSession',
  'exportAccountData',
  'sendPhoneCode',
  'changePhone',
  'closeAccount',
] as const satisfies CallName[];

const BODIES = [
  '',
  '{',
  'null',
  '[]',
  '"x"',
  '7',
  '{"a":',
  `${'['.repeat(50_000)}`,
  '{"__proto__":{"x":1}}',
  '\ufeff{}',
];

/** Values in a path or query become well-formed strings. Other values stay as they are. */
function sendable(name: CallName, input: Record<string, unknown>): Record<string, unknown> {
  const asText = (value: unknown) => Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString();
  const inAddress = (field: string) => CALLS[name].method === 'GET' || CALLS[name].path.includes(`{${field}}`);
  return Object.fromEntries(
    Object.entries(input).map(([field, value]) => [field, inAddress(field) ? asText(value) : value]),
  );
}

onEachDatabase('a call of accounts', (world, engine) => {
  let person: Person;
  beforeAll(async () => {
    await insertPlaces(world());
    person = await signUp(world());
  });

  function expectCalm({ status, body }: Reply, what: string): void {
    expect(status, what).toBeLessThan(500);
    if (!body) return;
    expect(body.success, what).toBe(status === 200);
    expect(JSON.stringify(body), what).not.toMatch(/at \/|node_modules|SQLITE|syntax error|argon2/);
  }

  it.each(NAMES)('refuses hostile input in the regular form for %s', async (name) => {
    // All calls together write more often than one person may.
    let caller = await signUp(world());
    const input = (await wellFormed(caller))[name]!;
    const wrong = [...mutations(input), ...HOSTILE_VALUES.map((value) => ({ surprise: value, ...input }))];
    const all = inputsFor(
      world(),
      name,
      wrong.map((each) => sendable(name, each as Record<string, unknown>)),
    );
    for (let start = 0; start < all.length; start += 20) {
      const some = all.slice(start, start + 20);
      if (start % 500 === 480) caller = await signUp(world());
      const { token } = caller;
      const replies = await Promise.all(some.map((each) => world().call(name, each, { token })));
      replies.forEach((reply, index) => expectCalm(reply, `${name} ${JSON.stringify(some[index]).slice(0, 300)}`));
    }
  });

  // These bodies have no field that reaches a database.
  it.skipIf(engine === 'postgres').each(NAMES.filter((name) => CALLS[name].method === 'POST'))(
    'refuses a hostile body in the regular form for %s',
    async (name) => {
      const path = CALLS[name].path.replace('{userId}', person.userId);
      for (const body of BODIES) {
        const response = await fetch(`${world().origin}/api${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', token: person.token },
          body,
        });
        expect(response.status, `${name} ${body.slice(0, 30)}`).toBeLessThan(500);
        expect((await response.json()).success, `${name} ${body.slice(0, 30)}`).toBe(response.status === 200);
      }
    },
  );

  it.each(['%00', '%ff', '..%2f..', '%2e%2e', "x' or 1=1", '😀', 'x'.repeat(3000)])(
    'refuses hostile input in a path: %j',
    async (segment) => {
      const response = await fetch(`${world().origin}/api/oms/customer/${segment}/updatePassword`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', token: person.token },
        body: JSON.stringify({ oldPassword: 'AAAA', password: 'AAAA' }),
      });
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.status).toBeLessThan(500);
    },
  );

  it('refuses hostile input in headers', async () => {
    for (const value of ['%00', "' or 1=1 --", 'x'.repeat(8000), '../../etc', 'Bearer ', 'null', '[object Object]']) {
      for (const header of ['token', 'authorization', 'lang', 'countryCode', 'version', 'x-client-address']) {
        const reply = await world().call('checkLogin', {}, { [header]: value });
        expect({ status: reply.status, data: reply.body.data }, `${header}: ${value.slice(0, 20)}`).toEqual({
          status: 200,
          data: { loggedIn: false },
        });
      }
    }
  });

  it('leaves the person unchanged by hostile input', async () => {
    const { body } = await world().call('getCustomer', {}, { token: person.token });
    expect(body.data).toMatchObject({ userId: person.userId, hasPassword: false });
  });
});
