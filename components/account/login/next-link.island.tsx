'use client';

import { useSyncExternalStore, type ReactNode } from 'react';
import { withNext } from '@/lib/routing/next-param';

const subscribeToNothing = () => () => undefined;

/**
 * Returns the return address in the query (`next`), or null without one. Null on the server, because its pages are the
 * same for everyone.
 */
export function useReturnAddress(): string | null {
  return useSyncExternalStore(
    subscribeToNothing,
    () => new URLSearchParams(location.search).get('next'),
    () => null,
  );
}

/** Links to another page of the account and passes on the return address of the login. */
export function NextLink({ href, children }: { href: string; children: ReactNode }) {
  return <a href={withNext(href, useReturnAddress())}>{children}</a>;
}
