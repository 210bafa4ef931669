import { API_BASE } from './api/api-base';

/** Returns the full address of a file of the API. `url` is relative to the API's base URL. */
function fileAddress(url: string): string {
  return new URL(url, new URL(API_BASE, location.href)).href;
}

/** Downloads the file at `url`. The response is an attachment, so the page stays. */
export function downloadFile(url: string): void {
  const link = document.createElement('a');
  link.href = fileAddress(url);
  link.download = '';
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
}

/** Media types of spreadsheets. */
export const SHEET_TYPES = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** Saves a text or the parts of a file with the browser's download. */
export function saveFile(name: string, type: string, ...parts: BlobPart[]): void {
  const address = URL.createObjectURL(new Blob(parts, { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the file after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
