import { readSessionItem, writeSessionItem } from './browser-storage';

/** Session storage: agreed to on the terms page and not counted yet, or counted. Gone with the tab: the next person agrees anew. */
const TERMS_AGREED = 'termsAgreed';
const ON_PAGE = 'page';
const COUNTED = 'counted';
const CHANNEL = 'terms';

/** §4: the terms were agreed to after their countdown, in the dialog. */
export function noteAgreement(): void {
  writeSessionItem(TERMS_AGREED, COUNTED);
}

/** The same on the terms page, for the box that sent the visitor there; boxes of other tabs open too. */
export function noteAgreementOnPage(): void {
  writeSessionItem(TERMS_AGREED, ON_PAGE);
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
}

/** Whether the countdown has passed in this tab, so that the box can be ticked. */
export function hasAgreed(): boolean {
  return readSessionItem(TERMS_AGREED) !== null;
}

/** True once after an agreement on the terms page. */
export function countAgreementOnPage(): boolean {
  const isNew = readSessionItem(TERMS_AGREED) === ON_PAGE;
  if (isNew) noteAgreement();
  return isNew;
}

/** Hears of agreements on terms pages of other tabs. Returns a function that stops listening. */
export function followAgreements(): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = noteAgreement;
  return () => channel.close();
}
