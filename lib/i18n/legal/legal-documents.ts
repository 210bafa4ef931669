import type { RouteName } from '@/lib/routing/routes';

/** The legal texts, in the order in which they are offered. Each is `messages/<language>/legal/<name>.md`. */
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
  /** The anchor, the same in every language: `s-1`. */
  id: string;
  /** Numbered: `1. About these terms`. */
  title: string;
}

/** A legal text of one market in one language, ready to be shown. */
export interface LegalText {
  /** Day of the last change, `YYYY-MM-DD`; it is also the version that a person agrees to. */
  updated: string;
  contents: readonly LegalHeading[];
  /** Sanitised. */
  html: string;
}
