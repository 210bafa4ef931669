import { notFound } from 'next/navigation';
import { Suspense } from 'react';
import { currentMarket } from '@/lib/i18n/current-market';
import { paths } from '@/lib/routing/paths';
import { NotFoundView } from './not-found-view';

/**
 * What a page returns where it does not exist: status 404 with the whole page, header and footer included, in the HTML.
 * A bare `notFound()` answers 404 with an empty document; thrown below a boundary, the boundary's fallback is the answer.
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
