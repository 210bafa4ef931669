import 'server-only';

export interface SmsMessage {
  /** E.164. */
  to: string;
  text: string;
  /** The outbox's id: what is sent again carries it again. */
  id?: string;
}

export interface SmsSender {
  /** Throws where it was not taken over; answers what the gateway called its state, where it said so. */
  send(message: SmsMessage): Promise<string | null>;
}
