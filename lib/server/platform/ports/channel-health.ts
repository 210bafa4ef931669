import 'server-only';
import { failureCodes, isPermanent, type Channel } from './channel';

/** What the last hand-over to a mail server or gateway showed of it. */
export type Health = 'well' | 'failing';
export type HandOver = 'taken' | 'refused' | 'failed';

interface Sender<Sent, Answer> {
  send(message: Sent): Promise<Answer>;
}

export interface ChannelHealth {
  /** The same sender; what its hand-overs show is noted. */
  watch: <Sent, Answer>(channel: Channel, sender: Sender<Sent, Answer>) => Sender<Sent, Answer>;
  /** Of the channels to which something was handed since the start of the process. */
  states: () => ReadonlyMap<Channel, Health>;
  /** Called after each hand-over from now on. */
  onHandOver: (tell: (channel: Channel, ended: HandOver) => void) => void;
}

/** SMTP's and HTTP's answers to a login of ours that is not believed. */
const OUR_LOGIN = [401, 403, 530, 534, 535];

/**
 * Whether a failure is the server's or gateway's: no answer, "later", or our own login. What it refuses for good is the message's fault,
 * and shows that it works.
 */
function endedBy(channel: Channel, error: unknown): HandOver {
  const { responseCode } = failureCodes(error);
  if (responseCode === undefined || OUR_LOGIN.includes(responseCode)) return 'failed';
  return isPermanent(channel, responseCode) ? 'refused' : 'failed';
}

/** Health of the mail server and the gateways, as their last answers show it: nothing is sent to find out. */
export function createChannelHealth(): ChannelHealth {
  const states = new Map<Channel, Health>();
  const listeners: ((channel: Channel, ended: HandOver) => void)[] = [];
  const note = (channel: Channel, ended: HandOver) => {
    states.set(channel, ended === 'failed' ? 'failing' : 'well');
    for (const tell of listeners) tell(channel, ended);
  };
  return {
    watch: (channel, sender) => ({
      async send(message) {
        try {
          const answer = await sender.send(message);
          note(channel, 'taken');
          return answer;
        } catch (error) {
          note(channel, endedBy(channel, error));
          throw error;
        }
      },
    }),
    states: () => states,
    onHandOver: (tell) => void listeners.push(tell),
  };
}
