import 'server-only';
import { createHash } from 'node:crypto';
import { plainNumber } from '@/lib/parcel/plain-text';

const hash = (text: string) => createHash('sha256').update(text).digest('base64url');

/** Names an asker's code in the table. */
export const keyHash = (key: string) => hash(key);

/** Capitals, spaces and the writing system of digits make no difference to an answer. */
export const answerHash = (key: string, answer: string) => hash(`${key}:${plainNumber(answer)}`);
