import 'server-only';
import { randomBytes } from 'node:crypto';
import { getConfig, type Config } from './platform/config';
import type { Services } from './platform/context';
import { openDatabase } from './platform/db/open';
import { loadSmsSenderName } from './places/dictionaries/sender-list';
import { createLog } from './platform/log';
import { createSmtpMailer } from './messaging/carriers/smtp-mailer';
import { createChannelHealth } from './platform/ports/channel-health';
import { createMessageTally } from './platform/ports/message-tally';
import { createFileMailer } from './messaging/carriers/file-mailer';
import { createPooledPrinter } from './parcels/documents/pdf/pooled-printer';
import { oncePerProcess } from './platform/process-wide';
import { createPhotoReader } from './platform/photos/photo-reader';
import { createSheetReader } from './platform/sheet-files/sheet-reader';
import { createHttpSmsGateway } from './messaging/carriers/http-sms-gateway';
import { createLimiters } from './platform/throttle/limiters';
import { isTraced } from './platform/traces/start-traces';
import { createWhatsAppCloud } from './messaging/carriers/whatsapp-cloud';

/**
 * Milliseconds. Together with half a second for an unresponsive connection, it is below the browser's timeout of 4.5
 * seconds.
 */
const STATEMENT_TIMEOUT_MS = 3900;

export function createServices(config: Config): Services {
  const log = createLog(config);
  const now = () => new Date();
  const fileMailer = createFileMailer(config.OUTBOX_DIR, log, now);
  const { SMTP_URL, SMS_GATEWAY_URL, WHATSAPP_URL, WHATSAPP_TOKEN, REDIS_URL } = config;
  const db = openDatabase(config.DATABASE_URL, {
    statementTimeout: STATEMENT_TIMEOUT_MS,
    pools: { readers: config.DB_READERS, writers: config.DB_WRITERS },
    staysConnected: true,
    traced: isTraced(config),
  });
  const channels = createChannelHealth();
  return {
    config,
    db,
    log,
    now,
    randomBytes,
    mail: SMTP_URL === undefined ? fileMailer.mail : channels.watch('mail', createSmtpMailer({ ...config, SMTP_URL })),
    sms:
      SMS_GATEWAY_URL === undefined
        ? fileMailer.sms
        : channels.watch(
            'sms',
            createHttpSmsGateway(SMS_GATEWAY_URL, (to) => loadSmsSenderName(db, to)),
          ),
    whatsapp:
      WHATSAPP_URL !== undefined && WHATSAPP_TOKEN !== undefined
        ? channels.watch('whatsapp', createWhatsAppCloud({ ...config, WHATSAPP_URL, WHATSAPP_TOKEN }))
        : null,
    channels,
    messageTally: createMessageTally(),
    pdf: createPooledPrinter({ log }),
    sheets: createSheetReader({ log }),
    photos: createPhotoReader({ log }),
    throttle: createLimiters({ db, log, ...(REDIS_URL !== undefined && { redisUrl: REDIS_URL }) }),
  };
}

/** Returns this process's services. They are opened on first use and shared by the API server and rendered pages. */
export const getServices = (): Services => oncePerProcess('services', () => createServices(getConfig()));
