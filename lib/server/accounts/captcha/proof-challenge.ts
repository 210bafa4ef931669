import 'server-only';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { ProofChallenge } from '@/lib/contract/accounts/accounts';

/**
 * Cost of a challenge: PBKDF2 rounds per guess, and the maximum number of guesses. On average, half of them are needed.
 */
export interface Difficulty {
  cost: number;
  guesses: number;
}

/** Payload that the browser sends, in the format of ALTCHA: this object as JSON, in Base64. */
const Payload = z.object({
  challenge: ProofChallenge,
  solution: z.object({ counter: z.int(), derivedKey: z.string(), time: z.number().optional() }),
});

/** Secret that signs the right guess, so that a proof is verified without deriving a key again. */
const guessSecret = (secret: string) => `${secret} guess`;

/** Returns a signed challenge. */
export async function createProofChallenge(
  secret: string,
  { cost, guesses }: Difficulty,
  expiresAt: Date,
): Promise<z.output<typeof ProofChallenge>> {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    counter: randomInt(guesses),
    data: { guesses },
    deriveKey,
    expiresAt,
    hmacSignatureSecret: secret,
    hmacKeySignatureSecret: guessSecret(secret),
  });
  return ProofChallenge.parse(challenge);
}

function readPayload(proof: string): z.output<typeof Payload> | null {
  try {
    const parsed = Payload.safeParse(JSON.parse(Buffer.from(proof, 'base64').toString('utf8')));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

export interface SolvedChallenge {
  /** Identifier of the challenge, the same for every solution of it. */
  id: string;
  expiresAt: Date;
}

/**
 * Returns the challenge that a proof solves. Returns null if the proof is unreadable, forged, expired, easier than
 * `least` or wrong.
 */
export async function verifyProof(
  secret: string,
  proof: string,
  { least, now }: { least: Difficulty; now: Date },
): Promise<SolvedChallenge | null> {
  const payload = readPayload(proof);
  if (!payload) return null;
  const { parameters, signature } = payload.challenge;
  const expiresAt = new Date(parameters.expiresAt * 1000);
  if (expiresAt <= now || parameters.cost < least.cost || parameters.data.guesses < least.guesses) return null;
  const { verified } = await verifySolution({
    challenge: { parameters: { ...parameters }, signature },
    solution: { counter: payload.solution.counter, derivedKey: payload.solution.derivedKey },
    deriveKey,
    hmacSignatureSecret: secret,
    hmacKeySignatureSecret: guessSecret(secret),
  });
  return verified ? { id: signature, expiresAt } : null;
}
