'use client';

import { FatalErrorView } from '@/components/frame/errors/fatal-error-view.island';

/** Replaces the whole document if the error page itself fails (§2). */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  return <FatalErrorView error={error} />;
}
