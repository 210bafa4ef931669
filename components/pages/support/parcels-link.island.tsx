'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import { useUserStore } from '@/lib/client/stores/user';

interface Target {
  href: string;
  label: string;
}

interface ParcelsLinkProps {
  parcels: Target;
  /** Address of the login page, which redirects to the parcels. */
  login: Target;
  className?: string;
  /** Content after the label. */
  children?: ReactNode;
}

/**
 * Links to the parcels of a logged-in visitor (§2, §6). The server renders the login link, which also works without
 * scripts.
 */
export function ParcelsLink({ parcels, login, className, children }: ParcelsLinkProps) {
  const { href, label } = useUserStore(({ user }) => (user ? parcels : login));
  return (
    <Link href={href} prefetch={false} className={className}>
      {label}
      {children}
    </Link>
  );
}
