import { notFound } from 'next/navigation';
import { Suspense } from 'react';
import { currentMarket } from '@/lib/i18n/current-market';
import { paths } from '@/lib/routing/paths';
import { NotFoundView } from './not-found-view';

/**
 * Renders a missing page: status 404 with the whole page in the HTML, header and footer included. A bare `notFound()`
 * returns 404 with an empty document. Below a boundary, it renders the boundary's fallback.
 */
export async function NotFoundPage() {
  const { prefix } = await currentMarket();
  return (
    <Suspense fallback={<NotFoundView prefix={prefix} home={paths.home(prefix)} />}>
      <Missing />
    </Suspense>
  );
}

function Missing(): never {
  notFound();
}
