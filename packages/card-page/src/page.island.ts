/**
 * All browser code of a card page, written short (2 KB at most) because it stands in every page and its hash in the
 * Content-Security-Policy: share sheet, copy, open or closed in India's time (UTC+5:30, no summer time), videos on tap,
 * sums of the basket and the link of its order (`order-link.ts`), an amount for UPI (a form writes blanks as `+`, which apps show), counting without cookies, the
 * offline worker. Who comes from the card itself, such as to another language of it, is no further view. A handler that
 * gives false stops what the browser would do. The page is complete without it.
 */
export const pageScript =
  `(d=>{const n=navigator,l=location,p=l.pathname,$=(s,f,r=d)=>r.querySelectorAll(s).forEach(a=>f(a,a.dataset)),
v=kind=>n.sendBeacon("/api/v1/public/visit",JSON.stringify({cardId:p.slice(1),kind}));
/^[\\w-]/.test(("."+d.referrer).split("."+l.origin+p)[1])&&v("view");d.onclick=e=>{(e=e.target.closest("[data-v]"))&&v(e.dataset.v)};
n.share&&$("[data-share]",(a,s)=>a.onclick=()=>!n.share({title:s.name,url:s.share}).catch(()=>{}));
n.clipboard&&$("[data-copy]",(b,s)=>{b.hidden=0;b.onclick=()=>n.clipboard.writeText(s.copy).then(()=>$(".said",o=>{o.textContent=s.said;setTimeout(()=>o.textContent="",3e3)}))});
$("[data-week]",(w,s)=>{const h=JSON.parse(s.week),k=()=>{const t=Date.now()/6e4+330|0,m=t%1440,i=(t/1440+3|0)%7,
o=h[i].some(([a,b])=>m>=a&&(b<=a||m<b))||h[(i+6)%7].some(([a,b])=>b<=a&&m<b);
$(".state",(e,s)=>{e.hidden=0;e.textContent=o?s.open:s.shut;e.classList.toggle("open",o)});
[...w.rows].forEach((r,j)=>r.ariaCurrent=j==i?"date":null);
$(".now",e=>{e.hidden=0;e.lastElementChild.innerHTML=w.rows[i].cells[1].innerHTML})};k();setInterval(k,6e4)});
$(".video",(a,s)=>a.onclick=()=>!!a.replaceWith(Object.assign(d.createElement("iframe"),{src:"https://www.youtube-nocookie.com/embed/"+s.video+"?autoplay=1",title:a.textContent,allow:"autoplay;fullscreen",className:"player"})));
$("[data-basket]",(f,s)=>{const o=f.querySelector(".order span"),w=o.textContent,u=()=>{let t=0,c=0,m=0,x=s.basket;$("[data-line]",(i,v)=>{let q=i.value|0;i.parentNode.classList.toggle("some",q);c+=q;t+=q*v.paise;q&&(x[6e3]?m++:x+=encodeURIComponent("\\n"+q+" × "+v.line))},f);
t=t&&"₹"+(t/100).toLocaleString("en-IN",{minimumFractionDigits:t%100&&2});o.textContent=c?w+" · "+(t||c):w;f.classList.toggle("full",c);return c&&x+(m?s.left+m:"")+(t?s.total+t:"")};
$(".quantity button",b=>{b.hidden=0;b.onclick=()=>u(b.parentNode.children[1][b.value]())},f);
f.oninput=u;f.onsubmit=x=>!((x=u())&&(l.href=x));u()});
$(".amount",(f,s)=>f.onsubmit=()=>!(l.href=s.upi+(f.am.value&&"&am="+f.am.value)));
n.serviceWorker?.register(p+".sw.js",{scope:p}).catch(()=>{})})(document)`.replaceAll('\n', '')
