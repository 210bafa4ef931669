import { findLinksWithScheme, findLinksWithoutScheme } from './find-links';
import { findMail } from './find-mail';
import { findNumbers, findOtherNumbers, judgeNumbers, type FoundNumbers } from './find-numbers';
import { findPhones } from './find-phones';
import { looksLikeOurs } from './judge-link';
import { piece, type MessagePiece, type OurFacts, type Verdict } from './message-piece';
import { plainReading, readingsOf } from './readings';

export interface ReceivedMessage {
  text: string;
  /** Sender as the phone shows it: a number, a name or an email address. Empty if unknown. */
  sender: string;
}

export interface CheckedMessage {
  verdict: Verdict;
  /** The pieces found, each once: links and mail first, then phones and numbers, then pieces of the sender. */
  pieces: MessagePiece[];
}

/** Returns our numbers in a message. The caller checks which of them exist. */
export function numbersIn({ text, sender }: ReceivedMessage): FoundNumbers {
  return findNumbers(plainReading(`${text}\n${sender}`));
}

/** Returns links and email addresses in every reading, and the rest of the plain reading for the search of numbers. */
function findTargets(text: string, facts: OurFacts): { pieces: MessagePiece[]; rest: string } {
  const targetsOf = (reading: string) => {
    const addresses = findLinksWithScheme(reading, facts);
    const mail = findMail(addresses.rest, facts);
    const names = findLinksWithoutScheme(mail.rest, facts);
    return { pieces: [...addresses.pieces, ...names.pieces, ...mail.pieces], rest: names.rest };
  };
  const pieces = readingsOf(text).flatMap((reading) => targetsOf(reading).pieces);
  return { pieces, rest: targetsOf(plainReading(text)).rest };
}

function findPieces(text: string, facts: OurFacts, exists: ReadonlySet<string>): MessagePiece[] {
  const { pieces, rest } = findTargets(text, facts);
  const numbers = findNumbers(plainReading(text));
  const others = findOtherNumbers(findNumbers(rest).rest);
  return [...pieces, ...findPhones(others.rest, facts), ...judgeNumbers(numbers, exists), ...others.pieces];
}

function judgeSenderName(name: string, { senderNames }: OurFacts): MessagePiece {
  const isOurs = senderNames.some((ours) => ours.toUpperCase() === name.toUpperCase());
  if (isOurs) return piece('sender', name, 'ours', 'ourName');
  return piece('sender', name, 'not-ours', looksLikeOurs(name) ? 'lookalike' : 'otherName');
}

/** Judges the sender. A sender that is not a number, link or address is a name. */
function senderPieces(sender: string, facts: OurFacts, exists: ReadonlySet<string>): MessagePiece[] {
  const senderText = sender.trim();
  if (senderText === '') return [];
  const pieces = findPieces(senderText, facts, exists);
  return pieces.length > 0 ? pieces : [judgeSenderName(senderText, facts)];
}

/** Judges a text that is only a name: one of our sender names, or one word that looks like ours. */
function piecesOfNameAlone(text: string, facts: OurFacts): MessagePiece[] {
  const word = text.trim();
  const isName = facts.senderNames.some((name) => name.toUpperCase() === word.toUpperCase());
  return isName || (/^\S{3,16}$/.test(word) && looksLikeOurs(word)) ? [judgeSenderName(word, facts)] : [];
}

function uniquePieces(pieces: readonly MessagePiece[]): MessagePiece[] {
  const byText = new Map<string, MessagePiece>();
  for (const each of pieces) {
    const key = `${each.kind} ${each.text.toLowerCase().replace(/^https?:\/\/|\/$/g, '')}`;
    const before = byText.get(key);
    if (!before || (before.verdict === 'ours' && each.verdict !== 'ours')) byText.set(key, each);
  }
  return [...byText.values()];
}

/** Kinds of pieces that can make a message ours. A sender can be forged, and every label shows a number. */
const PROVING_KINDS = new Set(['link', 'email', 'phone']);

function verdictOf(inText: readonly MessagePiece[], all: readonly MessagePiece[]): Verdict {
  if (all.some(({ verdict }) => verdict === 'not-ours')) return 'not-ours';
  if (all.some(({ verdict }) => verdict === 'cannot-tell')) return 'cannot-tell';
  return inText.some(({ kind }) => PROVING_KINDS.has(kind)) ? 'ours' : 'cannot-tell';
}

/**
 * Judges a message. The result is `not-ours` if a piece of the text or the sender is not ours. It is `ours` if all are
 * ours and the text has a link, email address or phone number, else `cannot-tell`. `exists`: the numbers of `numbersIn`
 * that are in our database.
 */
export function judgeMessage(
  { text, sender }: ReceivedMessage,
  facts: OurFacts,
  exists: ReadonlySet<string>,
): CheckedMessage {
  const pieces = findPieces(text, facts, exists);
  const inText = pieces.length > 0 ? pieces : piecesOfNameAlone(text, facts);
  const all = [...inText, ...senderPieces(sender, facts, exists)];
  return { verdict: verdictOf(inText, all), pieces: uniquePieces(all) };
}
