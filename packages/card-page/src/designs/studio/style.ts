import { css } from '../../css.ts'

/** Phone: wall, bar over its edge, one thing after the other. Desk: a wall of twelve columns, tiles from edge to edge. */
export const studioStyle = css`
.front{position:relative;display:grid;background:#0d0d0f;color:#fff;overflow:hidden}
.front>*{grid-area:1/1;min-width:0}
.front :focus-visible{outline-color:#fff;outline-offset:-5px}
.wall{display:grid;gap:2px;grid-template-columns:repeat(6,1fr);grid-template-rows:33vw 33vw minmax(33vw,1fr);padding-bottom:190px}
.wall li{position:relative;overflow:hidden}
.wall li{grid-column:span 2}
.wall li:first-child{grid-area:1/1/3/5}
.wall li:nth-child(n+4){grid-column:span 3}
.wall :is(img,a,.iris){position:absolute;inset:0;width:100%;height:100%;object-fit:cover}
.plain{background:var(--dusk)}
.plain:nth-child(3){background:var(--night)}
.plain:nth-child(4){background:var(--fill)}
.plain:nth-child(5){background:var(--deep)}
.iris{background:var(--night);fill:#ffffff12;stroke:#ffffff59;stroke-width:1.5}
.iris text{fill:#fff;stroke:none;font-family:var(--head);font-weight:var(--bold)}
.over{align-self:end;position:relative;padding:90px 20px 78px;background:linear-gradient(#0d0d0f00,#0d0d0fcc 84px,#0d0d0f 170px);pointer-events:none}
.over .mark{width:52px;height:52px;border-radius:50%;background:#fff;padding:4px;margin-bottom:12px}
h1{font-size:clamp(32px,10.4vw,54px);line-height:calc(var(--lead) - .12);letter-spacing:calc(var(--tight)*1.4)}
h1.long{font-size:clamp(26px,8vw,36px);line-height:calc(var(--lead) - .02)}
.tagline{margin-top:12px;font-size:16px;line-height:1.45;text-wrap:pretty;max-width:42ch}
.owner{margin-top:10px;font-size:15px}
.owner b{font-weight:600;unicode-bidi:isolate}
.owner b+span::before{content:"· "}
.desk{position:relative;z-index:2;margin:-56px 12px 0;padding:8px;display:grid;grid-auto-flow:column;grid-auto-columns:minmax(0,1fr);border-radius:28px;background:var(--card);box-shadow:0 0 0 1px var(--line),0 24px 48px -20px #0009}
.desk .act{flex-direction:column;justify-content:flex-start;gap:7px;padding:8px 0;font-size:12px;font-weight:600;line-height:1.25;text-align:center;overflow-wrap:normal}
.desk .icon{width:48px;height:48px;padding:13px;border-radius:50%;background:var(--tint);color:var(--link)}
.desk .call .icon{background:var(--fill);color:var(--on)}
.desk .chat .icon{background:#25d366;color:#052e16}
.front .state{position:relative;z-index:1;align-self:start;justify-self:end;margin:max(14px,env(safe-area-inset-top)) 14px 0;padding:6px 12px;border-radius:99px;background:#fff;color:#333;font-size:13px;font-weight:600;line-height:1.2}
.front .state.open{color:#0f6b33}
.anchors{padding:34px 20px 0}
.anchors ul{display:flex;flex-wrap:wrap}
.anchors a{display:inline-flex;align-items:center;min-height:44px;font:var(--bold) 24px/1.2 var(--head);letter-spacing:var(--tight)}
.anchors li:not(:last-child)::after{content:"/";margin:0 10px;font-size:24px;font-weight:300;color:var(--link)}
.anchors a:hover{color:var(--link)}
section{padding:56px 20px 0}
h2{font-size:34px;line-height:calc(var(--lead) - .04);margin-bottom:18px}
.line h2{margin:0}.line{margin-bottom:14px}
.line .state{flex:none;font-size:14px;font-weight:600;color:var(--soft)}
.line .state.open{color:var(--green)}
h3,.shelf{margin:26px 0 12px;font-size:19px}
.row{min-height:64px}
.row .icon{display:none}
.row small{font-size:14px}
.value{font-size:20px;font-weight:600;line-height:1.35}
.wallets .value,.bank .value,.upi .value{font-size:17px}
.week th,.week td{padding:8px 0;vertical-align:top}
.week td{text-align:right;padding-left:14px}
.week td span+span{margin-left:12px}
.week .shut:not([aria-current]) td{color:var(--soft)}
.week [aria-current]>*{font-weight:700;color:var(--link)}
address{font-size:20px;line-height:1.5;font-weight:600}
.way{margin-top:14px;min-height:50px;padding:0 22px;border-radius:99px;background:var(--ink);color:var(--paper);font-weight:600}
.portrait{display:block;margin:0 -20px 22px}
.portrait img{width:100%;height:auto;aspect-ratio:1;border-radius:0}
.portrait figcaption{padding:14px 20px 0;font-size:18px}
.prose{font-size:18px;line-height:1.6}
.reasons li{background:none;box-shadow:inset 0 0 0 1.5px var(--line)}
.facts{grid-template-columns:repeat(auto-fit,minmax(150px,1fr))}
.brochure{border-radius:99px;min-height:56px;padding:0 22px}
.items,.shots{margin:0 -20px;display:grid;grid-template-columns:1fr 1fr;gap:2px}
.item{position:relative;display:flex;flex-direction:column;align-items:stretch;gap:0;min-height:190px;background:var(--night);color:#fff}
.item:nth-child(even){background:var(--dusk)}
.item picture{flex:1;display:flex}
.photo{width:100%;height:100%;aspect-ratio:4/5;border-radius:0}
.item>.words{padding:12px 14px 10px}
.item:nth-child(n):has(picture){background:#0d0d0f}
.item:has(picture)>.words{position:relative;margin-top:-84px;padding-top:52px;background:linear-gradient(#0d0d0f00,#0d0d0fd9 44px,#0d0d0f 84px)}
.item:not(:has(picture))>.words{flex:1;padding-top:18px}
.item :is(.desc,.unit,s,.out){color:#fff}
.item :is(.off,.ask){color:#7ee2a0}
.item-name{font-size:16px}
.item .diet{background:#fff;border-radius:2px}
.item .price{margin-top:2px}
.item .ask,.item .quantity{align-self:flex-start;margin:0 14px 14px;border-radius:99px}
.item:nth-child(n)>.ask{padding:0 16px;background:#ffffff26;color:#fff}
.item .quantity{background:#fff;color:#0d0d0f;box-shadow:none}
.item .quantity button{color:inherit}
.services .items{grid-template-columns:1fr}
.services .item{min-height:0}
.services .item-name{font-size:21px}
.order{border-radius:99px}
.class{padding:16px 0;border-top:1.5px solid var(--line);grid-template-columns:1fr auto}
.when{grid-column:1/3;color:var(--link);font-weight:600}
.when b,.when span{display:inline;color:inherit}
.class .item-name{font-size:19px}
.class .ask:nth-child(n){grid-column:2;border-radius:99px}
.shots{grid-template-columns:repeat(3,1fr);grid-auto-flow:dense}
.shots li:nth-child(6n+1){grid-area:span 2/span 2}
.shots li:nth-child(6n+5){grid-area:span 2/span 2}
.shots li:nth-child(6n+5):last-child,.shots li:nth-child(6n+5):nth-last-child(2){grid-area:auto}
.shot,.shot img{height:100%;border-radius:0}
.gallery .shelf{padding-top:8px}
.screen,.player{border-radius:0}
.reel{margin:0 -20px;gap:22px 2px}
.video .title,.video small{padding:0 20px}
.video .title{display:block;font-weight:600}
.links ul{display:flex;flex-wrap:wrap;gap:8px}
.link{gap:10px;min-height:52px;padding:6px 20px 6px 8px;border-radius:99px;box-shadow:inset 0 0 0 1.5px var(--line);font-weight:600}
.tile{width:38px;height:38px}
.tile rect{rx:24px}
.link>.icon{display:none}
.link small{display:block;font-weight:400;color:var(--soft)}
.amount .pay,.send,.amount input{border-radius:99px}
.amount input{padding-inline:20px}
.box{border-radius:22px;padding-inline:20px}
.pass-on{margin-top:64px;padding:44px 20px;background:var(--night);color:#fff;text-align:center}
.pass-on .hint,.pass-on .said{color:#fff}
.pass-on :focus-visible{outline-color:#fff}
.code svg{border-radius:22px}
.pass-on .code{display:flex;justify-content:center;margin-bottom:16px}
.pass-on .address{font-weight:600;font-size:14px}
.ways{display:flex;flex-wrap:wrap;gap:10px;justify-content:center;margin-top:18px}
.ways .act{padding:0 22px;border-radius:99px;background:#ffffff26}
.foot{padding:22px 20px 12px;text-align:center;color:var(--soft);font-size:14px}
.bar{inset:auto 12px calc(12px + env(safe-area-inset-bottom));padding:0;gap:8px;background:none;box-shadow:none;pointer-events:none}
.bar::before{content:"";position:absolute;z-index:-1;inset:-30px -12px calc(-12px - env(safe-area-inset-bottom));background:linear-gradient(#0000,var(--paper) 62%)}
.bar .act{flex:none;width:54px;border-radius:99px;background:var(--card);box-shadow:0 0 0 1px var(--line),0 10px 24px -6px #0007;pointer-events:auto}
.bar .act span{position:absolute;clip-path:inset(50%)}
.bar .act:first-child{flex:1;flex-direction:row;gap:10px;background:var(--fill);color:var(--on);font-size:17px}
.bar .act:first-child span{position:static;clip-path:none}
.bar .chat{background:#25d366;color:#052e16}
@media (max-width:359px){.desk .act{font-size:11px}.desk .icon{width:44px;height:44px;padding:11px}section,.anchors{padding-inline:16px}.items,.shots,.reel,.portrait{margin-inline:-16px}}
@media screen and (max-width:899px){.pass-on:target{background:var(--night);justify-content:center}.pass-on:target .shut-qr{background:#ffffff26;color:#fff}}
@media (min-width:900px){
.wall{grid-template-columns:repeat(4,1fr);grid-template-rows:minmax(39vh,1fr) minmax(39vh,1fr);padding-bottom:0}
.wall li:nth-child(n){grid-column:auto}
.wall li:nth-child(n):first-child{grid-area:1/1/3/3}
.wall .iris{top:-22%;height:122%}
.over{padding:220px 64px 104px;background:linear-gradient(#0d0d0f00,#0d0d0f8c 150px,#0d0d0fd9 70%,#0d0d0ff0)}
.over .mark{width:76px;height:76px;margin-bottom:20px}
h1{font-size:clamp(64px,7vw,112px)}
h1.long{font-size:clamp(44px,4.4vw,66px);max-width:24ch}
.tagline{font-size:21px;margin-top:18px}
.owner{font-size:17px}
.desk{margin:-58px 64px 0;padding:12px;border-radius:99px;max-width:1180px;gap:4px;grid-auto-columns:auto}
.desk .act{flex-direction:row;justify-content:center;text-align:left;gap:14px;padding:8px 22px 8px 8px;font-size:16px;border-radius:99px}
.desk .icon{width:60px;height:60px;padding:18px}
.desk .show-qr{display:none}
.front .state{margin:28px 32px 0;padding:10px 18px;font-size:15px}
.desk .number{font-weight:500}
.anchors{padding:72px 64px 0}
.anchors a{font-size:38px;min-height:60px}
.anchors li:not(:last-child)::after{font-size:38px;margin:0 18px}
main{display:flex;flex-wrap:wrap;align-items:flex-start}
section{flex:1 1 340px;min-width:0;padding:96px 64px 0}
.about,.products,.services,.gallery,.pass-on{flex-basis:100%}
.timetable,.videos,.payment,.lead,.feedback,.links{flex-basis:480px}
h2{font-size:56px;margin-bottom:28px}
.contact h2,.hours h2,.place h2{font-size:36px}
.contact,.place{padding-right:0}
.items,.shots{margin:0 -64px}
.products .items{grid-template-columns:repeat(auto-fit,minmax(340px,1fr))}
.item .ask,.item .quantity{margin-inline:24px}
.item:nth-child(n)>.words{font-size:17px;padding-inline:24px}
.item-name{font-size:20px}
.photo{aspect-ratio:1;max-height:520px}
.services .items{grid-template-columns:repeat(auto-fit,minmax(300px,1fr))}
.services .item{min-height:220px}
.checkout{max-width:480px;margin-inline:auto;text-align:center}
.shots{grid-template-columns:repeat(6,1fr)}
.shots li:nth-child(n){grid-area:auto}
.shots li:nth-child(n):nth-child(6n+1){grid-area:span 2/span 2}
.shots li:nth-child(n):nth-child(6n+2){grid-area:span 2/span 2}
.reel{margin:0}.video .title,.video small{padding:0}
.about{display:grid;grid-template-columns:minmax(0,34%) minmax(0,1fr);column-gap:72px}
.about>*{grid-column:2}
.about>.portrait{grid-area:1/1/span 9;margin:0}
.about:not(:has(.portrait)){display:block}
.portrait figcaption{padding-inline:0}
.prose{font-size:23px}
.brochure{justify-self:start}
.pass-on{margin-top:112px;padding:72px 64px;display:grid;grid-template-columns:auto 1fr;column-gap:56px;text-align:left;align-content:center}
.pass-on .code{grid-row:1/6;margin:0}
.pass-on h2{margin:0}
.ways{justify-content:flex-start}
.foot{padding:36px 64px 12px}
}
@media print{.front,.pass-on{background:none;color:inherit}.wall,.anchors,.desk{display:none}.over{background:none;padding:20px}.pass-on *{color:inherit}.item{background:none!important;color:inherit}.item *{color:inherit!important}}
`
