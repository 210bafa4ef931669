import { readSessionItem, writeSessionItem } from '../browser-storage';

/**
 * Session storage: the visitor agreed on the terms page, and whether this agreement was counted. Deleted with the tab,
 * so that the next person must agree again.
 */
const TERMS_AGREED = 'termsAgreed';
const AGREED_ON_PAGE = 'page';
const COUNTED_VALUE = 'counted';
const AGREEMENT_CHANNEL = 'terms';

/** Records an agreement in the dialog after its countdown (§4). */
export function recordAgreement(): void {
  writeSessionItem(TERMS_AGREED, COUNTED_VALUE);
}

/** Records an agreement on the terms page, for the box that linked there. Boxes of other tabs are enabled too. */
export function recordAgreementOnPage(): void {
  writeSessionItem(TERMS_AGREED, AGREED_ON_PAGE);
  const channel = new BroadcastChannel(AGREEMENT_CHANNEL);
  channel.postMessage(null);
  channel.close();
}

/** Returns true if an agreement is recorded in this tab, so that the box can be ticked. */
export function isAgreementRecorded(): boolean {
  return readSessionItem(TERMS_AGREED) !== null;
}

/** Returns true once after an agreement on the terms page. */
export function takeAgreementOnPage(): boolean {
  const isNew = readSessionItem(TERMS_AGREED) === AGREED_ON_PAGE;
  if (isNew) recordAgreement();
  return isNew;
}

/** Follows agreements on terms pages of other tabs. Returns a function that stops following. */
export function followAgreements(): () => void {
  const channel = new BroadcastChannel(AGREEMENT_CHANNEL);
  channel.onmessage = recordAgreement;
  return () => channel.close();
}
