'use client';

import { useEffect } from 'react';
import { useErrorPage } from '@/components/frame/error-page-provider.island';
import { isChunkFailure, reloadOnce } from '@/components/frame/frame/chunk-reload';

/** The number under which the server's log has the error, or ''. */
function digestOf(error: unknown): string {
  return error instanceof Error && 'digest' in error ? String(error.digest) : '';
}

/** §2, §8: the message is the title. Only a failed call's is a sentence for visitors; any other speaks of our code. */
function messageOf(error: unknown): string {
  // Not instanceof: every page has this view, and few have calls.
  return error instanceof Error && 'kind' in error ? error.message : '';
}

export function ErrorView({ error, retry }: { error: unknown; retry: () => void }) {
  const page = useErrorPage();
  const digest = digestOf(error);

  useEffect(() => {
    if (isChunkFailure(error)) reloadOnce();
  }, [error]);

  if (!page) return null;
  const { look } = page;
  return (
    <div className={look.page} role="alert">
      <p className={look.status}>500</p>
      <h1 className={look.title}>{messageOf(error) || page.title}</h1>
      <p className={look.text}>{page.text}</p>
      <div className={look.actions}>
        <button type="button" className={look.primary} onClick={retry}>
          {page.retry}
        </button>
        <a href={page.homeHref} className={look.secondary}>
          {page.home}
        </a>
      </div>
      {digest && <p className={look.number}>{page.number.replace('{digest}', digest)}</p>}
    </div>
  );
}
