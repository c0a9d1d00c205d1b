import { css } from '../../css.ts'

const glass = 'background:#ffffff1c;box-shadow:inset 0 0 0 1px #ffffff2e,inset 0 1px 0 #ffffff40'

/** Phone: sky, picture, week, panes. Desk: the week stands in the sky at the right, panes lie side by side below. */
export const monsoonStyle = css`
body{background:linear-gradient(180deg,var(--wash),var(--paper) 1600px) no-repeat var(--paper)}
.sky{position:relative;overflow:hidden;background:radial-gradient(120% 90% at 88% 0,var(--dusk),transparent 70%) var(--night);color:#fff;padding:max(20px,env(safe-area-inset-top)) 20px 96px}
.tall{padding-bottom:116px}
.sky :focus-visible{outline-color:#fff}
.rain{position:absolute;inset:0;opacity:.17;-webkit-mask:linear-gradient(100deg,#0003,#000);mask:linear-gradient(100deg,#0003,#000)}
.waves{position:absolute;left:0;right:0;bottom:-1px;width:100%;height:72px;fill:#fff}
.shore{fill:var(--wash)}
.deck{position:relative;z-index:1}
.crest{display:flex;align-items:center;gap:14px}
.mark{width:60px;height:60px;border-radius:18px;box-shadow:0 0 0 4px #ffffff2b}
.sky .logo{background:#fff;padding:5px}
.owner{min-width:0;font-size:15px;line-height:1.4}
.owner b{display:block;font-weight:600;unicode-bidi:isolate}
h1{margin-top:20px;font-size:clamp(27px,8.6vw,36px)}
h1.long{font-size:clamp(22px,6.6vw,27px)}
.tagline{margin-top:8px;font-size:16px;line-height:1.45;text-wrap:pretty;max-width:44ch}
.do{display:grid;grid-auto-flow:column;grid-auto-columns:1fr;gap:10px;margin-top:20px}
.do .act{min-height:56px;border-radius:18px;font-size:17px;padding:0 12px;${glass}}
.do .act{white-space:nowrap}
.do .call{background:#fff;color:var(--night);box-shadow:none}
.keep{display:flex;justify-content:space-between;gap:4px;margin-top:8px}
.keep .act{padding:0 4px;gap:7px;white-space:nowrap;font-size:14px;font-weight:600;border-radius:14px}
.keep .icon{width:19px;height:19px}
.panes{position:relative;z-index:2;margin:-92px 16px 0}
.panes .cover{aspect-ratio:16/9;border-radius:26px;box-shadow:0 0 0 5px #ffffff38,0 18px 44px -18px #0009}
.panes .cover+section,.panes picture+section{margin:-44px 12px 0}
section{position:relative;z-index:0;padding:22px 20px;border-radius:26px;background:var(--card);box-shadow:inset 0 0 0 1px var(--line),0 18px 36px -26px var(--shadow)}
section::after{content:"";position:absolute;z-index:-1;inset:100% 18px -9px;border-radius:0 0 20px 20px;background:var(--card);opacity:.6;box-shadow:0 6px 14px -6px var(--shadow);pointer-events:none}
h2{font-size:21px;margin-bottom:12px}
.hours{padding-top:20px;box-shadow:inset 0 0 0 1px var(--line),0 24px 50px -24px #0006;display:grid;grid-template-columns:1fr auto;align-items:center;gap:4px 12px}
.hours h2{margin:0;font-size:15px;font-weight:600;letter-spacing:0;color:var(--soft);font-family:var(--body)}
.hours .state{grid-row:2;grid-column:1/3;font:var(--bold) 30px/1.25 var(--head);letter-spacing:var(--tight);color:var(--soft)}
.hours .state.open{color:var(--green)}
.state::before{content:"";display:inline-block;width:13px;height:13px;margin-right:12px;border-radius:50%;background:currentColor;box-shadow:0 0 0 5px var(--tint);vertical-align:.08em}
.now{grid-row:3;grid-column:1/3;display:flex;gap:10px;font-size:16px;font-weight:600}
.now b{flex:none;font-weight:400;color:var(--soft)}
.now>span>span{display:inline-block;white-space:nowrap;margin-right:10px}
.now .day{display:none}
.week{grid-column:1/3;display:block;margin-top:12px;font-size:14px}
.week tbody,.week tr{display:block}
.week tr{position:relative;inset:auto;display:flex;justify-content:space-between;gap:12px;padding:9px 0 13px}
.week th{flex:none}
.week td{text-align:right}
.week td>span{margin-left:8px}
.day{position:absolute;left:0;bottom:3px;width:100%;height:4px;overflow:visible}
.day path{stroke:var(--wash);stroke-width:2;vector-effect:none}
.day .open{stroke:var(--link);opacity:.55}
[aria-current] .open{opacity:1}
.week .shut:not([aria-current]) td{color:var(--soft)}
.week [aria-current]{color:var(--link);font-weight:700}
.week [aria-current] th{font-weight:700}
.anchors{position:sticky;top:0;z-index:4;margin:26px 0 4px;overflow-x:auto;scrollbar-width:none;padding:8px 16px;pointer-events:none}
.anchors::-webkit-scrollbar{display:none}
.anchors ul{display:flex;gap:8px;width:max-content}
.anchors a{display:flex;align-items:center;min-height:44px;padding:0 16px;border-radius:99px;font-size:15px;font-weight:600;color:var(--link);background:var(--card);pointer-events:auto;box-shadow:0 0 0 1px var(--line),0 6px 14px -8px var(--shadow)}
html{scroll-padding:78px}
main{display:grid;gap:26px;padding:8px 16px 20px}
header+main{padding-top:30px}
.row{gap:14px;padding:6px 0}
.row .icon{width:44px;height:44px;padding:11px;border-radius:14px;background:linear-gradient(160deg,var(--wash),var(--tint));color:var(--link)}
.value{font-weight:600}
.way{margin-top:12px;min-height:48px;padding:0 18px;border-radius:16px;background:var(--tint);color:var(--link);font-weight:600}
.items{grid-template-columns:1fr 1fr;gap:12px}
.item{display:flex;flex-direction:column;align-items:stretch;gap:0;border-radius:20px;background:var(--tint);overflow:hidden}
.item>.words{flex:1;padding:12px 12px 10px}
.item .photo{width:100%;height:auto;aspect-ratio:4/3;border-radius:0}
.item-name{font-size:15px}
.item .ask,.quantity{margin:0 8px 8px;border-radius:14px;background:var(--card)}
.ask{padding:0 8px}
.quantity{justify-content:space-between}
.quantity input{flex:1;min-width:0}
.quantity:not(.some) .more{width:100%}
.services .items{grid-template-columns:1fr}
.services .item{display:grid;grid-template-columns:1fr auto;align-items:center}
.services .item:nth-child(n)>.words{grid-column:1}
.services .item .ask{grid-column:2;margin:12px;width:48px;border-radius:50%}
.services .ask span{position:absolute;clip-path:inset(50%)}
.facts{grid-template-columns:repeat(auto-fit,minmax(160px,1fr))}
.services .price b,.item .price b{color:var(--link)}
.class{grid-template-columns:1fr auto;padding:14px 16px;border-radius:20px;background:var(--tint)}
.when{grid-column:1/3;color:var(--link)}
.when span{color:inherit}
.timetable .class .ask{grid-column:2;background:var(--card)}
.shots{grid-template-columns:repeat(6,1fr);gap:6px}
.shots li{grid-column:span 2}
@media (max-width:899px){
.shots li:nth-child(5n+1),.shots li:nth-child(5n+2){grid-column:span 3}
.shots li:nth-child(5n+1):last-child,.shots li:nth-child(5n+3):last-child{grid-column:span 6}
.shots li:nth-child(5n+4):last-child{grid-column:span 4}
.shots li:nth-child(5n+1):last-child img,.shots li:nth-child(5n+3):last-child img{aspect-ratio:3}
}
.shot{border-radius:16px}
.links ul{display:grid;grid-template-columns:1fr 1fr;gap:8px}
.link{gap:10px;padding:8px;border-radius:16px;background:var(--tint);font-size:14px;font-weight:600;line-height:1.25}
.tile{width:34px;height:34px}
.link .icon{display:none}
.fact{grid-column:1/-1}
.link small{display:block;color:var(--soft);font-weight:400}
.pass-on{background:radial-gradient(120% 90% at 88% 0,var(--dusk),transparent 70%) var(--night);color:#fff;text-align:center;box-shadow:none}
.pass-on::after{background:var(--night)}
.pass-on .hint{color:#fff}
.pass-on :focus-visible{outline-color:#fff}
.code{display:flex;justify-content:center;margin:6px 0 12px}
.code svg{width:208px}
.pass-on .address{font-weight:600;font-size:14px}
.ways{display:flex;flex-wrap:wrap;gap:10px;justify-content:center;margin-top:14px}
.ways .act{flex:1 1 124px;max-width:260px;padding:0 14px;border-radius:16px;${glass}}
.pass-on .said{color:#fff}
.foot{padding:16px 20px 28px;text-align:center;color:var(--soft);font-size:14px}
.bar{inset:auto 10px calc(10px + env(safe-area-inset-bottom));padding:5px;border-radius:24px;background:var(--night);color:#fff;box-shadow:inset 0 0 0 1px #ffffff2e,0 14px 34px #0006}
.bar .act{border-radius:19px}
.bar .call{background:#ffffff26}
.bar :focus-visible{outline-color:#fff}
@media screen and (max-width:899px){.pass-on:target{background:var(--night);border-radius:0}.pass-on:target .shut-qr{background:#ffffff26;color:#fff}.pass-on:target::after{display:none}}
@media (max-width:359px){.do .act{padding:0 6px;gap:7px;font-size:16px}.items{gap:8px}.keep .act{font-size:13px}.keep .icon{display:none}.links ul{grid-template-columns:1fr}}
@media (min-width:900px){
.sky{padding:56px 48px 150px}
.tall{min-height:720px}
.deck{max-width:1184px;margin:0 auto;padding-right:620px}
.waves{height:120px}
.mark{width:84px;height:84px;border-radius:24px}
.crest{gap:20px}
.owner{font-size:17px}
h1{margin-top:36px;font-size:clamp(42px,3.9vw,58px)}
h1.long{font-size:clamp(34px,2.9vw,44px)}
.tagline{margin-top:16px;font-size:20px}
.do{margin-top:36px;max-width:500px;gap:14px}
.do .act{min-height:68px;border-radius:22px}
.keep{max-width:500px;margin-top:14px;gap:10px}
.keep .show-qr{display:none}
.panes{max-width:1184px;margin:0 auto;height:0;z-index:3}
.panes .hours:nth-child(n){width:500px;margin:-130px 72px 0 0}
.panes .hours:first-child{margin:0}
.panes .cover{width:572px;margin-right:0}
.panes{display:flex;flex-direction:column;align-items:flex-end;justify-content:flex-end}
.panes .hours{padding:26px 28px}
.week{font-size:15px}
.anchors{margin:0 auto;max-width:1280px;padding:10px 48px}
main{max-width:1280px;margin:0 auto;padding:24px 48px 40px;display:flex;flex-wrap:wrap;gap:32px 24px}
main section{flex:1 1 420px;min-width:0;padding:30px 32px}
main .products,main .gallery{flex-basis:100%}
.products .items{grid-template-columns:repeat(auto-fit,minmax(340px,1fr));gap:16px}
.products .item:has(img){display:grid;grid-template-columns:132px 1fr}
.products .item picture,.products .item .photo{grid-row:1/3;height:100%;min-height:132px;aspect-ratio:auto;object-fit:cover}
.item>.words{padding:14px 16px 12px}
.item .ask,.quantity{margin:0 12px 12px;justify-self:start}
.quantity{min-width:132px}
h2{font-size:24px}
.gallery .shots{grid-template-columns:repeat(12,1fr);gap:10px}
.pass-on{display:grid;grid-template-columns:auto 1fr;column-gap:32px;align-content:center;text-align:left}
.code{grid-row:1/6;margin:0;align-self:center}
.pass-on h2{margin:0}
.ways{justify-content:flex-start}
}
@media (scripting:enabled){.hours .state[hidden],.hours .now[hidden]{display:flex!important;visibility:hidden}.hours .state{min-height:38px}.hours .now{min-height:24px}}
@media print{.rain,.waves,.anchors,.do{display:none}.pass-on .hint{color:inherit}.sky,.pass-on{background:none;color:inherit;padding-bottom:20px}.panes{margin-top:0}}
`
