import { NotFoundPage } from '@/components/frame/errors/not-found-page';

/**
 * The build renders none of these pages. Each page is stored after its first request: only a stored page returns 404
 * with its whole text.
 */
export function generateStaticParams(): { rest: string[] }[] {
  return [];
}

/** Renders the missing page for every other address under a prefix. */
export default function UnknownPage() {
  return <NotFoundPage />;
}

export { notFoundMetadata as generateMetadata } from '@/lib/seo/page-metadata';
