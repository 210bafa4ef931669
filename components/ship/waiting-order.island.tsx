'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { Draft } from '@/lib/client/ship/draft';
import { questionBefore } from '@/lib/client/ship/waiting-order';
import { useUserStore } from '@/lib/client/stores/user';
import { useOnline } from '@/lib/client/use-network';
import { useVisible } from '@/lib/client/use-visible';
import { useDraft } from './use-draft-form';
import type { LiveQuote } from './use-live-quote';
import type { Wizard } from './use-wizard';

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
  const goes = isWaiting && online && visible && priced && question === null && !busy;
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
    <Notice tone="warn" live="polite" title={t(online ? 'unsent' : 'title')} action={stop}>
      {question ? t('question', { reason: question }) : t('text')}
    </Notice>
  );
}
