'use client';

import { useEffect, useRef, useState, type ComponentType } from 'react';
import { showStoredToast, TOAST_EVENT, type ToastRequest } from '@/lib/client/api/toast';
import type { ToastTexts } from '../load-frame-props';
import type { ShownToast, ToastListProps } from './toast-list.island';

/** Waits for the first message and then loads the component that shows it. */
export function ToastHost(texts: ToastTexts) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const [List, setList] = useState<ComponentType<ToastListProps>>();
  const counter = useRef(0);
  const { network, service, timeout } = texts;

  useEffect(() => {
    const show = ({ detail }: CustomEvent<ToastRequest>) => {
      const message = detail.message || { network, service, timeout }[detail.failure ?? 'network'];
      const id = (counter.current += 1);
      setToasts((toastsBefore) => [
        ...toastsBefore.filter((other) => other.message !== message),
        { id, tone: detail.tone, message },
      ]);
      void import('./toast-list.island').then(
        ({ ToastList }) => setList(() => ToastList),
        () => undefined,
      );
    };
    const stop = new AbortController();
    addEventListener(TOAST_EVENT, show as EventListener, { signal: stop.signal });
    showStoredToast();
    return () => stop.abort();
  }, [network, service, timeout]);

  const close = (id: number) => setToasts((toastsBefore) => toastsBefore.filter((toast) => toast.id !== id));
  return List ? <List toasts={toasts} dismiss={texts.dismiss} onClose={close} /> : null;
}
