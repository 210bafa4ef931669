import type { VARIANTS } from '@/lib/i18n/variants';
import { LANGUAGES } from '@/lib/market/language';
import type { SayError } from './say-errors';

type Texts = { default: object };

/** The only market with error texts of its own. A list of all files would cost bytes in every form. */
const OWN_TEXTS: (typeof VARIANTS)['errors'][0] = 'ar-EG';

const loaded = new Map<string, SayError>();

/** Loads a locale's error texts with the first check of a form, because most visitors never see them. Rejects if loading fails. */
export async function loadErrorTexts(locale: string): Promise<void> {
  if (loaded.has(locale)) return;
  const language = LANGUAGES.find((each) => locale.startsWith(each));
  const [{ default: errors }, variant, { sayErrors }] = await Promise.all([
    import(`@/messages/${language}/errors.json`) as Promise<Texts>,
    locale.startsWith(OWN_TEXTS) ? (import('@/messages/ar/errors.EG.json') as Promise<Texts>) : null,
    import('./say-errors'),
  ]);
  loaded.set(locale, sayErrors(locale, errors, variant?.default));
}

/** Returns an error text. Undefined before the texts are loaded; a check waits for them, so errors are only shown afterwards. */
export const errorText = (locale: string, ...message: Parameters<SayError>): string | undefined =>
  loaded.get(locale)?.(...message);
