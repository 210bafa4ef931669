import { LANGUAGES } from '@/lib/market/language';
import type { FormatError } from './error-formatter';

const formatters = new Map<string, FormatError>();

/**
 * Loads a locale's error texts with the first check of a form, because most visitors never see them. Rejects if loading
 * fails.
 */
export async function loadErrorTexts(locale: string): Promise<void> {
  if (formatters.has(locale)) return;
  const language = LANGUAGES.find((each) => locale.startsWith(each));
  const [{ default: errors }, { createErrorFormatter }] = await Promise.all([
    import(`@/messages/${language}/errors.json`) as Promise<{ default: object }>,
    import('./error-formatter'),
  ]);
  formatters.set(locale, await createErrorFormatter(locale, errors));
}

/**
 * Returns an error text. Undefined before the texts are loaded. A check waits for them, so errors are only shown
 * afterwards.
 */
export const errorText = (locale: string, ...message: Parameters<FormatError>): string | undefined =>
  formatters.get(locale)?.(...message);
