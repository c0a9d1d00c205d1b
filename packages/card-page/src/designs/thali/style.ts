import { css } from '../../css.ts'

/** Phone: photograph, pass, courses, menu with pictures at the right. Desk: photograph across, menu in two columns. */
export const thaliStyle = css`
html{scroll-padding-top:76px}
.dish{position:relative;isolation:isolate;display:grid;background:#1a1310;color:#fff;overflow:hidden}
.dish>*{grid-area:1/1}
.dish picture{display:contents}
.dish .cover{grid-area:1/1;width:100%;height:min(118vw,64vh);min-height:340px}
.served{position:relative;display:flex;flex-direction:column;justify-content:space-between}
.crest{display:flex;align-items:flex-start;justify-content:space-between;padding:max(16px,env(safe-area-inset-top)) 16px 0}
.mark{width:64px;height:64px;border-radius:50%;box-shadow:0 0 0 3px #fff,0 0 0 5px #0003,0 0 0 6px #fff,0 8px 20px #0006}
.logo{background:#fff;padding:4px}
.crest .state{padding:9px 14px;border-radius:99px;background:#fff;color:#5b4a44;font-size:13px;font-weight:700;line-height:1}
.state::before{content:"";display:inline-block;width:8px;height:8px;margin-right:7px;border-radius:50%;background:currentColor}
.state.open,.crest .open{color:#0f7a3a}
.names{padding:120px 20px 40px;background:linear-gradient(#0000,#0003 40px,#000000a8 110px,#000000d9)}
h1{font-size:clamp(31px,9.6vw,42px)}
h1.long{font-size:clamp(24px,7vw,31px)}
.tagline{margin-top:8px;font-size:16px;line-height:1.45;max-width:40ch;text-wrap:pretty}
.owner{margin-top:10px;font-size:14px;display:flex;flex-wrap:wrap;gap:0 10px}
.bare{background:linear-gradient(150deg,var(--fill),var(--deep));color:var(--on);min-height:300px}
.bare .names{background:none;padding-top:56px}
.plate{position:absolute;right:-150px;top:-96px;width:430px;max-width:none;fill:none;stroke:currentColor;stroke-width:1.6;opacity:.34}
.dish :focus-visible{outline-color:#fff}
.pass{position:relative;margin:-22px 0 0;padding:16px 16px 14px;border-radius:22px 22px 0 0;background:var(--paper)}
.do{display:flex;gap:10px}
.do .act{border-radius:16px;min-height:58px;font-size:17px;padding:0 16px}
.do .chat{flex:1;background:#25d366;color:#052e16}
.do .call{background:var(--fill);color:var(--on)}
.do .chat+.call{flex-direction:column;gap:3px;font-size:13px;min-width:68px;padding:0 10px}
.do .call:only-child{flex:1}
.else{display:grid;grid-auto-flow:column;grid-auto-columns:minmax(0,1fr);margin-top:10px}
.else .act{flex-direction:column;justify-content:flex-start;gap:6px;padding:8px 2px 2px;font-size:12.5px;font-weight:600;text-align:center;line-height:1.25}
.else .act+.act{border-left:1px solid var(--line)}
.else .icon{color:var(--link);width:24px;height:24px}
.anchors{position:sticky;top:0;z-index:4;background:var(--paper);box-shadow:0 1px 0 var(--line)}
.anchors ul{display:flex;gap:8px;overflow-x:auto;scrollbar-width:none;padding:9px 16px;max-width:1160px;margin:0 auto}
.anchors li{flex:none}
.anchors a{display:flex;align-items:center;min-height:44px;padding:0 16px;border-radius:99px;background:var(--tint);font-size:15px;font-weight:600;white-space:nowrap}
.anchors [href^="#shelf"],.anchors [href="#products"]{background:var(--fill);color:var(--on)}
main{max-width:620px;margin:0 auto}
section{padding:28px 16px 30px}
.block section{border-bottom:9px solid var(--tint)}
h2{font-size:25px;margin-bottom:14px}
h2::before{content:"";display:inline-block;width:11px;height:11px;margin:0 12px 0 5px;border-radius:50%;vertical-align:.08em;background:var(--link);box-shadow:0 0 0 3px var(--paper),0 0 0 4.5px var(--link)}
.line .state{font-size:14px;font-weight:600;color:var(--soft)}
.line .open{color:var(--green)}
h3{font-size:18px;margin:24px 0 4px}
.shelf{display:flex;align-items:center;gap:12px}
.shelf::after{content:"";flex:1;border-top:2px dotted var(--line)}
.items{gap:0}
.item picture{display:contents}
.item{grid-template-columns:minmax(0,1fr) auto;gap:0 16px;padding:18px 0;align-items:start}
.item+.item{border-top:1px solid var(--line)}
.item>.words,.item:not(:has(img))>.words{grid-area:1/1/3/2}
.photo{grid-area:1/2;width:128px;height:116px;border-radius:18px}
.diet{display:block;width:18px;height:18px;margin-bottom:5px}
.item-name{font-size:17px}
.price{margin-top:4px}
.desc{margin-top:6px}
.quantity,.item>.ask,.item:not(:has(img))>.ask{grid-area:2/2;justify-self:center;align-self:start;margin-top:-20px;min-height:44px;border-radius:14px;background:var(--card);box-shadow:0 0 0 1.5px var(--link),0 6px 14px var(--shadow)}
.quantity.some{box-shadow:0 0 0 2px var(--link),0 6px 14px var(--shadow)}
.quantity button:last-child{min-width:84px;font-weight:700}
.quantity.some button:last-child{min-width:44px}
.item>.ask{max-width:118px;color:var(--link);line-height:1.2;padding:4px 10px;gap:6px;font-size:13px;background:var(--card)}
.item:not(:has(img))>.quantity,.item:not(:has(img))>.ask{grid-area:1/2;margin:0;box-shadow:0 0 0 1.5px var(--line)}
.class{grid-template-columns:1fr auto;padding:14px 0;border-top:1px solid var(--line)}
.when{grid-column:1/-1;display:flex;gap:0 10px;color:var(--link)}
.class>.ask{grid-column:2;border-radius:14px}
.checkout .order{border-radius:16px;min-height:58px;font-size:17px}
.shots{display:flex;overflow-x:auto;scroll-snap-type:x mandatory;scroll-padding:16px;margin:0 -16px;padding:0 16px 4px;gap:12px;scrollbar-width:none}
.shots li{flex:0 0 72%;max-width:300px;scroll-snap-align:start}
.shot{border-radius:20px}
.shot img{aspect-ratio:4/5}
.caption{font-size:15px;font-weight:600;padding:40px 16px 14px}
.portrait img{width:72px;height:72px}
.prose{line-height:1.6}
.reasons li{background:none;padding:4px 10px 4px 0}
.facts{grid-template-columns:repeat(auto-fill,minmax(142px,1fr))}
.row{gap:14px}
.row .icon{color:var(--link)}
.rows li+li{border-top:1px solid var(--line)}
.value{font-weight:600}
.week th,.week td{padding:8px 0;vertical-align:top}
.week td{text-align:right;padding-left:12px}
.week td span+span{margin-left:10px}
.week{font-size:15px}
.week .shut:not([aria-current]) td{color:var(--soft)}
.week [aria-current]>*{color:var(--link);font-weight:700}
.way{margin-top:12px;padding:0 18px;min-height:50px;border-radius:16px;box-shadow:inset 0 0 0 1.5px var(--link);color:var(--link);font-weight:600}
.links ul{display:grid;grid-template-columns:1fr 1fr;gap:10px}
.link{gap:10px;min-height:60px;padding:8px;border-radius:16px;background:var(--tint);font-weight:600;font-size:15px;line-height:1.25}
.tile{width:40px;height:40px}
.link .icon{display:none}
.fact{grid-column:1/-1}
.link small{display:block;color:var(--soft);font-weight:400}
.code{margin:4px 0 12px}
.code svg{width:180px;border-radius:16px;border:1px solid var(--line)}
.pass-on .address{font-weight:600;font-size:14px;color:var(--link)}
.ways{display:flex;flex-wrap:wrap;gap:10px;margin-top:14px}
.ways .act{padding:0 18px;border-radius:14px;background:var(--tint);color:var(--link)}
.foot{text-align:center;padding:22px 20px 26px;color:var(--soft);font-size:14px}
.bar .chat{order:-1;flex:1.8;background:#25d366;color:#052e16;flex-direction:row;gap:6px;font-size:14px;white-space:nowrap}
.bar .act{margin:0 2px}
@media print{.dish{display:block}.names{padding:12px 20px}.dish .cover{height:240px}.plate{display:none}}
@media (max-width:359px){.names{padding-inline:16px}.photo{width:112px}.do .act{font-size:16px;padding:0 12px}}
@media (min-width:900px){
.dish .cover{height:520px}
.served{width:100%;max-width:1160px;margin:0 auto}
.dish::before{content:"";grid-area:1/1;position:relative;z-index:1;align-self:end;height:340px;background:linear-gradient(#0000,#000000b8 55%,#000000e0)}
.dish .served{z-index:2}
.bare::before{display:none}
.crest{padding:28px 0 0}
.mark{width:96px;height:96px}
.names{background:none;padding:0 0 72px}
.bare .names{padding:40px 0 72px}
.plate{right:calc(50% - 600px);top:-120px;width:640px}
h1{font-size:clamp(52px,4.8vw,70px)}
h1.long{font-size:46px}
.tagline{font-size:20px;max-width:62ch}
.owner{font-size:16px}
.pass{max-width:1160px;margin:-40px auto 0;padding:18px;border-radius:24px;background:var(--card);box-shadow:0 1px 2px var(--shadow),0 20px 44px -18px var(--shadow);display:flex;gap:18px;align-items:center;justify-content:space-between}
.do .act{padding:0 28px}
.else{margin:0;grid-auto-columns:auto}
.else .act{flex-direction:row;font-size:15px;padding:0 20px;gap:10px;min-height:48px}
.else .show-qr{display:none}
.anchors{margin-top:24px}
.anchors ul{padding-inline:0;flex-wrap:wrap}
main{max-width:1160px}
.cols{display:grid;grid-template-columns:minmax(0,1fr) 360px;gap:64px;align-items:start}
.col{display:block}
.single{display:block}.single .col{columns:2;column-gap:64px}.single section{break-inside:avoid}
.col section{padding:38px 0 6px;border:0}
h2{font-size:30px}
.side h2{font-size:22px}
.items{grid-template-columns:1fr 1fr;gap:0 44px}
.item:nth-child(2){border-top:0}
.shots{flex-wrap:wrap;margin:0;padding:0}
.shots li{flex:1 1 190px;height:230px;max-width:none}
.shots li:first-child{flex-basis:300px}.shots:has(>:nth-child(3n+1):last-child) li:first-child{flex-basis:420px}
.shot,.shot img{height:100%}
.reel{grid-template-columns:1fr 1fr}
.side .amount>*{flex-basis:100%}
.do .chat+.call{flex-direction:row;gap:10px;font-size:17px;padding:0 28px}
.facts{grid-template-columns:repeat(4,auto);justify-content:start;gap:12px 36px}
.side .facts{grid-template-columns:1fr}
}
`
