import { css } from '../../css.ts'
import { mono } from '../../fonts.ts'

const grid = (line: string, step: number) =>
  `linear-gradient(${line} 1px,transparent 1px) 0 0/${step}px ${step}px,linear-gradient(90deg,${line} 1px,transparent 1px) 0 0/${step}px ${step}px`
/** A line between two ticks, as dimensions are drawn. */
const dimension = (line: string) =>
  `linear-gradient(${line} 0 0) 0 50%/100% 1px no-repeat,linear-gradient(${line} 0 0) 0 0/1px 100% no-repeat,linear-gradient(${line} 0 0) 100% 0/1px 100% no-repeat`

/** Phone: sheet, legend, parts. Desk: the picture stands beside the name, the legend beside the parts. */
export const blueprintStyle = css`
body{counter-reset:part;background:${grid('var(--line)', 24)},var(--paper)}
.sheet{position:relative;background:${grid('#ffffff0d', 12)},${grid('#ffffff17', 60)},var(--night);color:#fff;padding:max(22px,env(safe-area-inset-top)) 0 0}
.sheet :focus-visible{outline-color:#fff}
.title{padding:0 20px}
.mark{width:52px;height:52px;border-radius:0;float:right;margin-left:16px;box-shadow:0 0 0 1px #ffffff80,0 0 0 5px #ffffff1f}
.logo{background:#fff;padding:4px}
.trade,small,.when,.price,.figure b,.state{font-family:${mono}}
.trade{font-size:13px}
.trade::before{content:"";display:inline-block;width:9px;height:9px;margin-right:9px;border:1px solid #fff;border-radius:50%;background:conic-gradient(#fff 25%,#0000 0 50%,#fff 0 75%,#0000 0)}
h1{margin-top:14px;font-size:clamp(31px,9.6vw,42px);font-weight:600;line-height:calc(var(--lead) - .06)}
h1.long{font-size:clamp(24px,7.2vw,31px)}
.tagline{margin-top:10px;font-size:16px;line-height:1.45;text-wrap:pretty;clear:right;max-width:40ch}
.view{position:relative;margin:24px 20px 0 0;padding:0 0 30px 44px}
.view::before,.view::after{content:"";position:absolute}
.view::after{left:44px;right:0;bottom:10px;height:9px;background:${dimension('#ffffffb3')}}
.view::before{left:20px;top:0;bottom:30px;width:9px;background:linear-gradient(#ffffffb3 0 0) 50% 0/1px 100% no-repeat,linear-gradient(#ffffffb3 0 0) 0 0/100% 1px no-repeat,linear-gradient(#ffffffb3 0 0) 0 100%/100% 1px no-repeat}
.view .cover{aspect-ratio:3/2;box-shadow:0 0 0 1px #ffffffb3}
.elevation{width:100%;fill:none;stroke:#fff;stroke-width:1.3;stroke-linecap:round;box-shadow:0 0 0 1px #ffffff59;padding:14px}
.axis{stroke-dasharray:10 3 2 3;stroke-opacity:.55}
.bubble{stroke-opacity:.8}
.fine{stroke-opacity:.4}
.do{display:grid;grid-template-columns:repeat(6,1fr);border-top:1px solid #ffffff80;background:var(--night)}
.act{border-radius:0}
.do .act{grid-column:span 2;min-height:54px;padding:0 4px;gap:8px;font-size:14px;font-weight:600;border-left:1px solid #ffffff4d;border-top:1px solid #ffffff4d}
.do .call,.do .chat{grid-column:span 3;font-size:17px;min-height:60px;border:0}
.do .call:not(:has(+.chat)){grid-column:1/-1}
.do .call{background:#fff;color:var(--night)}
.do .save{border-left:0}
.do .icon{width:20px;height:20px}
@media (max-width:420px){.do :is(.save,.share,.show-qr) .icon,.line h2::after{display:none}}
.block{display:grid;grid-template-columns:repeat(6,1fr);border-top:1px solid #ffffff80;border-bottom:1px solid #ffffff80;background:var(--night)}
.cell{grid-column:span 3;min-width:0;padding:10px 20px 11px;border-bottom:1px solid #ffffff4d;border-right:1px solid #ffffff4d;margin:0 -1px -1px 0;line-height:1.35}
.block{overflow:hidden}
.cell small{display:block;font-size:12px;line-height:1.5;color:#fff}
.cell b{font-weight:600;unicode-bidi:isolate}
.cell.at{grid-column:1/-1;min-height:44px}
.figure{grid-column:span 2;padding-inline:20px 8px}
.figure b{font-size:26px;font-weight:500;line-height:1.2}
.state{font-size:14px}
.sheet .state::before{content:"";display:inline-block;width:9px;height:9px;margin-right:10px;border:1px solid #fff;rotate:45deg}
.sheet .state.open::before{background:#fff}
.anchors{margin:22px 20px 0;background:var(--card);border:1px solid var(--soft)}
.anchors ul{display:grid;grid-template-columns:1fr 1fr;overflow:hidden}
.anchors li{border-right:1px solid var(--line);border-bottom:1px solid var(--line);margin:0 -1px -1px 0}
.anchors a{display:flex;align-items:center;gap:10px;min-height:46px;padding:4px 12px;font-size:15px;font-weight:600;line-height:1.25}
.anchors .icon{width:20px;height:20px;color:var(--link)}
section{padding:48px 20px 0;counter-increment:part}
h2,.line{display:flex;align-items:center;gap:14px;margin-bottom:18px}
.line h2{flex:1;margin:0}
h2{font-size:22px;font-weight:600}
h2::before{content:counter(part,decimal-leading-zero);flex:none;padding:3px 8px;font:500 15px/1.5 ${mono};letter-spacing:0;background:var(--night);color:#fff}
h2::after{content:"";flex:1 1 20px;min-width:20px;height:9px;background:${dimension('var(--soft)')}}
section .state{flex:none;color:var(--soft);font-weight:600}
section .state.open{color:var(--green)}
h3{margin:24px 0 10px;font-size:16px}
.rows,.place,.week,.prose,.facts,.items,.classes,.links ul,.upi,.wallets,.bank,.pass-on .code,.form{background:var(--card)}
.rows,.links ul,.items,.classes,.wallets,.bank{border:1px solid var(--soft)}
.rows li+li,.links li+li,.wallets li+li{border-top:1px solid var(--line)}
.row{gap:14px;padding:6px 14px}
.row .icon{color:var(--link)}
small{font-size:13px}
.value{font-weight:600}
.week{border:1px solid var(--soft)}
.week th,.week td{padding:9px 14px;vertical-align:top;border-top:1px solid var(--line)}
.week tr:first-child>*{border:0}
.week td{border-left:1px solid var(--line);font:400 14px/1.6 ${mono}}
.week td span{display:block}
.week .shut:not([aria-current]) td{color:var(--soft)}
.week [aria-current]>*{background:var(--wash);font-weight:700}
.place{background:none}
address{padding:14px;border:1px solid var(--soft);background:var(--card)}
.way{margin-top:-1px;width:100%;min-height:50px;justify-content:center;background:var(--night);color:#fff;font-weight:600}
.portrait{margin:0;padding:14px;background:var(--card);border:1px solid var(--soft);border-bottom:0}
.portrait img{border-radius:0}
.prose{padding:14px;border:1px solid var(--soft)}
.reasons li{border-radius:0;background:var(--card);border:1px solid var(--soft)}
.facts{display:grid;grid-template-columns:1fr;gap:0;border:1px solid var(--soft);overflow:hidden}
.facts div{padding:10px 14px;border-right:1px solid var(--line);border-bottom:1px solid var(--line);margin:0 -1px -1px 0}
.facts dt,.bank dt{font-family:${mono}}
.facts dd{font-size:15px}
.brochure{border-radius:0;border:1px solid var(--soft);background:var(--card);width:100%}
.items{gap:0;counter-reset:none}
.products,.services,.timetable{counter-reset:item}
.item,.class{counter-increment:item}
.item{position:relative;grid-template-columns:104px minmax(0,1fr) auto;gap:0 14px;align-items:stretch}
.item+.item,.class+.class{border-top:1px solid var(--line)}
.item picture{grid-row:1/3}
.photo{width:100%;height:100%;min-height:104px;border-radius:0}
.item>.words{grid-column:2/-1;padding:10px 12px 0 0}
.item-name{line-height:1.3}
.item-name::before{content:counter(item,decimal-leading-zero);float:right;margin-left:8px;font:400 13px/1.5 ${mono};color:var(--soft)}
.price{font-size:14px;margin-top:3px}
.price b{font-weight:600;font-size:16px}
.item .ask,.item>.quantity{grid-column:2/-1;justify-self:start;align-self:end;border-radius:0;margin:6px 0 10px}
.item:not(:has(picture)){padding:0 14px}
.item:not(:has(picture)):nth-child(n)>*{grid-column:1/-1}
.ask{padding:0;background:none}
.quantity,.order{border-radius:0}
.order{margin-top:10px}
.class{padding:12px 14px;grid-template-columns:1fr}
.when{color:var(--link);font-size:14px}
.when b,.when span{display:inline;font-weight:500;color:inherit}
.shots{grid-template-columns:1fr 1fr;gap:12px;counter-reset:none}
.gallery{counter-reset:shot}
.shots li{counter-increment:shot}
.shots li:nth-child(3n+1){grid-column:1/-1}
.shots li:nth-child(3n+2):last-child{grid-column:1/-1}
.shot{border-radius:0;border:1px solid var(--soft);background:var(--card)}
.shot img{aspect-ratio:4/3}
.shots li:nth-child(3n+1) img{aspect-ratio:3/2}
.shot::before{content:counter(shot,decimal-leading-zero);position:absolute;z-index:1;left:0;top:0;padding:3px 8px;font:500 14px/1.5 ${mono};background:var(--night);color:#fff}
.caption{position:static;display:block;padding:8px 10px;background:none;color:var(--ink);font-size:14px;border-top:1px solid var(--line)}
.screen{border-radius:0;background:${grid('#ffffff17', 20)},var(--night);color:#fff}
.link{gap:14px;padding:4px 14px;font-weight:600}
.tile{width:32px;height:32px}
.tile rect{rx:0}
.link .icon{width:18px;height:18px;color:var(--soft)}
.link small{display:block;color:var(--soft)}
.upi{padding:14px;border:1px solid var(--soft)}
.wallets .pair,.bank .pair{padding:4px 14px}
.bank .pair:nth-child(n){padding-block:6px}
.copy-one,.amount .pay,.send,.amount input,.box{border-radius:0}
.form{padding:16px 14px;border:1px solid var(--soft)}
.code{display:flex;justify-content:center;padding:18px;border:1px solid var(--soft)}
.code svg{border-radius:0}
.upi .code{padding:0;border:0;justify-content:flex-start}
.pass-on .hint{margin-top:12px}
.pass-on .address{font:500 14px/1.5 ${mono};color:var(--link)}
.ways{display:grid;grid-auto-flow:column;grid-auto-columns:1fr;margin-top:14px}
.ways .act{padding:0 12px;background:var(--night);color:#fff}
.ways .act+.act{background:var(--card);color:var(--ink);border:1px solid var(--soft)}
.foot{padding:34px 20px 16px;color:var(--soft);font-size:14px}
.bar{padding:0 0 env(safe-area-inset-bottom);background:var(--night);color:#fff;box-shadow:0 -1px 0 #ffffff80}
.bar .act{border-radius:0;min-height:64px;border-left:1px solid #ffffff4d}
.bar .call{background:#fff;color:var(--night)}
.bar :focus-visible{outline-color:#fff;outline-offset:-5px}
@media (max-width:359px){.title,section{padding-inline:16px}.anchors{margin-inline:16px}.do .act{font-size:13px}.cell{padding-inline:14px}.item{grid-template-columns:88px 1fr}}
@media (min-width:900px){
.sheet{padding-top:0}
.board{max-width:1376px;margin:0 auto;display:grid;grid-template-columns:minmax(0,1fr) minmax(0,56%);border-inline:1px solid #ffffff4d}
.title{padding:64px 40px 40px 48px}
.mark{float:none;display:block;width:76px;height:76px;margin:5px 0 34px}
h1{font-size:clamp(42px,4vw,60px)}
h1.long{font-size:clamp(34px,2.9vw,44px)}
.tagline{margin-top:20px;font-size:19px}
.view{grid-column:2;grid-row:1;margin:48px 48px 0 0;padding:0 0 44px 40px}
.view::before{left:12px;bottom:44px}
.view::after{left:40px;bottom:18px}
.view .cover{aspect-ratio:16/10}
.do,.block{grid-column:1/-1;display:flex}
.do .act{flex:1;min-height:66px;font-size:16px;border-top:0;border-left:1px solid #ffffff4d}
.do .call{flex:1.5}
.do .show-qr{display:none}
.cell{flex:1 1 auto;padding:14px 24px 15px;border-bottom:0;margin:0}
.cell:last-child{border-right:0}
.cell:first-child{padding-left:48px}
.cell.at{display:flex;align-items:center}
.figure b{font-size:32px}
.set{max-width:1376px;margin:0 auto;display:grid;grid-template-columns:220px minmax(0,1fr);gap:56px;padding:0 48px;align-items:start}
.set>main:first-child{grid-column:1/-1}
html{scroll-padding:0}
.anchors{position:sticky;top:28px;margin:64px 0 0}
.anchors ul{display:block}
section{padding:64px 0 0}
h2{font-size:28px}
h2::before{font-size:18px}
.rows{display:grid;grid-template-columns:1fr 1fr;overflow:hidden}
.rows li:nth-child(n){border:0;border-bottom:1px solid var(--line);border-right:1px solid var(--line);margin:0 -1px -1px 0}
.row{min-height:64px;padding-inline:20px}
.week,.week tbody{display:block}
.week tbody{display:grid;grid-template-columns:repeat(7,minmax(0,1fr))}
.week td span,.week bdi{white-space:normal}
.week tr{display:block;border-left:1px solid var(--line)}
.week tr:first-child{border:0}
.week th,.week td{display:block;border:0;padding:12px 14px}
.week th{border-bottom:1px solid var(--line);font-size:14px}
.week td{font-size:13px;border:0}
.week [aria-current] td{background:none}
.place{display:grid;grid-template-columns:1fr 240px}
.place h2{grid-column:1/-1}
.way{margin:0;height:100%}
.facts{grid-template-columns:repeat(4,auto)}
.prose{padding:22px 24px;font-size:18px}
.items{grid-template-columns:1fr 1fr;overflow:hidden}
.item{grid-template-columns:148px minmax(0,1fr)}
.item:nth-child(n){border:0;border-bottom:1px solid var(--line);border-right:1px solid var(--line);margin:0 -1px -1px 0}
.photo{min-height:148px}
.services .items{grid-template-columns:1fr 1fr 1fr}
.classes{display:grid;grid-template-columns:1fr 1fr}
.class+.class{border:0;border-left:1px solid var(--line)}
.shots{grid-template-columns:repeat(3,1fr);grid-auto-flow:dense;gap:18px}
.shots li:nth-child(n){grid-column:auto}
.shots li:nth-child(3n+1){grid-column:span 2;grid-row:span 2}
.shots li:nth-child(6n+4){grid-column:2/4}
.shots li:nth-child(n) .shot{height:100%;display:flex;flex-direction:column}
.shots li:nth-child(n) picture{flex:1;min-height:0}
.shots li:nth-child(n) img{height:100%}
.links ul{display:grid;grid-template-columns:1fr 1fr 1fr;overflow:hidden}
.links li:nth-child(n){border:0;border-bottom:1px solid var(--line);border-right:1px solid var(--line);margin:0 -1px -1px 0}
.upi{display:grid;grid-template-columns:1fr auto;column-gap:40px;padding:24px}
.scan{grid-column:2;grid-row:1/4}
.pass-on{display:grid;grid-template-columns:auto 1fr;column-gap:32px}
.pass-on h2{grid-column:1/-1}
.pass-on .code{grid-row:2/6}
.ways{align-self:end;max-width:420px}
.foot{max-width:1376px;margin:0 auto;padding:48px 48px 20px;text-align:right}
}
@media (scripting:none){.cell.at{display:none}}
@media print{.sheet{background:none;color:inherit}.cell small{color:inherit}.anchors,.do{display:none}.block,h2::before,.shot::before{background:none;color:inherit}.block,.cell{border-color:var(--line)}}
`
