'use client';

import { FatalErrorView } from '@/components/frame/errors/fatal-error-view.island';

/** §2: the error page itself failed. It replaces the whole document. */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  return <FatalErrorView error={error} />;
}
