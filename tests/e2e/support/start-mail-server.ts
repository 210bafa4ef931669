import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openMailServer } from '../../contract/support/services/mail-server';
import { IS_FULL_RUN } from './rotation';
import { COMMIT, MAIL_PORT, OUTBOX_FOLDER } from './this-run';

/**
 * Playwright's global setup: the mail server of this run. It stores its mails beside the SMS, for every worker to read.
 */
export default async function startMailServer(): Promise<() => Promise<void>> {
  process.stdout.write(
    IS_FULL_RUN ? 'The whole matrix\n' : `The share of commit ${COMMIT}; FULL=1 runs the whole matrix\n`,
  );
  mkdirSync(OUTBOX_FOLDER, { recursive: true });
  let count = 0;
  const server = await openMailServer({
    port: MAIL_PORT,
    onMail({ to, subject, text, html }) {
      const sentAt = new Date().toISOString();
      const name = `${sentAt.replaceAll(/[:.]/g, '-')}-mail-${(count += 1)}.json`;
      const mail = { channel: 'mail', to: to?.[0]?.address, subject, text, html, sentAt };
      writeFileSync(path.join(OUTBOX_FOLDER, `.${name}`), JSON.stringify(mail));
      renameSync(path.join(OUTBOX_FOLDER, `.${name}`), path.join(OUTBOX_FOLDER, name));
    },
  });
  return server.close;
}
