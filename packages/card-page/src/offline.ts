/**
 * The worker of one card: after the first visit the page and its contact open without a network. It answers for exactly
 * `/{cardId}` and `/{cardId}.vcf`; its scope, a prefix, covers longer ids too, and those go to the network untouched. With
 * a page that has changed the contact is fetched anew, or goes with it where the card has none any more: nobody may ask for
 * that before the network is gone. What is answered as not to be kept, as of a card that is locked or of an agency that stands still, takes the copy
 * along, and so does an address that leads elsewhere; a failure of the server (JSON, or any 5xx) does not: the copy stands in for it.
 */
export function drawOfflineWorker(cardId: string): string {
  const own = JSON.stringify([`/${cardId}`, `/${cardId}.vcf`])
  const store = JSON.stringify(`card:${cardId}`)
  return `const own=${own},store=${store},tag=r=>r&&r.headers.get("etag"),
keep=async(path,r)=>{const c=await caches.open(store),old=await c.match(path);await c.put(path,r);if(path==own[0]&&(!old||tag(old)!=tag(r))){const v=await fetch(own[1]);await(v.ok?c.put(own[1],v):v.status<500&&c.delete(own[1]))}},
says=(r,name)=>r.headers.get(name)||"",copy=path=>caches.open(store).then(c=>c.match(path)),
gone=r=>r.status==404||r.status==410||r.type=="opaqueredirect"||/no-store/.test(says(r,"cache-control"))&&!/json/.test(says(r,"content-type"));
oninstall=e=>e.waitUntil(caches.open(store).then(c=>c.addAll(own)).then(()=>skipWaiting()));
onactivate=e=>e.waitUntil(clients.claim());
onfetch=e=>{const u=new URL(e.request.url);if(e.request.method!="GET"||u.origin!=location.origin||!own.includes(u.pathname)||u.search)return;
e.respondWith(fetch(e.request).then(r=>{if(gone(r))e.waitUntil(caches.delete(store));else if(r.ok&&!r.redirected)e.waitUntil(keep(u.pathname,r.clone()).catch(()=>{}));else if(r.status>499)return copy(u.pathname).then(k=>k||r);return r}).catch(()=>copy(u.pathname).then(k=>k||Response.error())))};
`
}

/** The worker of a card that is locked: it takes the copy of before along, and itself. */
export const drawOfflineFarewell = (cardId: string): string =>
  `oninstall=()=>skipWaiting();
onactivate=e=>e.waitUntil(caches.delete(${JSON.stringify(`card:${cardId}`)}).then(()=>registration.unregister()));
`
