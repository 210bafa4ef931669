// Service worker of the tracking pages. Stores the pages of the last searches for times without a network.
// Responds only if the network does not. `components/parcels/track/results/store-for-offline.ts` registers it for
// `/{prefix}/track`.
const PAGES = 'tracked-pages';
const PARTS = 'tracked-parts';
const MAX_PAGES = 10;
const MAX_PARTS = 100;

addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));

/** Returns true for a search by numbers alone. An address that opens a full record is not stored. */
function isSearch(url) {
  return url.pathname.endsWith('/track') && url.searchParams.has('no') && [...url.searchParams.keys()].length === 1;
}

/** Stores a response as the newest of a cache, and deletes the oldest above `max`. */
async function put(cache, address, response, max) {
  await cache.delete(address);
  await cache.put(address, response);
  const stored = await cache.keys();
  await Promise.all(stored.slice(0, -max).map((request) => cache.delete(request)));
}

async function storePage(address, response) {
  if (response.ok) await put(await caches.open(PAGES), address, response, MAX_PAGES);
}

/**
 * Stores style sheets, scripts and fonts. Their address changes with their content, so a stored one is never outdated.
 */
async function storeParts(addresses) {
  const cache = await caches.open(PARTS);
  for (const address of addresses) {
    if (await cache.match(address)) continue;
    const response = await fetch(address);
    if (response.ok) await put(cache, address, response, MAX_PARTS);
  }
}

addEventListener('message', (event) => {
  const { page, parts } = event.data;
  if (page) event.waitUntil(fetch(page).then((response) => storePage(page, response)));
  event.waitUntil(storeParts(parts));
});

async function openPage(event) {
  const url = new URL(event.request.url);
  try {
    const response = await fetch(event.request);
    if (isSearch(url)) event.waitUntil(storePage(url.href, response.clone()));
    return response;
  } catch (failure) {
    const cache = await caches.open(PAGES);
    const stored = await cache.match(url.href);
    if (stored) return stored;
    // An address without numbers leads to the latest search in this market.
    const latest = (await cache.keys()).findLast((request) => new URL(request.url).pathname === url.pathname);
    if (latest && !url.searchParams.has('no')) return Response.redirect(latest.url);
    throw failure;
  }
}

async function openPart(request) {
  try {
    return await fetch(request);
  } catch (failure) {
    const stored = await caches.match(request.url);
    if (stored) return stored;
    throw failure;
  }
}

addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(openPage(event));
  else if (/^\/(_next\/static|fonts|icons)\//.test(url.pathname)) event.respondWith(openPart(request));
});
