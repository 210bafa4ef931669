import { expect, it } from 'vitest';
import { ERRORS } from '@/lib/contract/error-codes';
import { englishErrors, missingFieldText } from '../../support/english-errors';
import {
  getCode,
  isLoggedIn,
  login,
  newEmail,
  newPhone,
  onlyError,
  PASSWORD,
  createRegisterInput,
  registerVisitor,
  wire,
} from '../../support/steps/account-steps';
import { onEachDatabase } from '../../support/world';
import { expectRefusal } from '../../support/refusal';

onEachDatabase('registration', (world) => {
  const users = (column: 'email' | 'phone', value: string) =>
    world().services.db.selectFrom('users').selectAll().where(column, '=', value).execute();

  it('creates an account and logs it in', async () => {
    const email = newEmail();
    const code = await getCode(world(), email, 'REGISTER');
    const { status, body } = await world().call(
      'register',
      await createRegisterInput(` ${email.toUpperCase()} `, code, {
        appellation: 'MS',
        firstName: ' Ama ',
        companyName: 'Kente & Co',
        companyAddress: '12 Ring Road',
      }),
    );
    expect(status).toBe(200);
    const { accessToken, user, isNew } = body.data;
    expect(isNew).toBe(true);
    expect(user).toEqual({
      userId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      userName: email,
      email,
      phone: '',
      phoneProven: false,
      countryCode: 'GH',
      appellation: 'MS',
      firstName: 'Ama',
      familyName: 'Boateng',
      companyName: 'Kente & Co',
      companyAddress: '12 Ring Road',
      hasPassword: true,
    });
    expect(await isLoggedIn(world(), accessToken)).toBe(true);
    expect((await login(world(), email)).status).toBe(200);
  });

  it('accepts a phone number in the spelling of its country', async () => {
    const phone = newPhone();
    const code = await getCode(world(), phone, 'REGISTER');
    const typed = `0${phone.slice(4, 6)} ${phone.slice(6)}`;
    const { status, body } = await world().call('register', await createRegisterInput(typed, code));
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.data.user).toMatchObject({ phone, email: '', userName: phone });
    expect((await login(world(), typed)).status).toBe(200);
    expect((await login(world(), phone, PASSWORD, {}, { countryCode: 'TR' })).status).toBe(200);
  });

  it('stores the phone of an e-mail account as a contact without login rights (§3)', async () => {
    const [email, phone] = [newEmail(), newPhone()];
    const code = await getCode(world(), email, 'REGISTER');
    const typed = `0${phone.slice(4, 6)} ${phone.slice(6)}`;
    const { status, body } = await world().call('register', await createRegisterInput(email, code, { phone: typed }));
    expect({ status, user: body.data.user }).toEqual({
      status: 200,
      user: expect.objectContaining({ email, phone, phoneProven: false }),
    });
    expect((await login(world(), phone)).body.code).toBe(ERRORS.badCredentials.code);
    const owner = await registerVisitor(world(), phone);
    expect(owner.userId).not.toBe(body.data.user.userId);
  });

  it('rejects a second number for an account by number', async () => {
    const phone = newPhone();
    const code = await getCode(world(), phone, 'REGISTER');
    const other = await world().call('register', await createRegisterInput(phone, code, { phone: newPhone() }));
    expect({ status: other.status, error: onlyError(other) }).toEqual({
      status: 422,
      error: { field: 'phone', message: englishErrors.phoneIsAccount },
    });
    const { body } = await world().call('register', await createRegisterInput(phone, code, { phone }));
    expect(body.data.user).toMatchObject({ phone, phoneProven: true });
  });

  it('stores no password, token or code in plain text', async () => {
    const { account, token } = await registerVisitor(world());
    const [user] = await users('email', account);
    expect(user!.password_hash).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
    const sessions = await world().services.db.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify([user, sessions])).not.toContain(PASSWORD);
    expect(JSON.stringify(sessions)).not.toContain(token);
  });

  it('returns no secret', async () => {
    const email = newEmail();
    const code = await getCode(world(), email, 'REGISTER');
    const { body } = await world().call('register', await createRegisterInput(email, code));
    const text = JSON.stringify(body);
    for (const secret of ['argon2', 'hash', PASSWORD, await wire(PASSWORD), code]) expect(text).not.toContain(secret);
  });

  it('happens once for one code sent five times at once', async () => {
    const email = newEmail();
    const input = await createRegisterInput(email, await getCode(world(), email, 'REGISTER'));
    const responses = await Promise.all(Array.from({ length: 5 }, () => world().call('register', input)));
    expect(responses.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    for (const { status } of responses) expect([200, 409, 422]).toContain(status);
    expect(await users('email', email)).toHaveLength(1);
  });

  it('is refused for an address that got an account in the meantime', async () => {
    const email = newEmail();
    const code = await getCode(world(), email, 'REGISTER');
    const { db, now } = world().services;
    const at = now().toISOString();
    await db
      .insertInto('users')
      .values({
        id: `taken-${email}`,
        email,
        phone: null,
        contact_phone: null,
        password_hash: null,
        country_code: 'GH',
        appellation: '',
        first_name: 'Kofi',
        family_name: 'Mensah',
        company_name: '',
        company_address: '',
        created_at: at,
        updated_at: at,
      })
      .execute();
    const { status, body } = await world().call('register', await createRegisterInput(email, code));
    expectRefusal({ status, body }, 409, ERRORS.accountTaken.code, englishErrors.accountTaken);
    expect((await users('email', email)).map(({ first_name }) => first_name)).toEqual(['Kofi']);
  });

  it.each([
    [{ account: '' }, 'account', missingFieldText('account')],
    [{ account: 'nobody' }, 'account', englishErrors.accountFormat],
    [{ account: 'x@y.z' }, 'account', englishErrors.emailWithoutDomain],
    [{ account: '999' }, 'account', englishErrors.phoneTooShort],
    [{ account: '024 000 0123 / 055 000 0123' }, 'account', englishErrors.phoneSeveral],
    [{ countryCode: 'DE' }, 'countryCode', englishErrors.chooseCountry],
    [{ password: '' }, 'password', missingFieldText('password')],
    [{ password: PASSWORD }, 'password', englishErrors.passwordFormat],
    [{ password: 'x'.repeat(1025) }, 'password', englishErrors.tooLong],
    [{ verifyCode: '' }, 'verifyCode', englishErrors.verifyCodeFormat],
    [{ verifyCode: '12345' }, 'verifyCode', englishErrors.verifyCodeFormat],
    [{ verifyCode: '12345a' }, 'verifyCode', englishErrors.verifyCodeFormat],
    [{ phone: 'none' }, 'phone', englishErrors.phoneFormat],
    [{ phone: '0301234' }, 'phone', englishErrors.phoneTooShort],
    [{ firstName: ' ' }, 'firstName', missingFieldText('firstName')],
    [{ familyName: 'x'.repeat(61) }, 'familyName', englishErrors.tooLong],
    [{ appellation: 'x'.repeat(21) }, 'appellation', englishErrors.tooLong],
    [{ companyName: 'x'.repeat(121) }, 'companyName', englishErrors.tooLong],
    [{ companyAddress: 'x'.repeat(201) }, 'companyAddress', englishErrors.tooLong],
    [{ agreed: false }, 'agreed', englishErrors.agreementMissing],
    [{ agreed: undefined }, 'agreed', englishErrors.agreementMissing],
  ])('rejects %j', async (fields, field, message) => {
    const reply = await world().call('register', await createRegisterInput(newEmail(), '123456', fields));
    expect(reply.status).toBe(422);
    expect(onlyError(reply)).toEqual({ field, message });
  });

  it.each([
    'short1!A'.slice(0, 7),
    'alllowercase1!',
    'ALLUPPERCASE1!',
    'NoDigitsHere!',
    'NoSpecial123',
    `Aa1!${'x'.repeat(125)}`,
    '        ',
  ])('rejects the password %j and leaves the code valid', async (password) => {
    const email = newEmail();
    const code = await getCode(world(), email, 'REGISTER');
    const reply = await world().call(
      'register',
      await createRegisterInput(email, code, { password: await wire(password) }),
    );
    expect(reply.status).toBe(422);
    expect(onlyError(reply)).toEqual({ field: 'password', message: englishErrors.passwordFormat });
    expect((await world().call('register', await createRegisterInput(email, code))).status).toBe(200);
  });

  it.each(['Şifre-Günü-1', 'Пароль-123', 'Aa1!aaaa', `Aa1!${'x'.repeat(124)}`])(
    'accepts the password %j',
    async (password) => {
      const email = newEmail();
      const code = await getCode(world(), email, 'REGISTER');
      const input = await createRegisterInput(email, code, { password: await wire(password) });
      expect((await world().call('register', input)).status).toBe(200);
      expect((await login(world(), email, password)).status).toBe(200);
    },
  );
});
