import 'server-only';
import { z } from 'zod';
import { COUNTRIES, DEFAULT_COUNTRY } from '@/lib/market/country';
import { isTurkishHostName, siteUrlOf } from '@/lib/routing/route-config';
import type { Origins } from '@/lib/routing/short-link';
import { PASSWORD_TRANSFORM_DEFAULTS } from '@/lib/contract/accounts/password-transform-defaults';
import { POOL_SIZES } from './db/drivers/pool-sizes';
import { isAddressList } from './address-list';
import { readMailbox } from './mailbox';

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' });
const hexKey = (bytes: number) =>
  z.string().regex(new RegExp(`^[0-9a-fA-F]{${bytes * 2}}$`), `must be ${bytes} bytes in hexadecimal`);
/** Comma-separated list of items. */
const listOf = <Item>(item: z.ZodType<Item, string>) =>
  z
    .string()
    .default('')
    .transform((list) => list.split(',').flatMap((each) => each.trim() || []))
    .pipe(z.array(item));
const addresses = listOf(z.string()).refine(
  isAddressList,
  'must be addresses or networks (10.0.0.0/8), comma-separated',
);
const positive = z.coerce.number('must be a number').int('must be whole').min(1, 'must be at least 1');

/** Variables of the environment. `settings.ts` explains each. */
const Variables = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('production'),
  PORT: z.coerce.number('must be a number').int().min(0).max(65535, 'must be a port number').default(3000),
  SITE_URL: httpUrl.optional(),
  TURKISH_HOSTS: listOf(z.string().toLowerCase()).refine(
    (hosts) => hosts.every(isTurkishHostName),
    'must be host names ending in .tr, comma-separated',
  ),
  DATABASE_URL: z
    .string()
    .regex(/^(file:.+|postgres(ql)?:\/\/.+)$/, 'must be file:PATH or postgres://...')
    .default('file:./data/site.db'),
  API_BASE_URL: httpUrl.optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/.+/, 'must be smtp://... or smtps://...')
    .optional(),
  MAIL_FROM: z
    .string()
    .refine(
      (text) => readMailbox(text) !== null,
      'must be an email address, such as no-reply@example.com or Name <no-reply@example.com>',
    )
    .optional(),
  SMS_GATEWAY_URL: httpUrl.optional(),
  WHATSAPP_URL: httpUrl.optional(),
  WHATSAPP_TOKEN: z.string().regex(/^\S+$/, 'must be one word').optional(),
  WHATSAPP_TEMPLATES: z
    .string()
    .regex(/^[a-z0-9_]*$/, 'must be small letters, digits and underscores')
    .default(''),
  WORKER: z.enum(['inside', 'off'], 'must be inside or off').default('inside'),
  SMS_DAILY_CAP: positive.default(20_000),
  SMS_DAILY_CAP_PER_COUNTRY: positive.default(5000),
  SMS_CODES_DAILY_CAP: positive.default(20_000),
  SMS_CODES_DAILY_CAP_PER_COUNTRY: positive.default(5000),
  SMS_RECEIVER_CODES_DAILY_CAP: positive.default(10_000),
  SMS_RECEIVER_CODES_DAILY_CAP_PER_COUNTRY: positive.default(2000),
  POW_COST: positive.default(2000),
  POW_GUESSES: positive.default(1000),
  POW_UNPROVEN_PER_NETWORK: positive.default(3),
  POW_UNPROVEN_PER_HOUR: positive.default(200),
  POW_QUESTIONS_PER_NETWORK: positive.default(12),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\/.+/, 'must be redis://... or rediss://...')
    .optional(),
  PASSWORD_TRANSFORM_KEY: hexKey(16).default(PASSWORD_TRANSFORM_DEFAULTS.key),
  PASSWORD_TRANSFORM_IV: hexKey(16).default(PASSWORD_TRANSFORM_DEFAULTS.iv),
  PASSWORD_TRANSFORMS_ACCEPTED: listOf(
    z
      .string()
      .regex(
        /^[0-9a-fA-F]{32}:[0-9a-fA-F]{32}$/,
        'must be pairs KEY:IV of 16 bytes each in hexadecimal, comma-separated',
      )
      .transform((pair) => ({ key: pair.slice(0, 32), iv: pair.slice(33) })),
  ),
  QUOTE_SIGNING_KEY: hexKey(32).optional(),
  QUOTE_SIGNING_KEYS_ACCEPTED: listOf(hexKey(32)),
  TRUSTED_PROXIES: addresses,
  WEBHOOK_ALLOW_NETWORKS: addresses,
  MAP_TILE_URL: z
    .string()
    .regex(/^https?:\/\/[^/]+\/.*\{z\}/, 'must be an http(s) address with {z}, {x} and {y}')
    .refine((address) => ['{x}', '{y}'].every((part) => address.includes(part)), 'must name {x} and {y}')
    .optional(),
  MAP_TILE_ATTRIBUTION: z.string().default(''),
  MIGRATE_AT_START: z.stringbool('must be true or false').default(false),
  SAMPLE_PARCELS: z.stringbool('must be true or false').default(false),
  SCAN_MONTHS: positive.default(24),
  COLLECTION_MONTHS: positive.default(120),
  SEND_ON_MARKETS: listOf(z.enum(COUNTRIES, `must be codes of our markets: ${COUNTRIES.join(', ')}`)),
  TEST_ORDER_DAYS: positive.default(30),
  PROBE_SECONDS: z.coerce.number('must be a number').int('must be whole').min(0).max(3600).default(60),
  PROBE_DAYS: positive.default(14),
  PROBE_API_KEY: z.string().regex(/^\S+$/, 'must be one word').optional(),
  PROBE_LOGIN: z
    .string()
    .regex(/^[^:]+:.+$/, 'must be ACCOUNT:PASSWORD')
    .transform((text) => [text.slice(0, text.indexOf(':')), text.slice(text.indexOf(':') + 1)] as const)
    .optional(),
  PAGES_DIR: z.string().min(1).default('./data/pages'),
  ASSETS_DIR: z.string().min(1).default('./data/assets'),
  RENDER_AHEAD: z.stringbool('must be true or false').default(true),
  MEMORY_LIMIT_MB: positive.default(360),
  METRICS_PORT: z.coerce.number('must be a number').int().min(1).max(65535, 'must be a port number').optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  DB_READERS: positive.default(POOL_SIZES.readers),
  DB_WRITERS: positive.default(POOL_SIZES.writers),
  STOP_GRACE_SECONDS: positive.default(10),
  INSTANCE: z.string().min(1).optional(),
  OUTBOX_DIR: z.string().min(1).default('./data/outbox'),
  SUDO_USER: z.string().optional(),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
});

