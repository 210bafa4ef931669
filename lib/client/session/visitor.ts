import { randomId } from '@/lib/http/random-id';

const VISITOR_KEY_ITEM = 'visitorKey';
const ANSWERED_KEY = 'surveysAnswered';

/** Key used while storage is forbidden. It is lost when the page is closed. */
let unstoredKey: string | undefined;

/** Returns a random key that identifies this browser in survey results and nowhere else. */
export function currentVisitorKey(): string {
  try {
    const storedKey = localStorage.getItem(VISITOR_KEY_ITEM);
    if (storedKey && /^[A-Za-z0-9-]{16,64}$/.test(storedKey)) return storedKey;
    const newKey = randomId();
    localStorage.setItem(VISITOR_KEY_ITEM, newKey);
    return newKey;
  } catch {
    unstoredKey ??= randomId();
    return unstoredKey;
  }
}

function answeredSurveys(): string[] {
  try {
    const tokens: unknown = JSON.parse(localStorage.getItem(ANSWERED_KEY) ?? '[]');
    return Array.isArray(tokens) ? tokens.filter((token) => typeof token === 'string') : [];
  } catch {
    return [];
  }
}

/** Returns true if this browser has stored that the survey was answered. */
export function hasAnswered(token: string): boolean {
  return answeredSurveys().includes(token);
}

const MAX_STORED_SURVEYS = 100;

export function recordAnswered(token: string): void {
  try {
    const tokens = [...answeredSurveys().filter((each) => each !== token), token];
    localStorage.setItem(ANSWERED_KEY, JSON.stringify(tokens.slice(-MAX_STORED_SURVEYS)));
  } catch {
    // The server stores it too.
  }
}
