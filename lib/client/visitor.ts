import { randomId } from './random-id';

const KEY = 'visitorKey';
const ANSWERED = 'surveysAnswered';

/** Where nothing can be stored, the visitor is known as long as the page is open. */
let unstored: string | undefined;

/** What tells this browser's answers from others', and nothing else about anybody. */
export function visitorKey(): string {
  try {
    const known = localStorage.getItem(KEY);
    if (known && /^[A-Za-z0-9-]{16,64}$/.test(known)) return known;
    const made = randomId();
    localStorage.setItem(KEY, made);
    return made;
  } catch {
    unstored ??= randomId();
    return unstored;
  }
}

function answered(): string[] {
  try {
    const tokens: unknown = JSON.parse(localStorage.getItem(ANSWERED) ?? '[]');
    return Array.isArray(tokens) ? tokens.filter((token) => typeof token === 'string') : [];
  } catch {
    return [];
  }
}

/** True when this browser remembers having answered. */
export function hasAnswered(token: string): boolean {
  return answered().includes(token);
}

const MOST_REMEMBERED = 100;

export function rememberAnswered(token: string): void {
  try {
    const tokens = [...answered().filter((each) => each !== token), token];
    localStorage.setItem(ANSWERED, JSON.stringify(tokens.slice(-MOST_REMEMBERED)));
  } catch {
    // The server knows it too.
  }
}
