import 'server-only';
import type { ApiKeyUse, ApiKeyView } from '@/lib/contract/developers/api-keys';
import { KEY_SCOPES, type KeyScope } from '@/lib/contract/developers/key-scopes';
import type { ApiKeyRow, ApiKeyUseRow } from './key-store';

export const formatScopes = (scopes: readonly KeyScope[]): string => scopes.join(' ');

export function readScopes(scopes: string): KeyScope[] {
  const scopeNames = scopes.split(' ');
  return KEY_SCOPES.filter((scope) => scopeNames.includes(scope));
}

/** Returns a key as its owner sees it, without its hash. */
export function presentKey(row: ApiKeyRow, lastUsedAt: string | null): ApiKeyView {
  return {
    id: row.id,
    name: row.name,
    mode: row.mode,
    scopes: readScopes(row.scopes),
    tail: row.tail,
    createTime: row.created_at,
    lastUsedAt,
    revokedAt: row.revoked_at,
  };
}

export function presentUse({ hour, call, status, uses, tool_uses, last_at }: ApiKeyUseRow): ApiKeyUse {
  return { hour, call, status, uses, toolUses: tool_uses, lastUsedAt: last_at };
}
