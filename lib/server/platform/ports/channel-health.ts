import 'server-only';
import { failureCodes, isPermanent, type Channel } from './channel';

/** State of a mail server or gateway after the last message handed to it. */
export type ChannelState = 'well' | 'failing';
export type ChannelOutcome = 'taken' | 'refused' | 'failed';

interface Sender<Sent, Result> {
  send(message: Sent): Promise<Result>;
}

export interface ChannelHealth {
  /** Returns the same sender, but records the result of each message. */
  watch: <Sent, Result>(channel: Channel, sender: Sender<Sent, Result>) => Sender<Sent, Result>;
  /** Returns the states of the channels that were used since the process started. */
  states: () => ReadonlyMap<Channel, ChannelState>;
  /** Calls the listener after each message from now on. */
  onHandOver: (listener: (channel: Channel, ended: ChannelOutcome) => void) => void;
}

/** Status codes of SMTP and HTTP for a rejected login of ours. */
const LOGIN_REFUSED_STATUSES = [401, 403, 530, 534, 535];

/**
 * Returns `failed` if the server or gateway is at fault: no response, "later", or a rejected login. A permanent
 * rejection is the message's fault, and shows that the channel works.
 */
function outcomeOfError(channel: Channel, error: unknown): ChannelOutcome {
  const { responseCode } = failureCodes(error);
  if (responseCode === undefined || LOGIN_REFUSED_STATUSES.includes(responseCode)) return 'failed';
  return isPermanent(channel, responseCode) ? 'refused' : 'failed';
}

/** Tracks the health of the mail server and the gateways by their last responses. It sends nothing itself. */
export function createChannelHealth(): ChannelHealth {
  const states = new Map<Channel, ChannelState>();
  const listeners: ((channel: Channel, ended: ChannelOutcome) => void)[] = [];
  const recordOutcome = (channel: Channel, ended: ChannelOutcome) => {
    states.set(channel, ended === 'failed' ? 'failing' : 'well');
    for (const listener of listeners) listener(channel, ended);
  };
  return {
    watch: (channel, sender) => ({
      async send(message) {
        try {
          const result = await sender.send(message);
          recordOutcome(channel, 'taken');
          return result;
        } catch (error) {
          recordOutcome(channel, outcomeOfError(channel, error));
          throw error;
        }
      },
    }),
    states: () => states,
    onHandOver: (listener) => void listeners.push(listener),
  };
}
