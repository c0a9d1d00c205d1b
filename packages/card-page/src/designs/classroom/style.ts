import { css } from '../../css.ts'

const ruled = (step: number) =>
  `repeating-linear-gradient(#0000 0 ${step - 1}px,var(--line) ${step - 1}px ${step}px)`
const margin = '#e58a8a'
/** A ruler of boxwood with its marks; its ink reads on it at 11. */
const ruler =
  'color:#38290a;background:repeating-linear-gradient(90deg,#7a5b1c 0 1px,#0000 1px 32px) 0 0/100% 9px no-repeat,repeating-linear-gradient(90deg,#7a5b1c 0 1px,#0000 1px 8px) 0 0/100% 5px no-repeat,linear-gradient(#ffe0a0,#f7cd7c)'

/** Phone: label, picture, ruled page. Desk: label and picture side by side, tabs at the edge of a wide page. */
export const classroomStyle = css`
body{background:var(--wash);--near:var(--fill);--far:var(--deep);--pen:var(--on);--key:var(--card);--cut:var(--link)}
body.dark{--near:var(--dusk);--far:var(--night);--pen:#fff;--key:var(--fill);--cut:var(--on)}
@media (prefers-color-scheme:dark){body.auto{--near:var(--dusk);--far:var(--night);--pen:#fff;--key:var(--fill);--cut:var(--on)}}
.jacket{position:relative;padding:max(26px,env(safe-area-inset-top)) 18px 44px 30px;background:linear-gradient(90deg,#00000038 0 12px,#ffffff24 12px 14px,#0000 14px),repeating-linear-gradient(135deg,#ffffff0f 0 2px,#0000 2px 11px),linear-gradient(var(--near),var(--far));color:var(--pen)}
.jacket :focus-visible{outline-color:var(--pen)}
.label{position:relative;padding:18px 18px 16px;border-radius:14px;background:var(--card);color:var(--ink);box-shadow:inset 0 0 0 5px var(--card),inset 0 0 0 7px var(--link),inset 0 0 0 9px var(--card),inset 0 0 0 10px var(--link),0 10px 26px -10px #0009}
.sticker{position:absolute;z-index:2;filter:drop-shadow(0 2px 3px #0005)}
.cut{fill:#fff;stroke:#fff;stroke-width:11;stroke-linejoin:round;stroke-linecap:round}
.pen{fill:none;stroke:#4a2b20;stroke-width:3.5;stroke-linecap:round}
.pencil{right:-12px;bottom:-22px;width:74px}
.crest{display:flex;align-items:center;gap:12px;padding:4px 4px 0}
.mark{width:46px;height:46px;border-radius:14px}
.logo{background:#fff;padding:3px;box-shadow:0 0 0 1px var(--line)}
.trade{flex:1;min-width:0;font-size:14px;color:var(--soft);line-height:1.35}
.state{flex:none;font-size:13px;font-weight:700;padding:6px 11px;border-radius:99px;background:var(--tint);color:var(--soft);line-height:1.2}
.state.open{color:var(--green)}
h1{margin:12px 4px 0;font-size:clamp(26px,8.2vw,36px)}
h1.long{font-size:clamp(21px,6.2vw,27px)}
.tagline{margin:6px 4px 0;font-size:15px;line-height:1.45;color:var(--soft);text-wrap:pretty}
.fill{display:flex;flex-wrap:wrap;align-items:baseline;gap:0 10px;margin:0 4px;padding:9px 0 2px;border-bottom:1.5px dotted var(--soft);line-height:1.4}
.tagline+.fill,h1+.fill{margin-top:8px}
.fill:last-child{margin-right:52px}
.fill small{flex:none;color:var(--soft);font-size:13px}
.fill b{font-weight:600;unicode-bidi:isolate}
.snap{position:relative;width:82%;margin:-10px 0 0 auto;padding:8px 8px 22px;background:#fff;rotate:2deg;box-shadow:0 12px 26px -12px #000a;z-index:1;margin-top:24px}
.snap::before{content:"";position:absolute;left:50%;top:-13px;width:92px;height:26px;margin-left:-46px;rotate:-4deg;background:#fff8dccc;box-shadow:0 1px 3px #0002}
.snap .cover{aspect-ratio:3/2}
.star{left:-34px;bottom:-16px;rotate:-12deg;width:78px}
.desk{position:relative;height:112px;margin-top:20px}
.plane{position:absolute;left:0;top:0;height:100%;filter:drop-shadow(0 4px 5px #0004)}
.way-flown{fill:none;stroke:var(--pen);stroke-width:2.5;stroke-dasharray:2 8;stroke-linecap:round}
.desk .star{left:auto;right:0;bottom:-6px;width:62px}
.desk .apple{right:62px;bottom:-20px;width:58px}
.desk .ruler{display:none}
.do{display:grid;grid-template-columns:repeat(6,1fr);gap:10px;margin-top:26px}
.do .act{grid-column:span 2;min-height:46px;font-size:13.5px;gap:6px;border-radius:14px;box-shadow:inset 0 0 0 1.5px;white-space:nowrap}
.do .call,.do .chat{grid-column:span 3;min-height:58px;font-size:17px;border-radius:18px;box-shadow:0 5px 0 #0000002e}
.do .call:not(:has(+.chat)){grid-column:1/-1}
.do .call{background:var(--key);color:var(--cut)}
.do .chat{background:#25d366;color:#052e16}
@media (max-width:420px){.do :is(.save,.share,.show-qr) .icon{display:none}}
.book{position:relative}
.anchors{position:relative;z-index:2;margin-top:-34px;overflow-x:auto;scrollbar-width:none}
.anchors::-webkit-scrollbar{display:none}
.anchors ul{display:flex;gap:4px;width:max-content;padding:8px 16px 0 36px}
.anchors a{display:flex;align-items:center;min-height:46px;padding:0 16px;border-radius:14px 14px 0 0;background:var(--card);color:var(--ink);font-size:15px;font-weight:600;box-shadow:0 -3px 8px -3px #0004}
.anchors li:nth-child(2n) a{background:var(--tint)}
.anchors li:nth-child(3n) a{background:var(--wash)}
main{position:relative;padding:8px 16px 34px 44px;background:linear-gradient(90deg,#0000 30px,${margin} 30px 31.5px,#0000 31.5px),radial-gradient(circle at 15px 60px,var(--wash) 6px,var(--line) 6.5px 7.5px,#0000 8px) 0 0/31px 150px repeat-y,var(--card);box-shadow:0 -6px 18px -8px #0005}
section{padding:32px 0 6px}
h2{display:table;font-size:25px;margin-bottom:12px;padding:0 10px 0 4px;margin-left:-4px;background:linear-gradient(var(--wash),var(--wash)) 0 88%/100% 44% no-repeat;border-radius:4px 10px 6px 12px}
.line{margin-bottom:12px}.line h2{margin-bottom:0}
h3,.shelf{margin:22px 0 10px;font-size:18px;color:var(--link)}
.row{gap:14px;min-height:60px}
.rows li,.wallets li{border-bottom:1px solid var(--line)}
.row .icon{width:42px;height:42px;padding:10px;border-radius:50%;background:var(--tint);color:var(--link);box-shadow:0 0 0 2.5px var(--card),0 0 0 3.5px var(--line)}
.value{font-weight:600}
.week th,.week td{padding:8px 0;vertical-align:top;border-bottom:1px solid var(--line)}
.week td{text-align:right;padding-left:12px}
.week td span+span{margin-left:10px}
.week{font-size:15px}
.week .shut:not([aria-current]) td{color:var(--soft)}
.week [aria-current]>*{font-weight:700;color:var(--link);border-color:var(--link)}
address{font-size:17px;line-height:32px;background:${ruled(32)}}
.way{margin-top:14px;min-height:50px;padding:0 20px;border-radius:16px;background:var(--tint);color:var(--link);font-weight:600}
.portrait img{border-radius:50%;box-shadow:0 0 0 4px #fff,0 3px 10px 2px #0004;margin:5px}
.portrait b{font-size:18px}
.prose{font-size:17px;line-height:32px;background:${ruled(32)}}
.prose>*+*{margin-top:0}.list li+li{margin:0}
.reasons{display:block;background:${ruled(42)}}
.reasons li{min-height:42px;padding:0;background:none;font-size:16px}
.reasons .icon{width:26px;height:26px;color:var(--green);rotate:-6deg}
.reasons .stroke{stroke-width:2.8}
.facts{grid-template-columns:repeat(auto-fit,minmax(150px,1fr))}
.brochure{border-radius:16px;min-height:56px}
.plan{display:flex;flex-direction:column}
.days{margin:14px 0 4px;padding:0;list-style:none;border:2px solid var(--ink);border-radius:16px;overflow:hidden;background:var(--card)}
.days li{display:grid;grid-template-columns:64px 1fr;align-items:center;min-height:44px}
.days li+li{border-top:1px solid var(--line)}
.days b{grid-row:1/9;align-self:stretch;display:grid;place-items:center;background:var(--tint);color:var(--link);font-size:15px}
.days p{grid-column:2;margin:6px 8px;padding:7px 12px;border-radius:12px;background:var(--fill);color:var(--on);font-weight:600;font-size:15px;line-height:1.35}
.days p span{display:block;font-weight:500;font-size:14px;font-variant-numeric:tabular-nums}
.class{grid-template-columns:1fr auto;padding:14px 0;border-bottom:1px solid var(--line)}
.classes{gap:0}
.when{grid-column:1/3}
.when b,.when span{display:inline}
.when b{color:var(--link)}
.class .ask:nth-child(n){grid-column:2}
.ask{border-radius:14px;font-weight:600}
.items{gap:16px}
.item{position:relative;grid-template-columns:minmax(0,1fr) 96px;gap:4px 14px;padding:14px;border-radius:14px;background:linear-gradient(${margin} 0 0) 0 0/100% 5px no-repeat,var(--paper);overflow:hidden;box-shadow:0 0 0 1px var(--line),0 6px 14px -8px var(--shadow)}
.item picture{grid-area:1/2/3/3;align-self:center}
.item:nth-child(n)>.words{grid-column:1;align-self:start}
.photo{width:96px;height:96px;border-radius:20px;border:4px solid #fff;rotate:3deg;box-shadow:0 3px 9px #0004}
.item:nth-child(even) .photo{rotate:-3deg}
.item-name{font-size:17px}
.price{margin-top:2px}
.price b{color:var(--link);font-size:18px}
.item .ask:nth-child(n),.item>.quantity{grid-column:1;justify-self:start;margin-top:6px}
.item:not(:has(picture)){display:block}
.ask{background:var(--tint)}
.quantity,.order{border-radius:16px}
.shots{grid-template-columns:1fr 1fr;gap:16px 14px;padding-top:6px}
.shot{border-radius:3px;padding:6px 6px 0;background:#fff;overflow:visible;box-shadow:0 3px 12px -2px #0005;rotate:-1.5deg}
.shots li:nth-child(even) .shot{rotate:1.5deg}
.shot::after{content:"";display:block;height:22px}
.shot:has(.caption)::after{display:none}
.caption{position:static;display:block;padding:5px 2px 7px;background:none;color:#333;font-size:13px;text-align:center}
.screen,.player{border-radius:18px}
.links ul{display:grid;gap:0}
.link{gap:14px;min-height:58px;border-bottom:1px solid var(--line);font-weight:600}
.tile{width:40px;height:40px;filter:drop-shadow(0 0 0 #fff) drop-shadow(0 2px 3px #0004)}
.tile rect{rx:24px;stroke:#fff;stroke-opacity:1;stroke-width:3}
.link .icon{width:18px;height:18px;color:var(--soft)}
.link small{display:block;font-weight:400;color:var(--soft)}
.amount .pay,.send,.amount input,.box{border-radius:16px}
textarea.box{line-height:32px;min-height:112px;background:${ruled(32)} local,var(--paper)}
.code{margin:10px 0 12px}
.code svg{width:186px;border-radius:18px;box-shadow:0 0 0 1px var(--line),0 6px 16px -8px var(--shadow)}
.pass-on .address{font-weight:600;font-size:14px;color:var(--link)}
.ways{display:flex;flex-wrap:wrap;gap:10px;margin-top:12px}
.ways .act{padding:0 18px;border-radius:16px;background:var(--tint);color:var(--link)}
.foot{padding:22px 20px 10px;text-align:center;color:var(--soft);font-size:14px}
.bar{${ruler};padding-top:8px;box-shadow:0 -6px 18px -4px #0006}
.bar .act{border-radius:12px}
.bar .call{background:#38290a;color:#fff}
.bar :focus-visible{outline-color:#38290a;outline-offset:-4px}
@media (max-width:359px){.jacket{padding-inline:24px 12px}.label{padding-inline:14px}.do{gap:7px}.do .act{font-size:12px}.item{grid-template-columns:1fr 80px}.photo{width:80px;height:80px}}
@media (min-width:900px){
.jacket{padding:56px 48px 100px 72px;background:linear-gradient(90deg,#00000038 0 26px,#ffffff24 26px 29px,#0000 29px),repeating-linear-gradient(135deg,#ffffff0f 0 2px,#0000 2px 11px),linear-gradient(var(--near),var(--far))}
.top{max-width:1220px;margin:0 auto;display:grid;grid-template-columns:minmax(0,1fr) minmax(0,460px);gap:0 80px;align-items:center}
.label{padding:34px 40px 30px;border-radius:22px}
.mark{width:64px;height:64px;border-radius:18px}
.trade{font-size:16px}
.state{font-size:15px;padding:9px 16px}
h1{font-size:clamp(40px,3.6vw,54px);margin-top:20px}
h1.long{font-size:clamp(32px,2.8vw,40px)}
.tagline{font-size:18px;margin-bottom:6px}
.fill{padding-top:14px;font-size:17px}
.fill small{width:110px;font-size:14px}
.pencil{width:116px;height:116px;right:-34px;bottom:-40px}
.snap{width:auto;margin:0;padding:14px 14px 44px}
.star{width:120px;height:120px;left:-60px;bottom:-30px}
.desk{height:300px;margin:0}
.plane{height:auto;width:100%;top:40px}
.desk .star{width:96px;right:20px;bottom:10px}
.desk .apple{width:90px;height:90px;left:40px;right:auto;bottom:0}
.desk .ruler{display:block;width:130px;height:130px;left:170px;bottom:-10px}
.do{grid-column:1/-1;display:flex;gap:14px;margin-top:48px}
.do .act{min-height:64px;padding:0 28px;font-size:16px;border-radius:20px}
.do .show-qr{display:none}
.book{max-width:1340px;margin:-44px auto 0;padding:0 48px;display:grid;grid-template-columns:minmax(0,1fr) 150px;align-items:start}
.book:not(:has(.anchors)){display:block}
.anchors{order:2;position:sticky;top:24px;margin:44px 0 0;z-index:0}
.anchors ul{display:grid;gap:6px;width:auto;padding:24px 0 20px}
.anchors a{min-height:50px;padding:0 14px 0 18px;border-radius:0 16px 16px 0;line-height:1.2;box-shadow:3px 3px 8px -2px #0003}
main{z-index:1;display:flex;flex-wrap:wrap;gap:16px 72px;padding:28px 64px 64px 128px;border-radius:8px 18px 18px 8px;box-shadow:0 18px 50px -18px #0007;background:linear-gradient(90deg,#0000 88px,${margin} 88px 90px,#0000 90px),radial-gradient(circle at 44px 110px,var(--wash) 15px,var(--line) 15.5px 17px,#0000 17.5px) 0 0/88px 280px repeat-y,var(--card)}
section,.plan{flex:1 1 380px;min-width:0;padding:44px 0 10px}
.plan section{flex:none;padding:0}
.products,.gallery,.services,.about,.plan{flex-basis:100%}
h2{font-size:32px;margin-bottom:18px}
.plan{display:flex;flex-direction:column}
.days{display:grid;grid-auto-flow:column;grid-auto-columns:minmax(0,1fr);margin-top:22px}
.days li{display:block;min-height:150px;padding-bottom:8px}
.days li+li{border-top:0;border-left:1px solid var(--line)}
.days b{min-height:46px;font-size:16px}
.classes{grid-template-columns:1fr 1fr;gap:0 56px}
.items,.services .items{grid-template-columns:repeat(auto-fit,minmax(300px,1fr));gap:20px}
.about{display:grid;grid-template-columns:1fr 1fr;column-gap:72px;align-items:start}
.about>h2,.about>.portrait{grid-column:1/-1;justify-self:start}
.about>h3{grid-column:2;grid-row:3;margin-top:0}
.about>.prose{grid-column:1;grid-row:3/6}
.about>.reasons{grid-column:2;grid-row:4}
.about>:is(.facts,.brochure){grid-column:1/-1;justify-self:stretch}
.about>.brochure{justify-self:start}
.shots{grid-template-columns:repeat(4,1fr);gap:28px 24px}
.pass-on{display:grid;grid-template-columns:auto 1fr;column-gap:28px;align-content:start}
.pass-on h2{grid-column:1/-1}
.pass-on .code{grid-row:2/6;margin:0}
}
@media print{.jacket{background:none;color:inherit}.sticker,.desk,.anchors,.do{display:none}.snap{rotate:none}}
`
