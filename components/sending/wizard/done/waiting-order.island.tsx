'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/status/notice';
import type { Draft } from '@/lib/drafts/draft';
import { questionBefore } from '@/lib/drafts/waiting-order';
import { useUserStore } from '@/lib/client/stores/user';
import { useOnline } from '@/lib/client/api/use-online';
import { usePageVisible } from '@/lib/client/use-page-visible';
import { useDraft } from '../drafts/use-draft-form';
import type { LiveQuote } from '../summary/use-live-quote';
import type { Wizard } from '../use-wizard';

/** Milliseconds before an attempt without a response is repeated automatically. */
const RETRY_PAUSE_MS = 10_000;

/** Returns false for 10 s after each attempt without a response. A browser may wrongly report a network. */
function useRested(attempts: number): boolean {
  const [hasRested, setRested] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setRested(attempts), RETRY_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [attempts]);
  return attempts === 0 || hasRested === attempts;
}

interface WaitingOrderProps {
  wizard: Wizard;
  storedDraft: Draft;
  live: LiveQuote;
}

/**
 * Shows an order that was sent without a network. The order is sent once there is a network and its review is open. If
 * its price has changed or its sender must log in, the sender presses the button again.
 */
export function WaitingOrder({ wizard, storedDraft, live }: WaitingOrderProps) {
  const t = useTranslations('ship.waiting');
  const draft = useDraft(storedDraft, (whole) => whole);
  const isLoggedIn = useUserStore(({ user }) => user !== null);
  const isOnline = useOnline();
  const isVisible = usePageVisible();
  const { submit, busy, forward, step } = wizard;
  const isWaiting = draft.waits !== null && submit.failure === null && step === 'review';
  const isPriced = live.status === 'ready' || live.status === 'failed';
  const quote = live.status === 'ready' ? live.quote : null;
  const question = isWaiting && isOnline && isPriced ? questionBefore(draft, { quote, isLoggedIn }) : null;
  const rested = useRested(submit.unreached);
  const mayPlace = isWaiting && isOnline && rested && isVisible && isPriced && question === null && !busy;
  useEffect(() => {
    if (mayPlace) forward();
    // `forward` sends the current draft. A new function after each render must not send again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [mayPlace]);

  if (!isWaiting) return null;
  if (busy) return <Notice live="polite" title={t('sending')} />;
  const stop = (
    <Button size="small" onClick={submit.stopWaiting}>
      {t('stop')}
    </Button>
  );
  return (
    <Notice
      tone="warn"
      live="polite"
      title={t(isOnline && (question || submit.unreached === 0) ? 'unsent' : 'title')}
      action={stop}
    >
      {question ? t('question', { reason: question }) : t('text')}
    </Notice>
  );
}
