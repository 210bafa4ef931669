import type { FoundPieces } from './find-links';
import { looksLikeOurs } from './judge-link';
import { PUBLIC_MAIL_DOMAINS } from './known-names';
import { piece, type MessagePiece, type OurFacts } from './message-piece';

const EMAIL_ADDRESS = /(?:[\p{L}\p{N}\p{M}._%+'’=~-]{1,64})@[\p{L}\p{N}\p{M}._-]+/gu;

function judgeEmailAddress(address: string, { mailAddresses, mailDomains }: OurFacts): MessagePiece {
  const lower = address.toLowerCase();
  const domain = lower.slice(lower.lastIndexOf('@') + 1);
  const isOurs = mailAddresses.includes(lower) || (mailDomains.includes(domain) && !PUBLIC_MAIL_DOMAINS.has(domain));
  if (isOurs) return piece('email', address, 'ours', 'ours');
  return piece('email', address, 'not-ours', looksLikeOurs(domain) ? 'lookalike' : 'otherAddress');
}

/** Returns the email addresses. */
export function findMail(reading: string, facts: OurFacts): FoundPieces {
  const pieces: MessagePiece[] = [];
  const rest = reading.replace(EMAIL_ADDRESS, (whole) => {
    pieces.push(judgeEmailAddress(whole.replace(/[._-]+$/, ''), facts));
    return '\n';
  });
  return { pieces, rest };
}
