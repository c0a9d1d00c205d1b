import { css } from '../../css.ts'

const stripes = 'repeating-linear-gradient(-45deg,var(--fill) 0 16px,#141414 16px 32px)'
const bolt = (at: string) => `radial-gradient(circle at ${at} 50%,var(--on) 4px,#0000 4.5px)`

/** Phone: name, number plate, tools, rate board. Desk: the photograph is cut aslant, the plate stands at the left. */
export const garageStyle = css`
.gate{position:relative;background:var(--card)}
.gate::after{content:"";display:block;height:14px;background:${stripes}}
.bay{clip-path:polygon(0 0,100% 0,100% 76%,0 100%);background:var(--tint)}
.bay .cover{height:52vw;max-height:300px}
.sign{padding:18px 16px 20px;max-width:600px;margin:0 auto}
.bare .sign{padding-top:max(26px,env(safe-area-inset-top))}
.board{display:flex;gap:14px;align-items:center}
.mark{width:64px;height:64px;border-radius:6px}
.bay+.sign .mark{margin-top:-44px;align-self:flex-start;position:relative;box-shadow:0 0 0 4px var(--card)}
.logo{background:#fff;padding:5px}
.names{flex:1;min-width:0}
h1,h2,.shelf{text-transform:uppercase}
h1{font-size:clamp(24px,7.4vw,32px);font-weight:800}
h1.long{font-size:clamp(16.5px,5.2vw,25px)}
.tagline{margin-top:5px;color:var(--soft);font-size:15px;line-height:1.4;text-wrap:pretty}
.shift{display:flex;align-items:center;justify-content:space-between;gap:12px;margin-top:14px;font-size:15px}
.shift:not(:has(>:not([hidden]))){display:none}
.owner span{color:var(--soft);display:block;font-size:14px}
.state{flex:none;padding:7px 11px;border-radius:4px;font-size:13px;font-weight:700;line-height:1;color:var(--soft);box-shadow:inset 0 0 0 1.5px}
.state::before{content:"";display:inline-block;width:8px;height:8px;margin-right:8px;background:currentColor}
.state.open{color:var(--green)}
.line .state{padding:6px 8px;font-size:12px}
.plate{margin-top:16px}
.plate .act{width:100%;flex-direction:column;gap:2px;min-height:126px;padding:14px 26px;border-radius:10px;color:var(--on);background:${bolt('16px')},${bolt('calc(100% - 16px)')},var(--fill);box-shadow:inset 0 0 0 3px var(--fill),inset 0 0 0 5.5px var(--on),0 10px 26px -8px var(--shadow)}
.plate .icon{width:30px;height:30px}
.plate .act>span{font-size:14px;font-weight:700;text-align:center;text-transform:uppercase}
.plate .number{display:block;font-size:clamp(24px,7.9vw,36px);font-weight:800;line-height:1.15;font-variant-numeric:tabular-nums;white-space:normal}
.tools{display:grid;grid-template-columns:repeat(3,1fr);gap:8px;margin-top:10px}
.tools .act{flex-direction:column;gap:5px;min-height:60px;padding:6px 4px;border-radius:6px;font-size:13px;text-align:center;background:var(--tint);color:var(--ink)}
.tools .icon{color:var(--link)}
.tools .chat{grid-column:1/-1;flex-direction:row;gap:12px;min-height:58px;font-size:18px;background:#25d366;color:#052e16}
.tools .chat .icon{color:inherit;width:26px;height:26px}
.anchors{background:var(--tint)}
.anchors ul{display:grid;grid-template-rows:auto auto;grid-auto-flow:column;grid-auto-columns:minmax(118px,1fr);gap:1px;overflow-x:auto;scrollbar-width:none}
.anchors a{display:flex;align-items:center;min-height:48px;padding:4px 12px;font-size:14px;font-weight:600;line-height:1.2;background:var(--card);border-left:4px solid var(--fill)}
main{max-width:600px;margin:0 auto;padding:6px 0 0}
section{margin:12px 12px 0;padding:22px 16px;background:var(--card);clip-path:polygon(0 0,calc(100% - 22px) 0,100% 22px,100% 100%,0 100%)}
h2{display:flex;align-items:center;font-size:19px;font-weight:800;margin-bottom:14px}
h2::before{content:"";flex:none;width:22px;height:20px;margin-right:12px;background:linear-gradient(105deg,#0000 18%,var(--fill) 19% 48%,#0000 49% 60%,var(--fill) 61% 90%,#0000 91%)}
h3{font-size:15px;margin:22px 0 8px}
.shelf{color:var(--soft)}
.items{gap:0}
.item picture{display:contents}
.item{gap:6px 14px;padding:12px 0;border-top:2px solid var(--line)}
.item:first-child{border-top-color:var(--fill)}
.photo{width:76px;height:76px;border-radius:4px;grid-area:1/1/3/2;align-self:start}
.item:has(img)>.words{grid-area:1/2}.item:has(img):has(.ask)>.words{grid-column:2/-1}
.price>b{font-size:18px;font-weight:800;color:var(--link)}
.item>.ask{grid-column:2/-1;grid-row:2}
.ask,.brochure,.quantity,.copy-one,.pay,.send,.order,.screen,.player,.reasons li,.thanks:target{border-radius:6px}
.amount input,.box{border-radius:6px}
.quantity{grid-area:1/3}
.services .item,.timetable .class{grid-template-columns:minmax(0,1fr) 48px;gap:4px 12px}
.services .item .words,.timetable .words{grid-area:1/1;display:flex;flex-wrap:wrap;gap:2px 12px;align-items:baseline}
.services .item-name,.timetable .item-name{flex:1 1 auto}
.services .desc,.services .out,.timetable .desc{flex:0 0 100%}
.services .price,.timetable .price{text-align:right}
.services .price>b{display:block;font-size:21px;line-height:1.15}
.services .item .ask,.timetable .class .ask{grid-area:1/2;width:48px;height:48px;padding:0;justify-self:end;background:#25d366;color:#052e16}
.services .item .ask span,.timetable .class .ask span{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.services .item .ask .icon,.timetable .class .ask .icon{width:24px;height:24px}
.classes{gap:0}
.class{padding:12px 0;border-top:2px solid var(--line)}
.timetable .when{grid-area:1/1}
.timetable .class .words{grid-area:2/1}
.timetable .class .ask{grid-row:1/3}
.when{display:flex;gap:10px;color:var(--link)}
.when span{color:var(--soft)}
.shots{grid-template-columns:repeat(3,1fr);gap:4px}
.shot{border-radius:2px}
.caption{font-size:12px;padding:22px 7px 6px}
.reasons{display:grid;gap:0}
.reasons li{padding:9px 0;background:none;border-top:1px solid var(--line);border-radius:0}
.portrait img{border-radius:6px}
.facts{grid-template-columns:repeat(auto-fill,minmax(142px,1fr))}
.row{gap:14px}
.row .icon{width:44px;height:44px;padding:11px;border-radius:6px;background:var(--wash);color:var(--link)}
.rows .row{padding:8px 0}
.value{font-weight:700}
.rows .value{font-size:17px}
.week th,.week td{padding:9px 10px;vertical-align:top}
.week{font-size:15px}
.week td{text-align:right}
.week td span+span{margin-left:10px}
.week tr:nth-child(odd){background:var(--tint)}
.week .shut:not([aria-current]) td{color:var(--soft)}
.week tr[aria-current]{background:var(--fill)}
.week tr[aria-current]>*{color:var(--on);font-weight:700}
.way{margin-top:14px;width:100%;justify-content:center;min-height:54px;border-radius:6px;background:var(--wash);color:var(--link);font-weight:700}
.links ul{display:grid;gap:1px;background:var(--line);border:solid var(--line);border-width:1px 0}
.links li{background:var(--card)}
.link{gap:14px;min-height:58px;font-weight:600}
.tile{width:36px;height:36px;border-radius:6px}
.link .icon{color:var(--soft);width:20px;height:20px}
.link small{display:block;color:var(--soft);font-weight:400}
.code{margin:0 0 12px}
.code svg{width:176px;border-radius:6px}
.pass-on .address{font-weight:600;font-size:14px;color:var(--link);margin-top:4px}
.ways{display:flex;flex-wrap:wrap;gap:8px;margin-top:14px}
.ways .act{flex:1 1 120px;padding:0 14px;border-radius:6px;background:var(--tint);color:var(--link)}
.foot{text-align:center;padding:26px 20px;color:var(--soft);font-size:14px}
.bar{padding-top:14px}
.bar::before{content:"";position:absolute;inset:0 0 auto;height:8px;background:${stripes}}
.bar .act{border-radius:6px;margin:0 3px}
.bar .call{flex:1.6;flex-direction:row;gap:10px;font-size:17px;font-weight:800;background:var(--fill);color:var(--on)}
.bar .chat{background:#25d366;color:#052e16}
@media (max-width:359px){.bar .call{flex:1.4;font-size:15px;gap:7px}.plate .act{padding-inline:24px}.bar .act{margin:0 2px}}
@media (min-width:900px){
.gate{display:grid;grid-template-columns:minmax(0,1fr) min(720px,50%);min-height:520px;overflow:hidden}
.gate::after{grid-column:1/-1;height:18px}
.bay{grid-area:1/2;clip-path:polygon(132px 0,100% 0,100% 100%,0 100%)}
.bay .cover{height:100%;max-height:none}
.sign{grid-area:1/1;width:100%;max-width:580px;margin:0 0 0 auto;padding:52px 0 48px 20px}
.bare{min-height:0}
.bare .sign{grid-column:1/-1;max-width:1180px;margin:0 auto;padding:56px 20px;display:grid;grid-template-columns:minmax(0,1fr) 440px;column-gap:64px;align-items:center}
.bare .plate{grid-area:1/2;margin:0}
.bare .tools{grid-area:2/2}
.board{gap:22px}
.bay+.sign .mark,.mark{width:92px;height:92px;margin:0;box-shadow:none}
h1{font-size:clamp(34px,3.1vw,46px)}
h1.long{font-size:clamp(28px,2.5vw,36px)}
.tagline{font-size:18px;margin-top:10px}
.shift{margin-top:24px;justify-content:flex-start;gap:24px}
.plate{margin-top:28px}
.plate .act{min-height:150px}
.plate .number{font-size:48px}
.tools{grid-template-columns:none;grid-auto-flow:column;grid-auto-columns:1fr}
.tools .act,.tools .chat{grid-column:auto;flex-direction:row;gap:10px;min-height:58px;font-size:15px}
.tools .show-qr{display:none}
.anchors ul{grid-template-rows:auto;grid-auto-columns:1fr;max-width:1180px;margin:0 auto;overflow:visible}
.anchors a{justify-content:center;text-align:center;border:0;border-bottom:4px solid #0000;padding:6px 4px;min-height:58px}
.anchors{background:var(--card);position:sticky;top:0;z-index:3;box-shadow:0 1px 0 var(--line)}
.anchors a:hover{border-color:var(--fill)}
html{scroll-padding-top:84px}
main{max-width:1180px;padding:20px 20px 0}
.cols{display:grid;grid-template-columns:minmax(0,1fr) 390px;gap:24px;align-items:start}
.single{display:block}.single .col{columns:2;column-gap:24px}.single section{break-inside:avoid}
.col{display:block}
section{margin:0 0 24px;padding:30px}
h2{font-size:24px}
.side section{padding:26px 24px}.side h2{font-size:20px}
.products .items{grid-template-columns:1fr 1fr;gap:0 32px}
.item:nth-child(2){border-top-color:var(--fill)}
.services .items{grid-template-columns:1fr}
.services .item:nth-child(2){border-top-color:var(--line)}
.item-name{font-size:17px}
.caption{font-size:14px;padding:30px 12px 10px}
.reasons{grid-template-columns:1fr 1fr;gap:0 32px}
.facts{grid-template-columns:repeat(4,auto)}
.side .amount>*{flex-basis:100%}
}
`
