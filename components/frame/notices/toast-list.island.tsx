'use client';

import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import { classNames } from '@/components/ui/class-names';
import type { ToastTone } from '@/lib/client/api/toast';
import styles from './toast-list.module.css';

/** A toast closes after this time (§8). */
const TOAST_DURATION_MS = 3000;
const ICONS: Record<ToastTone, IconName> = { ok: 'check-circle', bad: 'alert', info: 'info' };

export interface ShownToast {
  id: number;
  tone: ToastTone;
  message: string;
}

export interface ToastListProps {
  toasts: readonly ShownToast[];
  dismiss: string;
  onClose: (id: number) => void;
}

/** Shows messages for three seconds. They are in the top layer, so that no sheet or dialog covers them. */
export function ToastList({ toasts, dismiss, onClose }: ToastListProps) {
  const layer = useRef<HTMLDivElement>(null);
  const newest = toasts.at(-1)?.id;

  useEffect(() => {
    // Hiding and showing the layer again moves it above everything that was opened since.
    if (layer.current?.matches(':popover-open')) layer.current.hidePopover();
    layer.current?.showPopover();
  }, [newest]);

  return (
    <div ref={layer} popover="manual" className={styles.layer} data-print="hide">
      <div className={styles.list}>
        {toasts.map((toast) => (
          <Toast key={toast.id} toast={toast} dismiss={dismiss} onClose={onClose} />
        ))}
      </div>
    </div>
  );
}

function Toast({ toast, dismiss, onClose }: { toast: ShownToast; dismiss: string; onClose: (id: number) => void }) {
  const [isPaused, setPaused] = useState(false);

  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => onClose(toast.id), TOAST_DURATION_MS);
    return () => clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a new callback must not start the time anew
  }, [isPaused, toast.id]);

  return (
    <div
      role={toast.tone === 'bad' ? 'alert' : 'status'}
      className={classNames(styles.toast, styles[toast.tone])}
      data-ground="paper"
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <Icon name={ICONS[toast.tone]} className={styles.icon} />
      <span className={styles.message}>{toast.message}</span>
      <button type="button" aria-label={dismiss} className={styles.close} onClick={() => onClose(toast.id)}>
        <Icon name="x" size={16} />
      </button>
    </div>
  );
}
