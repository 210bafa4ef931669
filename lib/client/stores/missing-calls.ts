import { create } from 'zustand';
import type { CallName } from '@/lib/contract/calls';

interface MissingCalls {
  names: readonly CallName[];
}

const useMissingCalls = create<MissingCalls>(() => ({ names: [] }));

/** Whether the gateway lacks a call beyond §7: its part of the page is not shown until the page is loaded again. */
export const useIsMissing = (name: CallName): boolean => useMissingCalls(({ names }) => names.includes(name));

/** Remembers a call that the gateway does not know. */
export function noteMissingCall(name: CallName): void {
  useMissingCalls.setState(({ names }) => ({ names: [...new Set([...names, name])] }));
}
