import 'server-only';
import type { KeyMode } from '@/lib/contract/key-scopes';
import { looksLikeToken, newToken } from '../../platform/token';

/** What begins a key tells what it is for, so that a test key is known for one wherever it turns up. */
const PREFIXES: Record<KeyMode, string> = { test: 'dx_test_', live: 'dx_live_' };

const prefixOf = (text: string) => Object.values(PREFIXES).find((prefix) => text.startsWith(prefix));

/** 256 random bits behind the prefix. */
export const newKey = (mode: KeyMode): string => PREFIXES[mode] + newToken();

/** True for whatever says that it is a key, made by newKey or not: no session's token begins so. */
export const claimsToBeKey = (text: string): boolean => prefixOf(text) !== undefined;

/** True for what newKey can have made. */
export function looksLikeKey(text: string): boolean {
  const prefix = prefixOf(text);
  return prefix !== undefined && looksLikeToken(text.slice(prefix.length));
}
