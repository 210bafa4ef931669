import 'server-only';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** The outbox's id: what is sent again carries it again. */
  id?: string;
}

/** Sends a message or throws. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
