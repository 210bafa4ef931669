import { isErrorKey, translateError } from '@/lib/server/platform/texts/server-texts';
import sentences from '@/messages/en/errors.json';

/** Every sentence of `errors.json` that needs no values, in the server's English, by its key. */
export const englishErrors = Object.fromEntries(
  Object.keys(sentences)
    .filter(isErrorKey)
    .map((key) => [key, translateError('en', key)]),
) as typeof sentences;

/** Returns the text of a missing value, which names its field. */
export const missingFieldText = (field: string) => translateError('en', 'required', { field });

/** Returns the text for a phone of a region that we do not serve. */
export const phoneNotServedText = (region: string) => translateError('en', 'phoneNotServed', { country: { region } });
