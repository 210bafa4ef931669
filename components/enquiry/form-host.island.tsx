'use client';

import { useEffect, useLayoutEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import type { FormKind, FormValues } from '@/lib/contract/enquiry-forms';
import type { FormIslandProps, FormSetting } from './form-setting';
import { caretIn, putCaret, typedIn, type Caret } from './typed-in';

type Island = ComponentType<FormIslandProps<never>>;

const ISLANDS: Record<FormKind, () => Promise<Island>> = {
  franchise: () => import('@/components/enquiry/franchise-form.island').then((file) => file.FranchiseForm as Island),
  enterprise: () => import('./enterprise-form.island').then((file) => file.EnterpriseForm as Island),
  expert: () => import('@/components/enquiry/expert-form.island').then((file) => file.ExpertForm as Island),
  feedback: () => import('@/components/enquiry/feedback-form.island').then((file) => file.FeedbackForm as Island),
};

interface FormHostProps {
  kind: FormKind;
  setting: FormSetting;
  /** The form that needs no scripts. */
  children: ReactNode;
}

interface Ready {
  Form: Island;
  typed: FormValues<FormKind>;
  caret: Caret | null;
}

/** How far above and below the screen a form counts as near. */
const NEAR = '600px';

/**
 * Shows a plain form, and once the visitor comes near it the same form with its scripts, which stay out of the page's
 * first load. Whatever was typed meanwhile goes along, and so does the caret.
 */
export function FormHost({ kind, setting, children }: FormHostProps) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  const [ready, setReady] = useState<Ready>();

  useEffect(() => {
    if (!near) return;
    let left = false;
    void ISLANDS[kind]().then((Form) => {
      const form = place.current?.querySelector('form');
      if (!left && form) setReady({ Form, typed: typedIn(form, kind), caret: caretIn(form) });
    });
    return () => {
      left = true;
    };
  }, [kind, near]);

  useLayoutEffect(() => {
    if (ready?.caret) putCaret(ready.caret);
  }, [ready]);

  return <div ref={place}>{ready ? <ready.Form setting={setting} typed={ready.typed as never} /> : children}</div>;
}

function useNear(place: { readonly current: HTMLElement | null }): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [near, place]);
  return near;
}
