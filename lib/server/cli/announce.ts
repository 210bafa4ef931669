import 'server-only';
import { BRAND } from '@/lib/market/brand';
import type { Config } from '../config';
import { SAMPLE_ACCOUNTS } from '../programs/seed/sample-accounts';

/** Versions below it leave memory behind with every page that they draw. */
const LEAN_NODE = 24;

/** What a person who has just started the site wants to know. */
export function announce(config: Config): void {
  const lines = [`${BRAND.name} is open at ${config.siteUrl}`];
  if (config.SITE_URL === undefined) {
    lines.push('Sample accounts:', ...SAMPLE_ACCOUNTS.map(({ email, password }) => `  ${email}  ${password}`));
  }
  if (!config.SMTP_URL || !config.SMS_GATEWAY_URL) {
    const what = config.SMTP_URL ? 'SMS messages' : config.SMS_GATEWAY_URL ? 'Mails' : 'Mails and SMS messages';
    lines.push(`${what} are written to ${config.OUTBOX_DIR}/`);
  }
  if (Number(process.versions.node.split('.', 1)) < LEAN_NODE)
    lines.push(
      `Node.js ${LEAN_NODE} needs less memory than ${process.versions.node}, on which the site is restarted as it grows`,
    );
  process.stdout.write(`\n${lines.join('\n')}\n\n`);
}
