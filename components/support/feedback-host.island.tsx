'use client';

import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { FeedbackFormProps } from './feedback-form.island';

/** Shows its children until the form has come: its libraries, those for messages too, stay out of the page's first load. */
export function FeedbackHost({ children, ...props }: FeedbackFormProps & { children: ReactNode }) {
  const [Form, setForm] = useState<ComponentType<FeedbackFormProps>>();

  useEffect(() => {
    void import('./feedback-form.island').then(({ FeedbackForm }) => setForm(() => FeedbackForm));
  }, []);

  return Form ? <Form {...props} /> : children;
}
