'use client';

import { ErrorView } from '@/components/frame/errors/error-view.island';

/** §2, error page: shows that a page failed to render. The header and footer stay. */
export default function PageError(props: { error: unknown; reset: () => void; retry: () => void }) {
  return <ErrorView {...props} />;
}
