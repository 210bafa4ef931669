import 'server-only';
import { createHash } from 'node:crypto';
import { plainNumber } from '@/lib/text/plain-text';

const hash = (text: string) => createHash('sha256').update(text).digest('base64url');

/** Returns the identifier of a visitor's image code in the table. */
export const keyHash = (key: string) => hash(key);

/** Returns the hash of an answer. Case, spaces and the digits of other scripts do not matter. */
export const answerHash = (key: string, answer: string) => hash(`${key}:${plainNumber(answer)}`);
