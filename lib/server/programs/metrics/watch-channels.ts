import 'server-only';
import type { ChannelHealth } from '../../platform/ports/channel-health';
import type { Metrics } from './metrics';

/** Measures if the mail server and the gateways accepted the last messages of this process. */
export function watchChannels(metrics: Metrics, channels: ChannelHealth): void {
  channels.onHandOver(metrics.handedOver);
  metrics.measure({
    name: 'message_channel_up',
    help: '1 if the last message was accepted or refused for its content or address, 0 if the server or gateway failed.',
    label: 'channel',
    read: () => new Map([...channels.states()].map(([channel, health]) => [channel, health === 'well' ? 1 : 0])),
  });
}
