import 'server-only';
import type { PasskeyView } from '@/lib/contract/accounts/passkeys';
import type { PasskeyRow } from './passkey-store';

/** Returns a passkey as its owner sees it, without key and credential. */
export function presentPasskey(row: PasskeyRow): PasskeyView {
  return {
    id: row.id,
    name: row.name,
    browser: row.browser,
    system: row.system,
    site: row.rp_id,
    createTime: row.created_at,
    lastUsedAt: row.last_used_at,
  };
}
