'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { Draft } from '@/lib/client/ship/draft';
import { questionBefore } from '@/lib/drafts/waiting-order';
import { useUserStore } from '@/lib/client/stores/user';
import { useOnline } from '@/lib/client/use-network';
import { useVisible } from '@/lib/client/use-visible';
import { useDraft } from '@/components/ship/use-draft-form';
import type { LiveQuote } from './use-live-quote';
import type { Wizard } from './use-wizard';

/** Milliseconds before an attempt that nothing answered is repeated by itself. */
const PAUSE = 10_000;

/** False for a while after each attempt that nothing answered; a browser may say that it has a network where there is none. */
function useRested(attempts: number): boolean {
  const [rested, setRested] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setRested(attempts), PAUSE);
    return () => clearTimeout(timer);
  }, [attempts]);
  return attempts === 0 || rested === attempts;
}

interface WaitingOrderProps {
  wizard: Wizard;
  kept: Draft;
  live: LiveQuote;
}

/**
 * An order that was sent without a network. It is sent once there is one and somebody looks at the review, as it was meant; where its
 * price has changed or its sender must log in, the button that sends is pressed again.
 */
export function WaitingOrder({ wizard, kept, live }: WaitingOrderProps) {
  const t = useTranslations('ship.waiting');
  const draft = useDraft(kept, (whole) => whole);
  const isLoggedIn = useUserStore(({ user }) => user !== null);
  const online = useOnline();
  const visible = useVisible();
  const { submit, busy, forward, step } = wizard;
  const isWaiting = draft.waits !== null && submit.failure === null && step === 'review';
  const priced = live.status === 'ready' || live.status === 'failed';
  const quote = live.status === 'ready' ? live.quote : null;
  const question = isWaiting && online && priced ? questionBefore(draft, { quote, isLoggedIn }) : null;
  const rested = useRested(submit.unreached);
  const goes = isWaiting && online && rested && visible && priced && question === null && !busy;
  useEffect(() => {
    if (goes) forward();
    // What it sends is the draft of the moment; a new function of every drawing is no reason to send.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [goes]);

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
      title={t(online && (question || submit.unreached === 0) ? 'unsent' : 'title')}
      action={stop}
    >
      {question ? t('question', { reason: question }) : t('text')}
    </Notice>
  );
}
