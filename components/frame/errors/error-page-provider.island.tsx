'use client';

import { createContext, useContext, type ReactNode } from 'react';

export interface ErrorPageProps {
  title: string;
  text: string;
  retry: string;
  home: string;
  /** Text that still contains `{digest}`. */
  number: string;
  homeHref: string;
  /** Class names. Styles that an error page imports itself would be fetched with every page. */
  look: Readonly<
    Partial<Record<'page' | 'status' | 'title' | 'text' | 'actions' | 'number' | 'primary' | 'secondary', string>>
  >;
}

const ErrorPageContext = createContext<ErrorPageProps | null>(null);

/** Provides the texts and class names of the error page, to which Next passes only the error. */
export function ErrorPageProvider({ page, children }: { page: ErrorPageProps; children: ReactNode }) {
  return <ErrorPageContext value={page}>{children}</ErrorPageContext>;
}

export function useErrorPage(): ErrorPageProps | null {
  return useContext(ErrorPageContext);
}
