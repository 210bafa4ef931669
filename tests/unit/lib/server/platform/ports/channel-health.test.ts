import { describe, expect, it } from 'vitest';
import { GatewayError } from '@/lib/server/messaging/carriers/gateway-request';
import { createChannelHealth } from '@/lib/server/platform/ports/channel-health';

const refusalWith = (code: number) => Object.assign(new Error('refused'), { responseCode: code });
const away = () => Object.assign(new Error('away'), { code: 'ECONNREFUSED' });

describe('the health of a channel', () => {
  it.each([
    ['mail', null, 'well', 'taken'],
    ['mail', away(), 'failing', 'failed'],
    ['mail', refusalWith(421), 'failing', 'failed'],
    ['mail', refusalWith(535), 'failing', 'failed'],
    ['mail', refusalWith(550), 'well', 'refused'],
    ['sms', new GatewayError(503), 'failing', 'failed'],
    ['sms', new GatewayError(429), 'failing', 'failed'],
    ['sms', new GatewayError(401), 'failing', 'failed'],
    ['whatsapp', new GatewayError(400), 'well', 'refused'],
  ] as const)('%s after %s is %s', async (channel, failure, health, outcome) => {
    const channels = createChannelHealth();
    const messages: string[] = [];
    channels.onHandOver((name, ended) => messages.push(`${name} ${ended}`));
    const sender = channels.watch(channel, {
      send: () => (failure ? Promise.reject(failure) : Promise.resolve('queued')),
    });
    if (failure) await expect(sender.send({})).rejects.toBe(failure);
    else expect(await sender.send({})).toBe('queued');
    expect([...channels.states()]).toEqual([[channel, health]]);
    expect(messages).toEqual([`${channel} ${outcome}`]);
  });

  it('follows the last delivery, and is unknown before the first', async () => {
    const channels = createChannelHealth();
    const responses = [Promise.reject(away()), Promise.resolve()];
    const sender = channels.watch('mail', { send: () => responses.shift()! });
    expect(channels.states().size).toBe(0);
    await sender.send({}).catch(() => undefined);
    await sender.send({});
    expect(channels.states().get('mail')).toBe('well');
  });
});
