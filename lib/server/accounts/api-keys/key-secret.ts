import 'server-only';
import type { KeyMode } from '@/lib/contract/developers/key-scopes';
import { looksLikeToken, newToken } from '../../platform/token';

/** Prefix by mode, so that a test key is recognisable wherever it appears. */
const KEY_PREFIXES: Record<KeyMode, string> = { test: 'dx_test_', live: 'dx_live_' };

const prefixOf = (text: string) => Object.values(KEY_PREFIXES).find((prefix) => text.startsWith(prefix));

/** Returns a new key: the prefix and 256 random bits. */
export const newKey = (mode: KeyMode): string => KEY_PREFIXES[mode] + newToken();

/** Returns true if the text has a key's prefix, valid or not. Session tokens never have one. */
export const hasKeyPrefix = (text: string): boolean => prefixOf(text) !== undefined;

/** Returns true if the text has the form of a key from `newKey`. */
export function looksLikeKey(text: string): boolean {
  const prefix = prefixOf(text);
  return prefix !== undefined && looksLikeToken(text.slice(prefix.length));
}
