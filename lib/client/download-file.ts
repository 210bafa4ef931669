import { API_BASE } from './api';

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
