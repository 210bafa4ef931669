import 'server-only';
import { randomInt } from 'node:crypto';
import type { Language } from '@/lib/market/language';
import { translate } from '../../platform/texts/server-texts';

export interface SumQuestion {
  /** The sum in words, so that a screen reader can read it aloud. */
  question: string;
  answer: string;
}

const MAX_ADDEND = 10;

/** Returns a sum of two numbers from one to ten, for visitors who cannot see the picture. */
export function createSum(language: Language): SumQuestion {
  const [first, second] = [randomInt(1, MAX_ADDEND + 1), randomInt(1, MAX_ADDEND + 1)];
  const word = (number: number) => translate(language, `captcha.number.n${number}`);
  return {
    question: translate(language, 'captcha.question', { first: word(first), second: word(second) }),
    answer: String(first + second),
  };
}
