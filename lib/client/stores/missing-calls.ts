import { create } from 'zustand';
import { CALLS, type Call, type CallName } from '@/lib/contract/calls';
import type { CallFailure } from '../call-failure';

interface MissingCalls {
  names: readonly CallName[];
}

const useMissingCalls = create<MissingCalls>(() => ({ names: [] }));

/** Whether the gateway lacks a call beyond §7: its part of the page is not shown until the page is loaded again. */
export const useIsMissing = (name: CallName): boolean => useMissingCalls(({ names }) => names.includes(name));

/** Remembers a call that the gateway does not know; false for every other failure. */
export function noteMissingCall(name: CallName, { status }: CallFailure): boolean {
  const call: Call = CALLS[name];
  if (status !== 404 || !call.beyond) return false;
  useMissingCalls.setState(({ names }) => ({ names: [...new Set([...names, name])] }));
  return true;
}
