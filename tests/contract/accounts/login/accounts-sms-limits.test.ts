import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ERRORS } from '@/lib/contract/error-codes';
import { createMetrics } from '@/lib/server/programs/metrics/metrics';
import { watchCaps } from '@/lib/server/programs/metrics/watch-caps';
import { DAY_MS, MINUTE_MS } from '@/lib/time/durations';
import { requestCode, newEmail, newPhone, solveCaptcha } from '../../support/steps/account-steps';
import { onEachDatabase } from '../../support/world';
import { expectRefusal } from '../../support/refusal';

onEachDatabase('the limit of SMS', (world) => {
  const smsTo = (number: string) =>
    world()
      .outbox()
      .filter(({ channel, to }) => channel === 'sms' && to === number);
  const purposes = ['LOGIN', 'REGISTER', 'RESET'] as const;

  it('counts all purposes of a number together: seven in the first hour', async () => {
    const phone = newPhone();
    const waits: number[] = [];
    for (let minute = 0; minute < 60; minute += 1) {
      const { status, body, headers } = await requestCode(world(), phone, purposes[minute % 3]!);
      if (status === 200) waits.push(body.data.resendAfter);
      else {
        expect(status).toBe(429);
        expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      }
      world().pass(MINUTE_MS);
    }
    expect(waits).toEqual([60, 60, 60, 60, 300, 900, 3600]);
    expect(smsTo(phone)).toHaveLength(7);
  });

  it('lets SMS of different purposes follow each other at once', async () => {
    const phone = newPhone();
    for (const purpose of purposes) expect((await requestCode(world(), phone, purpose)).status).toBe(200);
    expect((await requestCode(world(), phone, 'LOGIN')).status).toBe(429);
  });

  it('counts the /48 of an IPv6 client too, with a larger allowance, for mails as well', async () => {
    const from = async (network: number, site = 'a') =>
      (await requestCode(world(), newEmail(), 'REGISTER', { 'x-client-address': `2001:db8:${site}:${network}::1` }))
        .status;
    for (let network = 0; network < 8; network += 1)
      for (let count = 0; count < 40; count += 1) expect(await from(network)).toBe(200);
    expect(await from(10)).toBe(429);
    expect(await from(10, 'b')).toBe(200);
  });
});

onEachDatabase('the daily cap of SMS with codes', (world) => {
  const lines: { level: number; cap: string; msg: string }[] = [];
  let before: ReturnType<typeof world>['services'];
  beforeEach(() => {
    before = { ...world().services };
    const { services } = world();
    services.log = pino({ level: 'error', base: undefined }, { write: (line: string) => lines.push(JSON.parse(line)) });
    // Each test runs on a different day.
    world().pass(DAY_MS);
    lines.length = 0;
  });
  afterEach(() => Object.assign(world().services, before));

  const allow = (SMS_CODES_DAILY_CAP: number, SMS_CODES_DAILY_CAP_PER_COUNTRY: number) =>
    (world().services.config = {
      ...world().services.config,
      SMS_CODES_DAILY_CAP,
      SMS_CODES_DAILY_CAP_PER_COUNTRY,
    });
  const alarms = () => lines.filter(({ msg }) => msg === 'cap reached').map(({ level, cap }) => [level, cap]);
  const ghana = async () => requestCode(world(), newPhone(), 'LOGIN');
  let china = 0;
  const toChina = async () =>
    world().call('getSmsCode', {
      account: `+86138000${String(10_000 + china++)}`,
      countryCode: 'CN',
      purpose: 'LOGIN',
      ...(await solveCaptcha(world())),
    });

  it('stops SMS to one country until midnight, and to no other', async () => {
    allow(100, 3);
    for (let count = 0; count < 3; count += 1) expect((await ghana()).status).toBe(200);
    for (let count = 0; count < 3; count += 1) {
      const { status, body, headers } = await ghana();
      expectRefusal({ status, body }, 429, ERRORS.tooManyRequests.code);
      const toMidnight = (DAY_MS - (world().services.now().getTime() % DAY_MS)) / 1000;
      expect(Math.abs(Number(headers.get('retry-after')) - toMidnight)).toBeLessThan(5);
    }
    expect((await toChina()).status).toBe(200);
    expect((await requestCode(world(), newEmail(), 'REGISTER')).status).toBe(200);
    expect(alarms()).toEqual([[50, 'sms-codes-GH']]);
    const { throttle, now } = world().services;
    const metrics = createMetrics();
    watchCaps(metrics, { throttle, now });
    expect(await metrics.text()).toContain('period_cap_full{cap="sms-codes-GH"} 1');
    world().pass(DAY_MS);
    expect(await metrics.text()).not.toContain('period_cap_full{');
    expect((await ghana()).status).toBe(200);
  });

  it('stops all SMS, and counts a refused one for no country', async () => {
    allow(2, 3);
    expect((await ghana()).status).toBe(200);
    expect((await toChina()).status).toBe(200);
    for (let count = 0; count < 3; count += 1) expect((await ghana()).status).toBe(429);
    expect(alarms()).toEqual([[50, 'sms-codes']]);
    allow(100, 3);
    for (let count = 0; count < 2; count += 1) expect((await ghana()).status).toBe(200);
    expect((await ghana()).status).toBe(429);
  });

  it('accepts a new request of a refused person once there is room', async () => {
    allow(1, 1);
    await ghana();
    const phone = newPhone();
    expect((await requestCode(world(), phone, 'LOGIN')).status).toBe(429);
    allow(100, 100);
    expect((await requestCode(world(), phone, 'LOGIN')).status).toBe(200);
  });
});
