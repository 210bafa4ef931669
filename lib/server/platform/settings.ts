import 'server-only';
import type { ConfigVariable } from './config';

/** Variables that operators do not set: the environment of the program, and the name that sudo sets. */
export const OWN_VARIABLES = ['NODE_ENV', 'SUDO_USER'] as const;

export type Setting = Exclude<ConfigVariable, (typeof OWN_VARIABLES)[number]>;

interface SettingGroup {
  title: string;
  /** Paragraphs before the table. */
  lead?: string;
  /** Meaning of each setting. A test requires each setting in exactly one group. */
  settings: Partial<Record<Setting, string>>;
}

/** Text of docs/configuration.md, which `npm run settings` writes. A setting has its one explanation here. */
export const SETTING_GROUPS: readonly SettingGroup[] = [
  {
    title: 'Site',
    lead: 'A process above the memory limit first collects garbage. V8 returns the memory only after some seconds. After 12 seconds, a process that is still above the limit is replaced. A process that exceeds the limit by 10 % is replaced at once.',
    settings: {
      PORT: 'Port of the site or the API.',
      SITE_URL:
        'Canonical origin. If it is set, no sample accounts are created. Passkeys are bound to its host name ([why](docs/decisions/passkeys.md)).',
      TURKISH_HOSTS: 'Host names ending in `.tr`, comma-separated, that serve the Turkish pages.',
      TRUSTED_PROXIES: 'Addresses and networks (`10.0.0.0/8`), comma-separated, whose `X-Forwarded-For` is trusted.',
      MAP_TILE_URL:
        'Tile server under the map of sites (`https://…/{z}/{x}/{y}.png`). Without it, the map shows our own land.',
      MAP_TILE_ATTRIBUTION: 'Attribution of the tiles, as their licence requires it.',
      INSTANCE:
        'Name of the process in each log line. By default, the log lines about start and stop have the name of the machine.',
      LOG_LEVEL: 'Lowest level of the log: `silent`, `error`, `warn`, `info` or `debug`.',
      STOP_GRACE_SECONDS: 'Seconds that running requests have to end after the signal to stop.',
      MEMORY_LIMIT_MB:
        'Megabytes of resident memory above which a new process replaces the site’s process. The new process opens the port before the old one stops.',
    },
  },
  {
    title: 'Database and files',
    settings: {
      DATABASE_URL: 'SQLite file, or `postgres://…` for several machines.',
      DB_READERS: 'Maximum number of connections of one process to PostgreSQL for reading.',
      DB_WRITERS: 'Maximum number of connections of one process to PostgreSQL for writing.',
      MIGRATE_AT_START:
        '`true` runs the steps of the schema at the start. Only for the sole process on the database. `npm run up` and `npm run dev` set it.',
      SAMPLE_PARCELS:
        '`true` gives the sample accounts parcels in every state and prints three waybills to track. A start with `SITE_URL` ignores it.',
      REDIS_URL:
        'Redis counts attempts and shares rendered pages between machines. Without it, or while it is unavailable, the database counts and each machine renders.',
      OUTBOX_DIR: 'Folder for messages without a mail server or gateway.',
      PAGES_DIR: 'Folder of rendered pages, shared by the processes of a machine. It may be lost at any time.',
      ASSETS_DIR:
        'Scripts and styles of this release and the three before it, for open pages. The processes of a machine share it.',
      RENDER_AHEAD:
        '`true` renders missing pages while no visitor is served. The most requested ones come first. The former name `DRAW_AHEAD` is accepted.',
    },
  },
  {
    title: 'Retention',
    lead: 'The privacy policy states the first two.',
    settings: {
      SCAN_MONTHS:
        'Number of months for which scans are stored. It is counted from the end of the month in which their order was placed.',
      COLLECTION_MONTHS:
        'Months after the delivery for which ledger entries and payouts of settled cash on delivery are stored.',
      TEST_ORDER_DAYS: 'Days for which orders of test keys are stored. An account has at most 1,000 of them.',
      PROBE_DAYS:
        'Days for which results of single probes are stored. Sums by day stay for the 90 days of the status page.',
    },
  },
  {
    title: 'Services',
    settings: {
      SEND_ON_MARKETS:
        'Codes of markets, such as `KE,AE`, whose warehouses send returned parcels on to another receiver. Each market needs a site of ours.',
    },
  },
  {
    title: 'Gateway',
    lead: `With a gateway the embedded back end is off. So are the tools at \`/api/mcp\`, and the files \`/llms.txt\`, \`/.well-known/api-catalog\` and \`/.well-known/security.txt\`.

- A form that a script sends becomes the gateway's calls.
- A form that a browser sends without scripts is forwarded to the gateway's \`/form/KIND\`. Our own \`npm run api\` has it. Without it the visitor gets a page with status 503, and Back keeps the typed text.`,
    settings: { API_BASE_URL: 'Address of a gateway that implements the same calls.' },
  },
  {
    title: 'Messages',
    lead: 'Without a mail server or an SMS gateway, messages are files in `OUTBOX_DIR`. Each cap of SMS applies to a day in UTC. When it is reached, `cap reached` with the period `daily` is logged once that day.',
    settings: {
      SMTP_URL: 'Mail server, `smtp://…` or `smtps://…`.',
      MAIL_FROM:
        'Sender, such as `no-reply@example.com` or `Name <no-reply@example.com>`. Default: the mailbox of `SMTP_URL`, else `no-reply` at the site’s host.',
      SMS_GATEWAY_URL: 'HTTP gateway for SMS (JSON, see `lib/server/messaging/carriers/http-sms-gateway.ts`).',
      WHATSAPP_URL:
        'WhatsApp’s Cloud API: address of the sending number (see `lib/server/messaging/carriers/whatsapp-cloud.ts`). Without it WhatsApp is off.',
      WHATSAPP_TOKEN: 'Token of the sending number.',
      WHATSAPP_TEMPLATES: 'Prefix of the names of our templates.',
      WEBHOOK_ALLOW_NETWORKS:
        'Addresses and networks of your own (`10.1.0.0/16`), comma-separated. Webhooks may reach them besides the internet, also by http.',
      WORKER:
        '`inside`: the processes of the site and the API send messages and delete old data. `off`: `npm run worker` does, with the same configuration.',
      SMS_DAILY_CAP: 'SMS about parcels. Further ones are dropped, with a note on their orders.',
      SMS_DAILY_CAP_PER_COUNTRY: 'The same, to the numbers of one country.',
      SMS_CODES_DAILY_CAP:
        'SMS with codes and SMS about accounts. Above the cap, codes by SMS are refused until midnight (UTC).',
      SMS_CODES_DAILY_CAP_PER_COUNTRY: 'The same, to the numbers of one country.',
      SMS_RECEIVER_CODES_DAILY_CAP:
        'SMS with codes to receivers of parcels. Above the cap, receivers use the link of a message or a code by mail.',
      SMS_RECEIVER_CODES_DAILY_CAP_PER_COUNTRY: 'The same, to the numbers of one country.',
    },
  },
  {
    title: 'Abuse',
    lead: 'A browser proves some work before we send a code. Old browsers and browsers without scripts cannot.',
    settings: {
      POW_COST: 'PBKDF2 rounds of one guess. A cheaper proof is refused.',
      POW_GUESSES: 'Maximum number of guesses that a browser needs.',
      POW_UNPROVEN_PER_NETWORK: 'Codes an hour without the proof, to the visitors of one network.',
      POW_UNPROVEN_PER_HOUR:
        'Codes an hour without the proof, to the numbers of one country (mails: from one market). When it is reached, `cap reached` with the period `hourly` is logged and the metric `period_cap_full` is set.',
      POW_QUESTIONS_PER_NETWORK:
        'Codes an hour with the proof and the question in words, to the visitors of one network. Raise it if many share an address.',
    },
  },
  {
    title: 'Keys',
    lead: 'How to change a key without locking anybody out: [production](docs/production.md#keys).',
    settings: {
      QUOTE_SIGNING_KEY:
        '32 bytes in hexadecimal that sign displayed prices. By default the site makes a key and stores it in its database.',
      QUOTE_SIGNING_KEYS_ACCEPTED: 'Further keys, comma-separated, that are accepted while the key is changed.',
      PASSWORD_TRANSFORM_KEY: '16 bytes in hexadecimal that obfuscate passwords over TLS.',
      PASSWORD_TRANSFORM_IV: '16 bytes in hexadecimal: the initialisation vector for that key.',
      PASSWORD_TRANSFORMS_ACCEPTED:
        'Further pairs `KEY:IV`, comma-separated, that are accepted while the pair is changed.',
    },
  },
  {
    title: 'Probes',
    lead: 'The worker requests this site through `SITE_URL` for its [status page](docs/decisions/monitoring.md#status-page). In development it does not.',
    settings: {
      PROBE_SECONDS:
        'Seconds between two probes. Every fifth probe also tests an order and a login. `0` turns probes off.',
      PROBE_API_KEY:
        'Test key with the scope `orders`, of an account of your own. It places one test order an hour. Without it, orders are not measured.',
      PROBE_LOGIN: '`ACCOUNT:PASSWORD` of an account of your own. Without it, logins are not measured.',
    },
  },
  {
    title: 'Metrics and traces',
    settings: {
      METRICS_PORT: 'Port of `/metrics` for Prometheus. Off by default. Visitors must not be able to reach it.',
      METRICS_HOST: 'Address of that port. By default only this machine can reach it.',
      OTEL_EXPORTER_OTLP_ENDPOINT:
        'Target of traces (OpenTelemetry, OTLP over HTTP: `http://collector:4318`). Off by default. The library’s other `OTEL_` variables apply too.',
    },
  },
];
