import 'server-only';
import { z } from 'zod';
import { DEFAULT_COUNTRY } from '@/lib/market/country';
import { isTurkishHostName, siteUrlOf } from '@/lib/routing/route-config';
import type { Origins } from '@/lib/routing/short-link';
import { PASSWORD_TRANSFORM_DEFAULTS } from '@/lib/contract/password-transform';
import { POOL_SIZES } from './db/pool-sizes';
import { isAddressList } from './platform/address-list';

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' });
const hexKey = (bytes: number) =>
  z.string().regex(new RegExp(`^[0-9a-fA-F]{${bytes * 2}}$`), `must be ${bytes} bytes in hexadecimal`);
const addresses = z
  .string()
  .default('')
  .transform((list) =>
    list
      .split(',')
      .map((address) => address.trim())
      .filter(Boolean),
  )
  .refine(isAddressList, 'must be addresses or networks (10.0.0.0/8), comma-separated');
const positive = z.coerce.number('must be a number').int('must be whole').min(1, 'must be at least 1');

const Variables = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('production'),
  PORT: z.coerce.number('must be a number').int().min(0).max(65535, 'must be a port number').default(3000),
  SITE_URL: httpUrl.optional(),
  TURKISH_HOSTS: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((host) => host.trim().toLowerCase())
        .filter(Boolean),
    )
    .refine((hosts) => hosts.every(isTurkishHostName), 'must be host names ending in .tr, comma-separated'),
  DATABASE_URL: z
    .string()
    .regex(/^(file:.+|postgres(ql)?:\/\/.+)$/, 'must be file:PATH or postgres://...')
    .default('file:./data/site.db'),
  API_BASE_URL: httpUrl.optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/.+/, 'must be smtp://... or smtps://...')
    .optional(),
  /** The sender of our mail; by default the mailbox of SMTP_URL, else no-reply at the site's name. */
  MAIL_FROM: z.email('must be an e-mail address').optional(),
  SMS_GATEWAY_URL: httpUrl.optional(),
  /** WhatsApp's Cloud API: the sending number's address and token, and what the names of its templates begin with. */
  WHATSAPP_URL: httpUrl.optional(),
  WHATSAPP_TOKEN: z.string().regex(/^\S+$/, 'must be one word').optional(),
  WHATSAPP_TEMPLATES: z
    .string()
    .regex(/^[a-z0-9_]*$/, 'must be small letters, digits and underscores')
    .default(''),
  /** Whether this process sends the messages that wait and deletes what is too old; `off` where `npm run worker` does. */
  WORKER: z.enum(['inside', 'off'], 'must be inside or off').default('inside'),
  /** SMS a day (UTC), in all and to the numbers of one country. */
  SMS_DAILY_CAP: positive.default(20_000),
  SMS_DAILY_CAP_PER_COUNTRY: positive.default(5000),
  /** The proof of work behind the image code: PBKDF2 rounds of one guess, and the most guesses that a browser needs. */
  POW_COST: positive.default(2000),
  POW_GUESSES: positive.default(1000),
  /** Codes an hour that are sent without the proof: from one network, and in all. */
  POW_UNPROVEN_PER_NETWORK: positive.default(3),
  POW_UNPROVEN_PER_HOUR: positive.default(200),
  /** Codes an hour from one network that are sent with the proof and the question in words. */
  POW_QUESTIONS_PER_NETWORK: positive.default(12),
  /** Counts attempts for all machines in one place; without it the database does. */
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\/.+/, 'must be redis://... or rediss://...')
    .optional(),
  PASSWORD_TRANSFORM_KEY: hexKey(16).default(PASSWORD_TRANSFORM_DEFAULTS.key),
  PASSWORD_TRANSFORM_IV: hexKey(16).default(PASSWORD_TRANSFORM_DEFAULTS.iv),
  /** What quotes are signed with; by default a key that this site makes and keeps in its database. */
  QUOTE_SIGNING_KEY: hexKey(32).optional(),
  /** Proxies whose X-Forwarded-For is believed, as addresses or networks. */
  TRUSTED_PROXIES: addresses,
  /** Networks of our own that webhooks may reach, with http too; none but public addresses without it. */
  WEBHOOK_ALLOW_NETWORKS: addresses,
  /** A tile server behind the map of sites, `https://host/{z}/{x}/{y}.png`; by default our own land alone. */
  MAP_TILE_URL: z
    .string()
    .regex(/^https?:\/\/[^/]+\/.*\{z\}/, 'must be an http(s) address with {z}, {x} and {y}')
    .refine((address) => ['{x}', '{y}'].every((part) => address.includes(part)), 'must name {x} and {y}')
    .optional(),
  /** Whose map that is, as its licence wants it said. */
  MAP_TILE_ATTRIBUTION: z.string().default(''),
  /** Runs the steps of the schema when the site starts: only where it is the one process on its database. */
  MIGRATE_AT_START: z.stringbool('must be true or false').default(false),
  /** Months that scans are kept, counted from the end of the one in which their order was placed: the privacy policy names them. */
  SCAN_MONTHS: positive.default(24),
  /** Where drawn pages are kept. Processes of one machine share it; it may be lost at any time. */
  PAGES_DIR: z.string().min(1).default('./data/pages'),
  /** Where scripts and styles of the last releases are kept, for pages that name them. Processes of one machine share it. */
  ASSETS_DIR: z.string().min(1).default('./data/assets'),
  /** Draws every page that is not kept yet while the site serves. */
  DRAW_AHEAD: z.stringbool('must be true or false').default(true),
  /** Megabytes (resident) after which a process of the site is replaced by a new one. */
  MEMORY_LIMIT_MB: positive.default(360),
  /** Where `GET /metrics` answers Prometheus; nowhere without it. Never a port that visitors reach. */
  METRICS_PORT: z.coerce.number('must be a number').int().min(1).max(65535, 'must be a port number').optional(),
  /** The address that it listens on: by default this machine's own alone. */
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  /** Where traces go (OpenTelemetry, OTLP over HTTP: `http://collector:4318`); nowhere without it. Its library reads the other OTEL_ variables. */
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  /** Connections to PostgreSQL that a process opens at most, for reading and for writing. */
  DB_READERS: positive.default(POOL_SIZES.readers),
  DB_WRITERS: positive.default(POOL_SIZES.writers),
  /** Seconds that requests under way may take to finish once the process is asked to stop. */
  STOP_GRACE_SECONDS: positive.default(10),
  /** What this process is called in the log; by default its machine's name, in the lines of its start and stop alone. */
  INSTANCE: z.string().min(1).optional(),
  OUTBOX_DIR: z.string().min(1).default('./data/outbox'),
  /** Set by sudo: who called it. */
  SUDO_USER: z.string().optional(),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
});

