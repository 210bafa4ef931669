import 'server-only';
import { z } from 'zod';

export interface Mailbox {
  /** Empty without a name. */
  name: string;
  address: string;
}

/** `name@host`, or `Display Name <name@host>`. The name may be in quotes. */
const MAILBOX_PATTERN = /^(?:"(?<quoted>[^"<>\r\n]*)"|(?<plain>[^"<>@,;\r\n]*)) *<(?<address>[^<>]+)>$/;

/** Returns the mailbox in a text (RFC 5322, without comments and groups), or null. */
export function readMailbox(text: string): Mailbox | null {
  const { quoted, plain, address } = MAILBOX_PATTERN.exec(text.trim())?.groups ?? { address: text.trim() };
  const { data } = z.email().safeParse(address);
  return data === undefined ? null : { name: (quoted ?? plain ?? '').trim(), address: data };
}
