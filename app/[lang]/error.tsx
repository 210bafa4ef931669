'use client';

import { ErrorView } from '@/components/frame/error-view.island';

/** §2, error page: what went wrong while a page was shown. The header and footer stay. */
export default function PageError(props: { error: unknown; reset: () => void; retry: () => void }) {
  return <ErrorView {...props} />;
}
