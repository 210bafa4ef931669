// Service worker of the tracking pages: keeps the pages of the last searches for when there is no network.
// It answers only where the network does not; components/parcels/track/results/keep-for-offline.ts registers it for `/{prefix}/track`.
const PAGES = 'tracked-pages';
const PARTS = 'tracked-parts';
const MOST_PAGES = 10;
const MOST_PARTS = 100;

addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));

/** A search by numbers alone: an address that opens a full record is not kept. */
function isSearch(url) {
  return url.pathname.endsWith('/track') && url.searchParams.has('no') && [...url.searchParams.keys()].length === 1;
}

/** Puts an answer last, and deletes the oldest above the limit. */
async function put(cache, address, response, most) {
  await cache.delete(address);
  await cache.put(address, response);
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, -most).map((request) => cache.delete(request)));
}

async function keepPage(address, response) {
  if (response.ok) await put(await caches.open(PAGES), address, response, MOST_PAGES);
}

/** Style sheets, scripts and fonts: their addresses name their content, so one that is kept stays right. */
async function keepParts(addresses) {
  const cache = await caches.open(PARTS);
  for (const address of addresses) {
    if (await cache.match(address)) continue;
    const response = await fetch(address);
    if (response.ok) await put(cache, address, response, MOST_PARTS);
  }
}

addEventListener('message', (event) => {
  const { page, parts } = event.data;
  if (page) event.waitUntil(fetch(page).then((response) => keepPage(page, response)));
  event.waitUntil(keepParts(parts));
});

async function openPage(event) {
  const url = new URL(event.request.url);
  try {
    const response = await fetch(event.request);
    if (isSearch(url)) event.waitUntil(keepPage(url.href, response.clone()));
    return response;
  } catch (failure) {
    const cache = await caches.open(PAGES);
    const kept = await cache.match(url.href);
    if (kept) return kept;
    // Without numbers: the latest search of this market.
    const latest = (await cache.keys()).findLast((request) => new URL(request.url).pathname === url.pathname);
    if (latest && !url.searchParams.has('no')) return Response.redirect(latest.url);
    throw failure;
  }
}

async function openPart(request) {
  try {
    return await fetch(request);
  } catch (failure) {
    const kept = await caches.match(request.url);
    if (kept) return kept;
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
