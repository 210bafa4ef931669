import * as z from 'zod';
import { id, requiredText } from '../fields';
import { KEY_MODES, KEY_SCOPES } from './key-scopes';

const MAX_KEY_NAME_LENGTH = 60;

const scopes = z
  .array(z.enum(KEY_SCOPES, 'invalid'), 'required')
  .min(1, 'required')
  .max(KEY_SCOPES.length, 'invalid')
  .transform((values) => KEY_SCOPES.filter((scope) => values.includes(scope)));

export const CreateApiKeyRequest = z.object({
  /** Name chosen by the owner. */
  name: requiredText(MAX_KEY_NAME_LENGTH),
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
  /** Last use, to the minute; null if unused. */
  lastUsedAt: z.iso.datetime().nullable(),
  /** Null while the key is valid. */
  revokedAt: z.iso.datetime().nullable(),
});
export type ApiKeyView = z.infer<typeof ApiKeyView>;

/** `key` is returned once: only its hash is stored. */
export const CreateApiKeyResponse = ApiKeyView.extend({ key: z.string() });

/** Valid keys first, then the newest. Revoked keys are listed until they are deleted. */
export const ApiKeyListResponse = z.object({ items: z.array(ApiKeyView), limit: z.int() });

export const ApiKeyRequest = z.object({ id });

export const ApiKeyUse = z.object({
  /** The hour of the use. */
  hour: z.iso.datetime(),
  /** `operationId` of the call. */
  call: z.string(),
  /** HTTP status of the response. */
  status: z.int(),
  uses: z.int(),
  /** Uses among `uses` that an agent made through the tool server. */
  toolUses: z.int(),
  lastUsedAt: z.iso.datetime(),
});
export type ApiKeyUse = z.infer<typeof ApiKeyUse>;

/** Latest hours first. `days`: days for which uses are stored. */
export const ApiKeyUsesResponse = z.object({ items: z.array(ApiKeyUse), days: z.int() });
