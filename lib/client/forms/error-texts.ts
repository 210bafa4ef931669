import { LANGUAGES } from '@/lib/market/language';

/** The sentence for a key of `errors.json`. */
type SayError = (key: string) => string;

const loaded = new Map<string, SayError>();

/** Loads a locale's sentences, which most visitors never see, with the first check of a form. Rejects where they cannot be had. */
export async function loadErrorTexts(locale: string): Promise<void> {
  if (loaded.has(locale)) return;
  const language = LANGUAGES.find((each) => locale.startsWith(each));
  const [{ default: errors }, { sayErrors }] = await Promise.all([
    import(`@/messages/${language}/errors.json`) as Promise<{ default: object }>,
    import('./say-errors'),
  ]);
  loaded.set(locale, sayErrors(locale, errors));
}

/** Undefined before they are loaded: what is wrong is known after a check, which waits for them. */
export const errorText = (locale: string, key: string): string | undefined => loaded.get(locale)?.(key);
