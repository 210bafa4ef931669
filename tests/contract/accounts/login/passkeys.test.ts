import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { ERRORS } from '@/lib/contract/error-codes';
import { MAX_PASSKEYS } from '@/lib/market/passkey-limits';
import { lockAccount } from '@/lib/server/accounts/users/lock-account';
import { sweepExpired } from '@/lib/server/trust/personal-data/retention/sweep';
import errors from '@/messages/en/errors.json';
import { MINUTE_MS } from '@/lib/time/durations';
import {
  codeIn,
  isLoggedIn,
  lastMessage,
  newPhone,
  onlyError,
  OTHER_PASSWORD,
  PASSWORD,
  registerVisitor,
  subjectOf,
  getCode,
  wire,
} from '../../support/steps/account-steps';
import {
  addPasskey,
  createPasskey,
  TEST_PAGE_HOST,
  loginByPasskey,
  startPasskey,
  type Passkey,
} from '../../support/services/authenticator';
import { onEachDatabase, sendDueEntries } from '../../support/world';

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';

onEachDatabase('a passkey', (world) => {
  const list = async (token: string) => (await world().call('listPasskeys', {}, { token })).body.data;
  const rows = (userId: string) =>
    world().services.db.selectFrom('passkeys').selectAll().where('user_id', '=', userId).execute();
  const challenges = () => world().services.db.selectFrom('passkey_challenges').selectAll().execute();
  const remove = async (token: string, id: string, password = PASSWORD) =>
    world().call('removePasskey', { id, password: await wire(password) }, { token });
  const expectRefused = async (reply: ReturnType<typeof loginByPasskey>) => {
    const { status, body } = await reply;
    expect({ status, message: body.message, data: body.data }).toEqual({
      status: 422,
      message: errors.passkeyRefused,
      data: null,
    });
  };

  it('is added after the password, and logs in with one signature like any other login', async () => {
    const person = await registerVisitor(world());
    const options = await startPasskey(world(), person);
    expect(options).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: person.account },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
      attestation: 'none',
    });
    expect(JSON.stringify(options.user.id)).not.toContain(person.userId);
    const { passkey, response } = createPasskey(options);
    const added = await world().call('addPasskey', response, { token: person.token, 'user-agent': PHONE });
    expect(added.body.data).toMatchObject({ name: '', browser: 'chrome', system: 'android', site: 'localhost' });
    await sendDueEntries(world());
    expect(lastMessage(world(), person.account)?.subject).toBe(subjectOf('passkeyAdded'));

    world().pass(MINUTE_MS);
    const fields = { rememberMe: true, deviceKey: 'c3'.repeat(16) };
    const { body } = await loginByPasskey(world(), passkey, { fields, headers: { 'user-agent': PHONE } });
    expect(body.data).toMatchObject({ user: { userId: person.userId, hasPassword: true }, isNew: false });
    const { items } = (await world().call('listSessions', {}, { token: body.data.accessToken })).body.data;
    expect(items[0]).toMatchObject({ current: true, remembered: true, browser: 'chrome', system: 'android' });
    const knownDevices = world()
      .services.db.selectFrom('known_devices')
      .selectAll()
      .where('user_id', '=', person.userId);
    expect(await knownDevices.execute()).toHaveLength(1);

    const { items: stored, limit } = await list(person.token);
    expect({ storedCount: stored.length, limit }).toEqual({ storedCount: 1, limit: MAX_PASSKEYS });
    expect(stored[0].lastUsedAt > stored[0].createTime).toBe(true);
    const again = await startPasskey(world(), person);
    expect(again.user.id).toBe(options.user.id);
    expect(again.excludeCredentials).toEqual([
      { type: 'public-key', id: passkey.id, transports: ['hybrid', 'internal'] },
    ]);
  });

  it('cannot be added without the password, on a foreign host, or beyond the limit', async () => {
    const { token, userId } = await registerVisitor(world());
    const start = (fields: object) => world().call('startPasskey', { host: TEST_PAGE_HOST, ...fields }, { token });
    expect(onlyError(await start({})).field).toBe('password');
    const wrong = await start({ password: await wire(OTHER_PASSWORD) });
    expect(onlyError(wrong)).toEqual({ field: 'password', message: errors.oldPasswordWrong });
    const foreign = await start({ host: 'evil.example', password: await wire(PASSWORD) });
    expect(onlyError(foreign)).toMatchObject({ field: 'host' });
    expect((await world().call('startPasskeyLogin', { host: 'evil.example' })).status).toBe(422);
    expect((await challenges()).filter(({ user_id }) => user_id === userId)).toEqual([]);

    const spare = createPasskey(await startPasskey(world(), { token })).response;
    for (let count = 0; count < MAX_PASSKEYS; count += 1) await addPasskey(world(), { token });
    expect((await start({ password: await wire(PASSWORD) })).body.code).toBe(ERRORS.tooManyPasskeys.code);
    expect((await world().call('addPasskey', spare, { token })).body.code).toBe(ERRORS.tooManyPasskeys.code);
    expect(await rows(userId)).toHaveLength(MAX_PASSKEYS);
  });

  it('is refused if the response is of another page, person, challenge or account', async () => {
    const person = await registerVisitor(world());
    const other = await registerVisitor(world());
    const { passkey: stored } = await addPasskey(world(), other);
    const certificate = new Map<string, unknown>([
      ['alg', -7],
      ['sig', randomBytes(70)],
      ['x5c', [randomBytes(300)]],
    ]);
    const add = async (
      [faults, id]: [Parameters<typeof createPasskey>[1], Buffer?],
      { token }: { token: string } = person,
      by = person,
    ) => {
      const { response } = createPasskey(await startPasskey(world(), by), faults, id);
      return world().call('addPasskey', response, { token });
    };
    const faulty = [
      await add([{ origin: 'https://evil.example' }]),
      await add([{ rpId: 'evil.example' }]),
      await add([{ verified: false }]),
      await add([{ attestation: { fmt: 'packed', attStmt: certificate } }]),
      await add([{ attestation: { fmt: 'android-safetynet', attStmt: new Map() } }]),
      await add([{}, Buffer.from(stored.id, 'base64url')]),
      await add([{}], other, person),
    ];
    // CBOR nested deeper than a decoder can follow.
    const deep = createPasskey(await startPasskey(world(), person)).response;
    const attestationObject = Buffer.alloc(9000, 0x81).toString('base64url');
    const nested = { ...deep, response: { ...(deep.response as object), attestationObject } };
    faulty.push(await world().call('addPasskey', nested, { token: person.token }));
    const { response } = createPasskey(await startPasskey(world(), person));
    world().pass(6 * MINUTE_MS);
    faulty.push(await world().call('addPasskey', response, { token: person.token }));
    for (const { status, body } of faulty)
      expect({ status, message: body.message }).toEqual({ status: 422, message: errors.passkeyNotAdded });

    // A challenge of a login adds no passkey, and a challenge of an addition logs nobody in.
    const { data } = (await world().call('startPasskeyLogin', { host: TEST_PAGE_HOST })).body;
    const ofLogin = createPasskey({ ...data, rp: { id: data.rpId }, user: { id: 'AA' } }).response;
    expect((await world().call('addPasskey', ofLogin, { token: person.token })).status).toBe(422);
    const { challenge } = await startPasskey(world(), other);
    const swapped = stored.get({ challenge, rpId: 'localhost' });
    expect((await world().call('passkeyLogin', { credential: swapped })).body.message).toBe(errors.passkeyRefused);

    const once = createPasskey(await startPasskey(world(), person)).response;
    const twice = await Promise.all([1, 2].map(() => world().call('addPasskey', once, { token: person.token })));
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await rows(person.userId)).toHaveLength(1);
  });

  it('refuses a wrong page, signature, counter or person and a used challenge', async () => {
    const person = await registerVisitor(world());
    const other = await registerVisitor(world());
    const { passkey } = await addPasskey(world(), person);
    const { passkey: others } = await addPasskey(world(), other);
    const disguised: Passkey = {
      ...others,
      get: (...given) => ({ ...others.get(...given), id: passkey.id, rawId: passkey.id }),
    };
    const { user } = await startPasskey(world(), other);
    await expectRefused(loginByPasskey(world(), passkey, { faults: { origin: 'https://evil.example' } }));
    await expectRefused(loginByPasskey(world(), passkey, { faults: { rpId: 'evil.example' } }));
    await expectRefused(loginByPasskey(world(), passkey, { faults: { verified: false } }));
    await expectRefused(loginByPasskey(world(), passkey, { faults: { userHandle: user.id } }));
    await expectRefused(loginByPasskey(world(), disguised));
    await expectRefused(
      loginByPasskey(world(), disguised, { faults: { userHandle: (await startPasskey(world(), person)).user.id } }),
    );
    const unknown = createPasskey(await startPasskey(world(), person)).passkey;
    await expectRefused(loginByPasskey(world(), unknown));

    const { data } = (await world().call('startPasskeyLogin', { host: TEST_PAGE_HOST })).body;
    const credential = passkey.get(data);
    const twice = await Promise.all([1, 2].map(() => world().call('passkeyLogin', { credential })));
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 422]);
    await expectRefused(loginByPasskey(world(), passkey, { faults: { counter: passkey.counter - 1 } }));
    await expectRefused(loginByPasskey(world(), passkey, { faults: { counter: 0 } }));
    expect((await loginByPasskey(world(), passkey)).status).toBe(200);

    const late = (await world().call('startPasskeyLogin', { host: TEST_PAGE_HOST })).body.data;
    world().pass(6 * MINUTE_MS);
    await expectRefused(world().call('passkeyLogin', { credential: passkey.get(late) }));
    await sweepExpired(world().services);
    expect(await challenges()).toEqual([]);
  });

  it('works only on the host where it was added', async () => {
    const { services } = world();
    const { config } = services;
    services.config = { ...config, siteUrl: 'https://www.dunia.example', TURKISH_HOSTS: ['www.dunia.com.tr'] };
    try {
      const person = await registerVisitor(world());
      const options = await startPasskey(world(), person, 'www.dunia.com.tr');
      expect(options.rp.id).toBe('www.dunia.com.tr');
      const { passkey, response } = createPasskey(options, { origin: 'https://www.dunia.com.tr' });
      const { body } = await world().call('addPasskey', response, { token: person.token });
      expect(body.data.site).toBe('www.dunia.com.tr');
      const loginOn = async (host: string) => {
        const { data } = (await world().call('startPasskeyLogin', { host })).body;
        const credential = passkey.get({ ...data, rpId: 'www.dunia.com.tr' }, { origin: `https://${host}` });
        return (await world().call('passkeyLogin', { credential })).status;
      };
      expect(await loginOn('www.dunia.com.tr')).toBe(200);
      expect(await loginOn('www.dunia.example')).toBe(422);
      expect((await world().call('startPasskeyLogin', { host: TEST_PAGE_HOST })).status).toBe(422);
    } finally {
      services.config = config;
    }
  });

  it('is renamed and removed by its owner alone, and its removal ends other sessions', async () => {
    const person = await registerVisitor(world());
    const other = await registerVisitor(world());
    const { passkey, entry } = await addPasskey(world(), person);
    const elsewhere = (await loginByPasskey(world(), passkey)).body.data.accessToken as string;
    const rename = (token: string, name: string) => world().call('renamePasskey', { id: entry.id, name }, { token });
    expect((await rename(person.token, '  Ama’s phone ')).body.data.name).toBe('Ama’s phone');
    expect(onlyError(await rename(person.token, ' ')).field).toBe('name');
    expect((await rename(other.token, 'Mine')).status).toBe(404);
    expect((await remove(other.token, entry.id)).status).toBe(404);
    expect(onlyError(await remove(person.token, entry.id, OTHER_PASSWORD)).field).toBe('password');
    expect(await rows(person.userId)).toMatchObject([{ name: 'Ama’s phone' }]);

    expect((await remove(person.token, entry.id)).body.data).toEqual({ removed: true });
    expect({ here: await isLoggedIn(world(), person.token), elsewhere: await isLoggedIn(world(), elsewhere) }).toEqual({
      here: true,
      elsewhere: false,
    });
    await sendDueEntries(world());
    expect(lastMessage(world(), person.account)?.subject).toBe(subjectOf('passkeyRemoved'));
    await expectRefused(loginByPasskey(world(), passkey));
    expect((await remove(person.token, entry.id)).status).toBe(404);
  });

  it('is confirmed by a code if the account has no password', async () => {
    const phone = newPhone();
    const verifyCode = await getCode(world(), phone, 'LOGIN');
    const { body } = await world().call('mobileLogin', { phone, countryCode: 'GH', verifyCode, agreed: true });
    const token = body.data.accessToken as string;
    const start = (fields: object) => world().call('startPasskey', { host: TEST_PAGE_HOST, ...fields }, { token });
    expect(onlyError(await start({ password: await wire(PASSWORD) })).field).toBe('password');
    const codeReply = (await world().call('sendPasskeyCode', {}, { token })).body.data;
    const proof = { verifyCode: codeIn(lastMessage(world(), phone)?.text), nonce: codeReply.nonce };
    const startReply = await start(proof);
    expect(startReply.status).toBe(200);
    expect(onlyError(await start(proof)).field).toBe('verifyCode');
    const { passkey, response } = createPasskey(startReply.body.data);
    expect((await world().call('addPasskey', response, { token })).status).toBe(200);
    expect((await loginByPasskey(world(), passkey)).body.data.user.hasPassword).toBe(false);
    await sendDueEntries(world());
    expect(lastMessage(world(), phone)?.text).toContain('passkey was added');
  });

  it('refuses a locked account’s passkey, and deletes a closed account’s', async () => {
    const { account, token, userId } = await registerVisitor(world());
    const { passkey } = await addPasskey(world(), { token });
    const exportedAccount = (await world().call('exportAccountData', { cursor: null }, { token })).body.data.account;
    expect(exportedAccount.passkeys).toMatchObject([{ name: '', site: 'localhost', lastUsedAt: null }]);
    const [row] = await rows(userId);
    for (const secret of [row!.public_key, row!.credential_id])
      expect(JSON.stringify(exportedAccount)).not.toContain(secret);
    await startPasskey(world(), { token });
    const closing = { account, countryCode: 'GH', password: await wire(PASSWORD) };
    expect((await world().call('closeAccount', closing, { token })).status).toBe(200);
    expect(await rows(userId)).toEqual([]);
    expect((await challenges()).filter(({ user_id }) => user_id === userId)).toEqual([]);
    await expectRefused(loginByPasskey(world(), passkey));

    const locked = await registerVisitor(world());
    const { passkey: shut } = await addPasskey(world(), locked);
    await lockAccount(world().services.db, locked.userId, world().services.now());
    expect((await loginByPasskey(world(), shut)).body.message).toBe(errors.accountLocked);
  });

  it('has its own limits: refused logins use up no password or passkey of other networks', async () => {
    const person = await registerVisitor(world());
    const { passkey } = await addPasskey(world(), person);
    const headers = { 'x-client-address': '198.51.100.7' };
    let status = 422;
    let tries = 0;
    for (; status === 422 && tries < 60; tries += 1)
      ({ status } = await loginByPasskey(world(), passkey, { faults: { verified: false }, headers }));
    expect({ status, tries }).toEqual({ status: 429, tries: 41 });
    const login = { userName: person.account, password: await wire(PASSWORD) };
    expect((await world().call('login', login, headers)).status).toBe(200);
    expect((await loginByPasskey(world(), passkey)).status).toBe(200);
  });
});
