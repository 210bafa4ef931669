import type { RouteName } from '@/lib/routing/routes';

/** The legal texts, in display order. Each is `messages/<language>/legal/<name>.md`. */
export const LEGAL_DOCUMENTS = ['terms-of-use', 'privacy-policy', 'service-rule', 'cookie'] as const;
export type LegalDocument = (typeof LEGAL_DOCUMENTS)[number];

/** The page of each text. */
export const LEGAL_ROUTES: Record<LegalDocument, RouteName> = {
  'terms-of-use': 'terms-of-use',
  'privacy-policy': 'privacy-policy',
  'service-rule': 'service-rule',
  cookie: 'lang-index-cookie',
};

export interface LegalHeading {
  /** Anchor, the same in every language: `s-1`. */
  id: string;
  /** Title with its number: `1. About these terms`. */
  title: string;
}

/** A legal text of one market in one language, ready for display. */
export interface LegalText {
  /** Day of the last change, `YYYY-MM-DD`. It is also the version that a person agrees to. */
  updated: string;
  contents: readonly LegalHeading[];
  /** Sanitised HTML. */
  html: string;
}
