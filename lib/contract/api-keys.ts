import * as z from 'zod';
import { id, required } from './fields';
import { KEY_MODES, KEY_SCOPES } from './key-scopes';

const KEY_NAME_LENGTH = 60;

const scopes = z
  .array(z.enum(KEY_SCOPES, 'invalid'), 'required')
  .min(1, 'required')
  .max(KEY_SCOPES.length, 'invalid')
  .transform((given) => KEY_SCOPES.filter((scope) => given.includes(scope)));

export const CreateApiKeyRequest = z.object({
  /** What its owner calls it. */
  name: required(KEY_NAME_LENGTH),
  mode: z.enum(KEY_MODES, 'invalid'),
  scopes,
});

export const ApiKeyView = z.object({
  id: z.string(),
  name: z.string(),
  mode: z.enum(KEY_MODES),
  scopes: z.array(z.enum(KEY_SCOPES)),
  /** The last four characters of the key. */
  tail: z.string(),
  createTime: z.iso.datetime(),
  /** To the minute; null while it was not used. */
  lastUsedAt: z.iso.datetime().nullable(),
  /** Null while it works. */
  revokedAt: z.iso.datetime().nullable(),
});
export type ApiKeyView = z.infer<typeof ApiKeyView>;

/** `key` is shown once: only a hash of it is stored. */
export const CreateApiKeyResponse = ApiKeyView.extend({ key: z.string() });

/** Those that work first, then the newest; revoked ones as long as they are kept. */
export const ApiKeyListResponse = z.object({ items: z.array(ApiKeyView), limit: z.int() });

export const ApiKeyRequest = z.object({ id });

export const ApiKeyUse = z.object({
  /** The hour in which it was used. */
  hour: z.iso.datetime(),
  /** `operationId` of the call. */
  call: z.string(),
  /** HTTP status that was answered. */
  status: z.int(),
  uses: z.int(),
  lastUsedAt: z.iso.datetime(),
});
export type ApiKeyUse = z.infer<typeof ApiKeyUse>;

/** The latest hours first; `days`: how long uses are kept. */
export const ApiKeyUsesResponse = z.object({ items: z.array(ApiKeyUse), days: z.int() });