const Environment = Variables.refine(
  ({ WHATSAPP_URL, WHATSAPP_TOKEN }) => (WHATSAPP_URL === undefined) === (WHATSAPP_TOKEN === undefined),
  { path: ['WHATSAPP_URL'], error: 'and WHATSAPP_TOKEN belong together: set both or neither' },
);

export type Config = Readonly<z.output<typeof Environment> & { siteUrl: string }>;

/** Where the pages of each market live. */
export function originsOf({ siteUrl, TURKISH_HOSTS }: Pick<Config, 'siteUrl' | 'TURKISH_HOSTS'>): Origins {
  const scheme = siteUrl.startsWith('http:') ? 'http' : 'https';
  return { siteUrl, turkishHosts: TURKISH_HOSTS, scheme, defaultCountry: DEFAULT_COUNTRY };
}

/** Why a process cannot start, in words for the operator who can change it. */
export class StartError extends Error {}
export class ConfigError extends StartError {}

/** Why a process could not start, for the terminal: a StartError in its own words, anything else with its place. */
export function startFailure(error: unknown): string {
  if (error instanceof StartError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/**
 * The configuration of a process, from its environment. Empty values count as unset.
 * Throws ConfigError with one sentence a line that names each wrong variable.
 */
export function parseConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`);
    throw new ConfigError(`The configuration is wrong:\n  ${lines.join('\n  ')}`);
  }
  const config = parsed.data;
  return { ...config, siteUrl: siteUrlOf({ SITE_URL: config.SITE_URL, PORT: config.PORT }) };
}

let parsed: Config | undefined;

/** This process's configuration, parsed once. */
export function getConfig(): Config {
  parsed ??= parseConfig(process.env);
  return parsed;
}
