import { create } from 'zustand';
import type { CallName } from '@/lib/contract/calls';

interface MissingCalls {
  names: readonly CallName[];
}

const useMissingCalls = create<MissingCalls>(() => ({ names: [] }));

/**
 * Returns true if the gateway lacks a call beyond §7. Its part of the page stays hidden until the page is loaded again.
 */
export const useIsCallMissing = (name: CallName): boolean => useMissingCalls(({ names }) => names.includes(name));

/** Stores the name of a call that the gateway does not know. */
export function addMissingCall(name: CallName): void {
  useMissingCalls.setState(({ names }) => ({ names: [...new Set([...names, name])] }));
}
