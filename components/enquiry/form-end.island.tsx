'use client';

import { use, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { FormSending } from './use-form-sending';

/** What went wrong with all of a form: `said` by the server that drew it, or since by its sending. */
export function FormProblem({ title, said = '' }: { title: string; said?: string }) {
  const text = use(FormSending).problem || said;
  if (!text) return null;
  return (
    <Notice tone="bad" live="assertive" title={title}>
      {text}
    </Notice>
  );
}

export function SendButton({ children }: { children: ReactNode }) {
  const { busy } = use(FormSending);
  return (
    <Button type="submit" variant="primary" size="large" loading={busy}>
      {children}
    </Button>
  );
}