const Environment = Variables.refine(
  ({ WHATSAPP_URL, WHATSAPP_TOKEN }) => (WHATSAPP_URL === undefined) === (WHATSAPP_TOKEN === undefined),
  { path: ['WHATSAPP_URL'], error: 'and WHATSAPP_TOKEN must both be set or both be unset' },
);

export type ConfigVariable = keyof typeof Variables.shape;
export const CONFIG_VARIABLES = Object.keys(Variables.shape) as ConfigVariable[]; // the shape has no other keys

/** Returns the value of a variable that is not set. */
export const defaultOf = (name: ConfigVariable): unknown => Variables.shape[name].parse(undefined);

export type Config = Readonly<z.output<typeof Environment> & { siteUrl: string }>;

/** Returns the origins of the pages of all markets. */
export function originsOf({ siteUrl, TURKISH_HOSTS }: Pick<Config, 'siteUrl' | 'TURKISH_HOSTS'>): Origins {
  const scheme = siteUrl.startsWith('http:') ? 'http' : 'https';
  return { siteUrl, turkishHosts: TURKISH_HOSTS, scheme, defaultCountry: DEFAULT_COUNTRY };
}

/** Reason why a process cannot start, as a sentence for the operator who can correct it. */
export class StartError extends Error {}
export class ConfigError extends StartError {}

/**
 * Returns the text for the terminal about a failed start: the message of a StartError, or any other error with its
 * stack.
 */
export function startFailureText(error: unknown): string {
  if (error instanceof StartError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Former names of variables, which are still accepted. */
const FORMER_NAMES: Readonly<Record<string, string>> = { DRAW_AHEAD: 'RENDER_AHEAD' };

/**
 * Parses the configuration of a process from its environment. Empty values count as unset. Throws ConfigError with one
 * line for each wrong variable.
 */
export function parseConfig(environment: Record<string, string | undefined>): Config {
  const set = Object.entries(environment).filter(([, value]) => value !== undefined && value !== '');
  const former = set.flatMap(([name, value]) =>
    Object.hasOwn(FORMER_NAMES, name) ? [[FORMER_NAMES[name], value]] : [],
  );
  const setVariables = Object.fromEntries([...former, ...set]);
  const parsed = Environment.safeParse(setVariables);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`);
    throw new ConfigError(`The configuration is wrong:\n  ${lines.join('\n  ')}`);
  }
  const config = parsed.data;
  return { ...config, siteUrl: siteUrlOf({ SITE_URL: config.SITE_URL, PORT: config.PORT }) };
}

let parsed: Config | undefined;

/** Returns this process's configuration. It is parsed once. */
export function getConfig(): Config {
  parsed ??= parseConfig(process.env);
  return parsed;
}
