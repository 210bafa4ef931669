import { KEY_USE_RETENTION_DAYS } from '@/lib/market/limits';
import {
  CreateApiKeyRequest,
  CreateApiKeyResponse,
  ApiKeyListResponse,
  ApiKeyRequest,
  ApiKeyView,
  ApiKeyUsesResponse,
} from '../developers/api-keys';
import { emptyInputSchema } from '../fields';
import { defineCall } from './define-call';

/** API keys. No key may make these calls. */
export const apiKeyCalls = {
  createApiKey: defineCall({
    method: 'POST',
    path: '/v1/api/key/create',
    auth: 'user',
    beyond: true,
    group: 'Account',
    summary: 'Create an API key',
    description:
      'Creates a key for one of your programs, with the scopes that you choose. Returns the key; it is shown only this once. This call needs the token of a logged-in person; a key cannot create keys.',
    request: CreateApiKeyRequest,
    response: CreateApiKeyResponse,
  }),
  listApiKeys: defineCall({
    method: 'GET',
    path: '/v1/api/key/list',
    auth: 'user',
    beyond: true,
    group: 'Account',
    summary: 'List API keys',
    description: 'Returns the keys, active ones first, each with its last four characters.',
    request: emptyInputSchema,
    response: ApiKeyListResponse,
  }),
  revokeApiKey: defineCall({
    method: 'POST',
    path: '/v1/api/key/revoke',
    auth: 'user',
    group: 'Account',
    summary: 'Revoke an API key',
    description: 'Revokes the key with this id. Every later call with the key is refused.',
    request: ApiKeyRequest,
    response: ApiKeyView,
  }),
  listApiKeyUses: defineCall({
    method: 'GET',
    path: '/v1/api/key/{id}/uses',
    auth: 'user',
    group: 'Account',
    summary: 'List the uses of an API key',
    description: `Returns counts by hour, call and status, the latest hours first, and how many of the calls came through the tool server at \`/api/mcp\`. We store uses for ${KEY_USE_RETENTION_DAYS} days.`,
    request: ApiKeyRequest,
    response: ApiKeyUsesResponse,
  }),
};
