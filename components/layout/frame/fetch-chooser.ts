import { CHOOSER_ID } from '../market-chooser-id';

/**
 * The map and list of markets, taken out of the chooser's own page: drawn once, on the server, and no page carries them
 * before they are wanted. Brings that page's style sheets along.
 */
export async function fetchChooser(href: string, signal: AbortSignal): Promise<Element> {
  const response = await fetch(href, { signal });
  if (!response.ok) throw new Error(`The chooser answered ${response.status}`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const chooser = page.getElementById(CHOOSER_ID);
  if (!chooser) throw new Error('The chooser is missing from its page');
  await Promise.all([...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(addStyles));
  return document.importNode(chooser, true);
}

function addStyles(link: HTMLLinkElement): Promise<void> | undefined {
  const href = link.getAttribute('href')!;
  const known = [...document.querySelectorAll('link[rel="stylesheet"]')].some(
    (other) => other.getAttribute('href') === href,
  );
  if (known) return undefined;
  return new Promise((done) => {
    const added = document.createElement('link');
    added.rel = 'stylesheet';
    added.href = href;
    added.onload = added.onerror = () => done();
    document.head.append(added);
  });
}
