import { NotFoundPage } from '@/components/frame/not-found-page';

/** None is known beforehand, and each is kept once asked for: only a kept page answers 404 with its whole text. */
export function generateStaticParams(): { rest: string[] }[] {
  return [];
}

/** Every address under a prefix that no page answers. */
export default function UnknownPage() {
  return <NotFoundPage />;
}

export { notFoundMetadata as generateMetadata } from '@/lib/seo/page-metadata';
