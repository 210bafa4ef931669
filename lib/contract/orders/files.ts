import * as z from 'zod';
import { id } from '../fields';
import { MAX_PARCELS } from '@/lib/billing/constants';
import { ORDER_DOCUMENTS } from '@/lib/orders/choices';

/** Lifetime of a document link, in seconds. */
export const FILE_LINK_SECONDS = 300;

export const PdfFileUrlQuery = z.object({
  /** Id of the order. */
  id,
  kind: z.enum(ORDER_DOCUMENTS, { error: 'chooseOne' }),
  /** Number of the piece whose label is wanted, counted from 1. Without it, every piece has a page. */
  piece: z
    .string()
    .regex(new RegExp(`^[1-${MAX_PARCELS}]$`), 'pieceUnknown')
    .transform(Number)
    .optional(),
});

export const PdfFileUrlResponse = z.object({
  /** Path on the host that responded. Opening it needs no header. */
  url: z.string(),
  expiresAt: z.iso.datetime(),
});
export type PdfFileUrlResponse = z.infer<typeof PdfFileUrlResponse>;

export const ViewFileRequest = z.object({ id: z.string() });

export const FileBytes = z.instanceof(Uint8Array);

/** The response is the bytes of the file, with its name in Content-Disposition. */
export const FileView = z.object({ name: z.string(), bytes: FileBytes });
export type FileView = z.infer<typeof FileView>;
