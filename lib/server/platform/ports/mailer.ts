import 'server-only';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** Id of the outbox entry. A repeated message has the same id. */
  id?: string;
}

/** Sends a mail. Throws if it was not accepted. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
