import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/status/notice';
import type { ParcelState } from '@/lib/parcel/states';
import type { ActionOutcome } from './run-order-action';

/** Reason for a failed action: the order had changed meanwhile. */
export interface ActionConflict {
  number: string;
  /** Current state of the order; null if it is no longer on the list. */
  state: ParcelState | null;
}

export function conflictOf(outcome: ActionOutcome, number: string): ActionConflict | null {
  if (outcome.kind === 'moved-on') return { number, state: outcome.order.state };
  return outcome.kind === 'gone' ? { number, state: null } : null;
}

export function ActionConflictNotice({ note }: { note: ActionConflict | null }) {
  const t = useTranslations('orders.conflict');
  const tTrack = useTranslations('track');
  if (!note) return null;
  const { number, state } = note;
  return (
    <Notice tone="warn" live="assertive" title={t('title')}>
      {state ? t('movedOn', { number, state: tTrack(`states.${state}`) }) : t('gone', { number })}
    </Notice>
  );
}
