import { createHash } from 'node:crypto';
import type { Prefix } from '@/lib/market/prefix';
import { COMMIT } from './this-run';

/** FULL=1: the whole matrix of pages, languages and screens instead of this commit's share. */
export const IS_FULL_RUN = Boolean(process.env.FULL);

/** One market for each language. */
export const LANGUAGE_PREFIXES = ['gh-en', 'cn-cn', 'ma-fr', 'eg-ar', 'pk-ur', 'tr-tr'] as Prefix[];

/** Returns this commit's number for a subject: the same in every run of the commit, and different for the next one. */
const turnOf = (subject: string) => createHash('sha256').update(`${COMMIT} ${subject}`).digest().readUInt32BE();

/** Returns one of several things that need not all be checked for every commit; all of them with FULL=1. */
export function pickForCommit<Item>(subject: string, items: readonly Item[]): Item[] {
  return IS_FULL_RUN ? [...items] : items.filter((_, index) => index === turnOf(subject) % items.length);
}

/** Returns one of this many parts of the things, in their order; all of them with FULL=1. */
export function partForCommit<Item>(subject: string, items: readonly Item[], parts: number): Item[] {
  return IS_FULL_RUN ? [...items] : items.filter((_, index) => index % parts === turnOf(subject) % parts);
}

const SCREENS = ['@phone', '@desktop'];

/**
 * Returns the tag of the screen for this commit, or no tag with FULL=1, so that the test runs on both. If a test covers
 * several markets, English and Arabic get different screens, so that each run covers both.
 */
export function screenForCommit(subject: string, prefix = 'gh-en'): { tag: string[] } {
  const turn = turnOf(subject) + LANGUAGE_PREFIXES.findIndex((each) => each === prefix);
  return { tag: IS_FULL_RUN ? [] : [SCREENS[turn % SCREENS.length]!] };
}
