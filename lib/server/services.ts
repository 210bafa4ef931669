import 'server-only';
import pino from 'pino';
import { getConfig, type Config } from './config';
import type { Services } from './context';
import { openDatabase } from './db/open';
import { senderNameFor } from './places/dictionaries/sender-list';
import { loggedError } from './logged-error';
import { createSmtpMailer } from './mail/smtp-mailer';
import { createChannelHealth } from './platform/ports/channel-health';
import { createOutbox } from './messaging/carriers/file-mailer';
import { createPooledPrinter } from './pdf/pooled-printer';
import { createHttpSmsGateway } from './sms/http-sms-gateway';
import { createLimiters } from './platform/throttle/limiters';
import { isTraced } from './platform/traces/start-traces';
import { createWhatsAppCloud } from './messaging/carriers/cloud-api';

/** With the half second for a silent connection just below the 4.5 seconds after which our client gives up. */
const STATEMENT_TIMEOUT_MS = 3900;

export function createServices(config: Config): Services {
  const log = pino({
    level: config.LOG_LEVEL,
    base: config.INSTANCE === undefined ? undefined : { instance: config.INSTANCE },
    serializers: { err: loggedError },
  });
  const now = () => new Date();
  const outbox = createOutbox(config.OUTBOX_DIR, log, now);
  const { SMTP_URL, SMS_GATEWAY_URL, WHATSAPP_URL, WHATSAPP_TOKEN, REDIS_URL } = config;
  const db = openDatabase(config.DATABASE_URL, {
    statementTimeout: STATEMENT_TIMEOUT_MS,
    pools: { readers: config.DB_READERS, writers: config.DB_WRITERS },
    traced: isTraced(config),
  });
  const channels = createChannelHealth();
  return {
    config,
    db,
    log,
    now,
    mail: SMTP_URL === undefined ? outbox.mail : channels.watch('mail', createSmtpMailer({ ...config, SMTP_URL })),
    sms:
      SMS_GATEWAY_URL === undefined
        ? outbox.sms
        : channels.watch(
            'sms',
            createHttpSmsGateway(SMS_GATEWAY_URL, (to) => senderNameFor(db, to)),
          ),
    whatsapp:
      WHATSAPP_URL !== undefined && WHATSAPP_TOKEN !== undefined
        ? channels.watch('whatsapp', createWhatsAppCloud({ ...config, WHATSAPP_URL, WHATSAPP_TOKEN }))
        : null,
    channels,
    pdf: createPooledPrinter({ log }),
    throttle: createLimiters({ db, log, ...(REDIS_URL !== undefined && { redisUrl: REDIS_URL }) }),
  };
}

const KEPT = Symbol.for('express-parcel.services');
const keeper = globalThis as { [KEPT]?: Services };

/** This process's services: opened on first use, shared by the front door and by pages rendered in the same process. */
export function getServices(): Services {
  keeper[KEPT] ??= createServices(getConfig());
  return keeper[KEPT];
}
