'use client';

import { ErrorView } from '@/components/frame/errors/error-view.island';

/** Shows that a page failed to render (§2, error page). The header and footer stay. */
export default function PageError(props: { error: unknown; reset: () => void; retry: () => void }) {
  return <ErrorView {...props} />;
}
