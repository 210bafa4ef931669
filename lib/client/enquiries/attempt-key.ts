import { randomId } from '../random-id';

/** Keys for attempts to send a form: one content keeps its key, however often it is tried; another content gets another. */
export function createAttemptKeys(makeKey: () => string = randomId): (content: object) => string {
  let last = { text: '', key: '' };
  return (content) => {
    const text = JSON.stringify(content);
    if (text !== last.text) last = { text, key: makeKey() };
    return last.key;
  };
}
