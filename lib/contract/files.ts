import * as z from 'zod';
import { id } from './fields';
import { MAX_PARCELS } from '@/lib/billing/constants';
import { FILE_KINDS } from '@/lib/orders/choices';

/** Seconds an address of a paper lives. */
export const FILE_LINK_LIFE = 300;

export const PdfFileUrlQuery = z.object({
  /** The order's. */
  id,
  kind: z.enum(FILE_KINDS, { error: 'chooseOne' }),
  /** One piece's label, counted from 1; without it, every piece has a page. */
  piece: z
    .string()
    .regex(new RegExp(`^[1-${MAX_PARCELS}]$`), 'pieceUnknown')
    .transform(Number)
    .optional(),
});

export const PdfFileUrlResponse = z.object({
  /** Below the origin that answered; opening it needs no header. */
  url: z.string(),
  expiresAt: z.iso.datetime(),
});
export type PdfFileUrlResponse = z.infer<typeof PdfFileUrlResponse>;

export const ViewFileRequest = z.object({ id: z.string() });

/** Answered as the bytes themselves, with the name in Content-Disposition. */
export const FileView = z.object({ name: z.string(), bytes: z.instanceof(Uint8Array) });
export type FileView = z.infer<typeof FileView>;
