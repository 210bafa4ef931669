import 'server-only';
import { onOneLine } from '@/lib/contract/fields';
import { z } from 'zod';
import { MAX_SIGNER_LENGTH } from '@/lib/parcel/proof-of-delivery';
import { SCAN_STATE, type StoredCode } from '@/lib/parcel/scan-codes';
import type { GivenProof } from './prepare-proof';

const words = (max: number) => z.string().overwrite(onOneLine).max(max, `is longer than ${max} characters`).optional();

/** Fields of a proof of delivery in a scan. */
export const proofFields = {
  signedBy: words(MAX_SIGNER_LENGTH),
  handoverCode: words(20),
  /** Path of a JPEG, PNG, WebP or HEIC file below the folder of the file. */
  photo: z
    .string()
    .max(200, 'is longer than 200 characters')
    .regex(/^\P{Cc}*$/u, 'has control characters')
    .optional(),
};

type ProofFields = z.output<z.ZodObject<typeof proofFields>>;

/** Returns the proof of a scan, null if it has none, or the reason why a scan with this code cannot have one. */
export function proofOf(code: StoredCode, { signedBy, handoverCode, photo }: ProofFields): GivenProof | null | string {
  if (!signedBy && !handoverCode && !photo) return null;
  if (SCAN_STATE[code] === 'DELIVERY_FAILED' && !signedBy && !handoverCode) return null;
  if (SCAN_STATE[code] !== 'SIGNED')
    return 'signedBy and handoverCode are allowed only with SIGNED, photo also with DELIVERY_FAILED';
  return { signedBy: signedBy || null, handoverCode: handoverCode || null, photo: photo || null };
}
