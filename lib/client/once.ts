import { currentChoice } from './session';

const asked = new Map<string, Promise<unknown>>();

/** One question to the service for each key and language while the page lives; a failed one may be asked again. */
export function once<T>(key: string, load: () => Promise<T>): Promise<T> {
  const spoken = `${currentChoice().language} ${key}`;
  const known = asked.get(spoken) as Promise<T> | undefined;
  if (known) return known;
  const answer = load();
  asked.set(spoken, answer);
  answer.catch(() => asked.delete(spoken));
  return answer;
}
