import 'server-only';

export interface SmsMessage {
  /** E.164. */
  to: string;
  text: string;
  /** Id of the outbox entry. A repeated message has the same id. */
  id?: string;
}

export interface SmsSender {
  /** Sends an SMS and returns the gateway's own state, if it reported one. Throws if it was not accepted. */
  send(message: SmsMessage): Promise<string | null>;
}
