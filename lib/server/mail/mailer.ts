import 'server-only';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
}

/** Sends a message or throws; the verb turns a failure into 503. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
