import { API_BASE } from './api-base';

/** The address of a paper, below the API that answered it: this site's own, or a gateway's. */
function fileAddress(url: string): string {
  return new URL(url, new URL(API_BASE, location.href)).href;
}

/** Has the browser save what `url` answers. It comes as an attachment, so the page stays. */
export function downloadFile(url: string): void {
  const link = document.createElement('a');
  link.href = fileAddress(url);
  link.download = '';
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
}

/** Saves a text, or what a file consists of, by the browser's download. */
export function saveFile(name: string, type: string, ...parts: BlobPart[]): void {
  const address = URL.createObjectURL(new Blob(parts, { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the file after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
