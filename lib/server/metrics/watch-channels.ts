import 'server-only';
import type { ChannelHealth } from '../platform/ports/channel-health';
import type { Metrics } from './metrics';

/** Whether the mail server and the gateways took over what this process last gave them. */
export function watchChannels(metrics: Metrics, channels: ChannelHealth): void {
  channels.onHandOver(metrics.handedOver);
  metrics.measure({
    name: 'message_channel_up',
    help: '1 where the last message was taken over or refused for its own sake, 0 where the server or gateway failed.',
    label: 'channel',
    read: () => new Map([...channels.states()].map(([channel, health]) => [channel, health === 'well' ? 1 : 0])),
  });
}
