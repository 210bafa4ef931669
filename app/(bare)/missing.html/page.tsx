import { notFound } from 'next/navigation';
import { Suspense } from 'react';
import { BareNotFoundView } from '@/components/frame/errors/bare-not-found-view';

export { notFoundMetadata as generateMetadata } from '@/lib/seo/page-metadata';

/** Page that next.config.ts serves for files that do not exist: status 404 with the whole page (see NotFoundPage). */
export default function MissingPage() {
  return (
    <Suspense fallback={<BareNotFoundView />}>
      <Missing />
    </Suspense>
  );
}

function Missing(): never {
  notFound();
}
