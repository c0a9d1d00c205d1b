/**
 * All browser code of a card page, written short because it stands in every page and its hash in the
 * Content-Security-Policy: share sheet, copy link, and open or closed in India's time (UTC+5:30, no summer time).
 * The page is complete without it.
 */
export const pageScript = `(d=>{const n=navigator,each=(s,f)=>d.querySelectorAll(s).forEach(f);
n.share&&each("[data-share]",a=>a.onclick=e=>{e.preventDefault();n.share({title:a.dataset.name,url:a.dataset.share}).catch(()=>{})});
n.clipboard&&each("[data-copy]",b=>{b.hidden=0;b.onclick=()=>n.clipboard.writeText(b.dataset.copy).then(()=>{const s=d.querySelector(".said");s.textContent=b.dataset.said;setTimeout(()=>s.textContent="",3e3)})});
each("[data-week]",w=>{const h=JSON.parse(w.dataset.week),tick=()=>{const t=Math.floor(Date.now()/6e4)+330,m=t%1440,i=(Math.floor(t/1440)+3)%7,
open=h[i].some(([a,b])=>m>=a&&(b<=a||m<b))||h[(i+6)%7].some(([a,b])=>b<=a&&m<b);
each(".state",p=>{p.hidden=0;p.textContent=open?p.dataset.open:p.dataset.shut;p.classList.toggle("open",open)});
[...w.rows].forEach((r,j)=>j==i?r.setAttribute("aria-current","date"):r.removeAttribute("aria-current"));
each(".now",p=>{p.hidden=0;p.lastElementChild.replaceChildren(...w.rows[i].cells[1].cloneNode(1).childNodes)})};tick();setInterval(tick,6e4)})})(document)`
