/**
 * The worker of one card: after the first visit the page and its contact open without a network. It answers for exactly
 * `/{cardId}` and `/{cardId}.vcf`; its scope, a prefix, covers longer ids too, and those go to the network untouched. With
 * a page that has changed the contact is fetched anew, or goes with it where the card has none any more: nobody may ask for
 * that before the network is gone. What is answered as not to be kept, as of a card that is locked, takes the copy along.
 */
export function drawOfflineWorker(cardId: string): string {
  const own = JSON.stringify([`/${cardId}`, `/${cardId}.vcf`])
  const store = JSON.stringify(`card:${cardId}`)
  return `const own=${own},store=${store},tag=r=>r&&r.headers.get("etag"),
keep=async(path,r)=>{const c=await caches.open(store),old=await c.match(path);await c.put(path,r);if(path==own[0]&&(!old||tag(old)!=tag(r))){const v=await fetch(own[1]);await(v.ok?c.put(own[1],v):c.delete(own[1]))}};
oninstall=e=>e.waitUntil(caches.open(store).then(c=>c.addAll(own)).then(()=>skipWaiting()));
onactivate=e=>e.waitUntil(clients.claim());
onfetch=e=>{const u=new URL(e.request.url);if(e.request.method!="GET"||u.origin!=location.origin||!own.includes(u.pathname)||u.search)return;
e.respondWith(fetch(e.request).then(r=>{if(r.status==404||r.status==410||/no-store/.test(r.headers.get("cache-control")))e.waitUntil(caches.delete(store));else if(r.ok&&!r.redirected)e.waitUntil(keep(u.pathname,r.clone()).catch(()=>{}));return r}).catch(()=>caches.open(store).then(c=>c.match(u.pathname)).then(r=>r||Response.error())))};
`
}

/** The worker of a card that is locked: it takes the copy of before along, and itself. */
export const drawOfflineFarewell = (cardId: string): string =>
  `oninstall=()=>skipWaiting();
onactivate=e=>e.waitUntil(caches.delete(${JSON.stringify(`card:${cardId}`)}).then(()=>registration.unregister()));
`
