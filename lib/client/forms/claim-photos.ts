import { api } from '@/lib/client/api/api';
import { readFileAsBase64 } from '@/lib/client/sheets/read-file-as-base64';
import type { OrderView } from '@/lib/contract/orders/order-view';
import { MAX_CLAIM_PHOTO_SIDE } from '@/lib/orders/claim-policy';

/** Milliseconds for one photo. A slow phone network needs more time than the default. */
const PHOTO_TIMEOUT_MS = 60_000;

/**
 * Returns the photo as a JPEG whose longer side has at most `MAX_CLAIM_PHOTO_SIDE` pixels. The JPEG does not contain
 * the position. Returns the file itself if the browser cannot read or convert it.
 */
async function shrinkPhoto(file: File): Promise<Blob> {
  const picture = 'createImageBitmap' in window ? await createImageBitmap(file).catch(() => null) : null;
  if (!picture) return file;
  const scale = Math.min(1, MAX_CLAIM_PHOTO_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
  return jpeg ?? file;
}

/** Adds photos to a claim, one after the other. Calls `onOrder` after each. Rejects with the first failure. */
export async function sendClaimPhotos(
  reference: string,
  photos: readonly File[],
  onOrder: (order: OrderView) => void,
): Promise<void> {
  for (const photo of photos) {
    const content = await readFileAsBase64(await shrinkPhoto(photo));
    onOrder(await api('addClaimPhoto', { reference, content }, { quiet: true, timeout: PHOTO_TIMEOUT_MS }));
  }
}
