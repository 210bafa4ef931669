'use client';

import { ErrorView } from '@/components/layout/error-view.island';

/** §2, error page: what went wrong while a page was shown. The header and footer stay. */
export default function PageError({ error, retry }: { error: unknown; retry: () => void }) {
  return <ErrorView error={error} retry={retry} />;
}
