import { css } from '../../css.ts'

const green = '#25d366'
const scallops =
  'radial-gradient(circle calc(var(--s)/2) at 50% calc(100% - var(--s)/2),#000 96%,#0000) 0 0/var(--s) 100%,linear-gradient(#000 0 0) 0 0/100% calc(100% - var(--s)/2) no-repeat'

/** Phone: one street front, top to bottom. Desk: the sign spans the street, goods left, counter right. */
export const bazaarStyle = css`
.sign{position:relative;z-index:2;background:linear-gradient(180deg,var(--fill),var(--deep));color:var(--on);padding:max(20px,env(safe-area-inset-top)) 20px 18px}
.board{max-width:1120px;margin:0 auto;display:flex;align-items:center;gap:16px}
.sign .mark{width:72px;height:72px;border-radius:20px;box-shadow:0 0 0 3px var(--on),0 6px 16px #0004}
.sign .logo{background:#fff;padding:5px}
.names{flex:1;min-width:0}
h1{font-size:clamp(23px,7.2vw,30px)}
h1.long{font-size:clamp(19px,5.6vw,22px)}
.tagline{margin-top:6px;font-size:15px;line-height:1.4;text-wrap:pretty}
.sign :focus-visible{outline-color:var(--on)}
.awning{--s:26px;--h:34px;position:relative;z-index:1;height:var(--h);margin-bottom:calc(-1*var(--h));filter:drop-shadow(0 5px 5px #0000003d)}
.awning::before{filter:var(--dim,none);content:"";display:block;height:var(--h);background:linear-gradient(180deg,#00000040,#0000 30%,#0000 60%,#00000024),repeating-linear-gradient(90deg,var(--deep) 0 var(--s),#fffaf2 var(--s) calc(2*var(--s)));-webkit-mask:${scallops};mask:${scallops}}
.shop{display:block;max-width:560px;margin:0 auto}
.plain{padding-top:44px}
.window .cover{aspect-ratio:16/10}
.counter{position:relative;padding:18px 16px 20px}
.window+.counter{margin:-22px 0 0;background:var(--paper);border-radius:22px 22px 0 0}
.greet{display:flex;align-items:center;justify-content:space-between;gap:12px;padding:0 4px}
.greet:empty{display:none}
.who{font:var(--bold) 18px/1.35 var(--head);unicode-bidi:isolate}
.role{color:var(--soft);font-size:14px}
.state{flex:none;font-size:13px;font-weight:700;line-height:1;padding:8px 12px;border-radius:99px;background:var(--tint);color:var(--soft)}
.state::before{content:"";display:inline-block;width:8px;height:8px;margin-right:7px;border-radius:50%;background:currentColor}
.state.open{background:#12803c;color:#fff}
.big{display:grid;grid-auto-flow:column;grid-auto-columns:1fr;gap:12px;margin-top:16px}
.big .act{min-height:64px;border-radius:18px;font-size:17px;font-weight:700;padding:0 10px;box-shadow:inset 0 -3px 0 #00000026,0 6px 16px var(--shadow)}
.big .icon{width:26px;height:26px}
.big .call{background:var(--fill);color:var(--on)}
.big .chat{background:${green};color:#052e16}
.small{display:flex;flex-wrap:wrap;gap:12px;margin-top:12px}
.small .act{flex:1 1 40%;padding:0 10px;border-radius:16px;background:var(--card);color:var(--link);box-shadow:inset 0 0 0 1.5px var(--line)}
.anchors{margin:4px 0 18px}
.anchors ul{display:flex;overflow-x:auto;scrollbar-width:none;padding:0 12px;background:linear-gradient(var(--deep) 0 0) 0 0/100% 5px no-repeat}
.anchors li{flex:1 0 auto}
.anchors a{display:flex;flex-direction:column;align-items:center;gap:6px;width:88px;min-height:84px;margin:0 auto;padding:18px 4px 4px;font-size:13px;font-weight:600;line-height:1.25;text-align:center;background:linear-gradient(var(--deep) 0 0) calc(50% - 14px) 0/2px 20px no-repeat,linear-gradient(var(--deep) 0 0) calc(50% + 14px) 0/2px 20px no-repeat}
.anchors .icon{width:50px;height:46px;padding:11px 13px;border-radius:10px;background:var(--card);color:var(--link);box-shadow:inset 0 0 0 2px var(--deep)}
section{margin:0 16px 14px;padding:20px;background:var(--card);border-radius:22px;box-shadow:0 1px 2px var(--shadow),0 8px 24px -12px var(--shadow)}
h2{font-size:20px;margin-bottom:12px}
.shelf{font-size:17px;margin:22px 0 10px}
.item picture{display:contents}
.products .items{grid-template-columns:repeat(2,minmax(0,1fr));gap:12px}
.products .item{display:flex;flex-direction:column;align-items:stretch;gap:8px;padding:8px;border-radius:16px;box-shadow:inset 0 0 0 1.5px var(--line)}
.products .words{flex:1;padding:0 4px}
.photo{width:100%;height:auto;aspect-ratio:1;border-radius:10px}
.products .item-name{font-size:15px}
.price{margin-top:3px}
.products .price>b{display:inline-block;padding:2px 10px 2px 18px;margin-right:4px;font-weight:700;color:var(--on);background:radial-gradient(circle at 9px 50%,var(--card) 2.5px,#0000 3px),var(--fill);clip-path:polygon(0 50%,9px 0,100% 0,100% 100%,9px 100%)}
.products .unit{white-space:nowrap}
.products .ask,.products .quantity{justify-content:center;border-radius:10px;background:var(--wash);box-shadow:none}
.products .ask{padding:4px 8px;line-height:1.2;color:var(--link)}
.quantity input{flex:1}
.quantity:not(.some) .more:not([hidden]){flex:1}
@media (max-width:899px){.products .items:not(:has(>:nth-child(7))){display:flex;overflow-x:auto;scroll-snap-type:x proximity;scroll-padding:20px;scrollbar-width:none;margin:0 -20px;padding:2px 20px 13px;background:linear-gradient(var(--wash) 0 0) 0 100%/100% 9px no-repeat}.products .items:not(:has(>:nth-child(7))) .item{flex:0 0 148px;scroll-snap-align:start;background:var(--card)}}
.services .items{gap:0}
.services .item,.class{padding:14px 0;border-top:1px dashed var(--line)}
.services .item:first-child,.class:first-child{border:0;padding-top:4px}
.classes{gap:0}
.class{grid-template-columns:1fr auto}
.when{grid-column:1/-1;display:flex;gap:0 10px}
.class>.ask{grid-column:2}
.when b{color:var(--link)}
.services .price>b{font-size:17px}
.shots{grid-template-columns:repeat(3,1fr);grid-auto-flow:dense;gap:6px}
.shots li:first-child:not(:nth-last-child(-n+3)){grid-area:1/1/3/3}
.shots li:first-child .shot,.shots li:first-child img{height:100%}
.caption{font-size:12px;padding:22px 8px 7px}
.shots li:first-child .caption{font-size:15px;padding:30px 12px 10px}
.screen,.shot{border-radius:14px}
.upi{padding:16px;border-radius:18px;border:2px dashed var(--line)}
.amount input,.box,.send,.amount .pay,.order{border-radius:16px}
.facts{grid-template-columns:repeat(auto-fill,minmax(148px,1fr))}
.links ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(72px,1fr));gap:16px 8px;margin-top:14px}
.link{flex-direction:column;gap:8px;text-align:center;justify-content:flex-start;font-size:13px;line-height:1.3;font-weight:600;border-radius:16px}
.tile{width:54px;height:54px;filter:drop-shadow(0 3px 5px #0002)}
.link .icon{display:none}
.fact{order:1;grid-column:1/-1;padding-top:10px;border-top:1px solid var(--line)}
.fact .link{flex-direction:row;text-align:left;gap:14px}
.fact .tile{width:42px;height:42px}
.link small{display:block;color:var(--soft);font-size:14px;font-weight:400}
.row{gap:14px}
.row .icon{width:42px;height:42px;padding:10px;border-radius:13px;background:var(--wash);color:var(--link)}
.rows .row{padding:9px 0}
.rows li+li .row{border-top:1px solid var(--line)}
.value{font-weight:600}
.week th,.week td{padding:9px 0;vertical-align:top;border-top:1px dashed var(--line)}
.week tr:first-child>*{border:0}
.week td{text-align:right;padding-left:16px}
.week td span+span{margin-left:12px}
.week{font-size:15px}
.week .shut:not([aria-current]) td{color:var(--soft)}
.week [aria-current]>*{color:var(--link)}
.week [aria-current] th{font-weight:700}
address{font-size:16px;line-height:1.55}
.way{margin-top:12px;width:100%;justify-content:center;min-height:50px;border-radius:16px;background:var(--wash);color:var(--link);font-weight:600}
.pass-on{text-align:center}
.code{display:flex;justify-content:center;margin:6px 0 12px}
.code svg{width:208px;border:1px solid var(--line);border-radius:18px}
.hint{color:var(--soft);font-size:14px;line-height:1.45}
.pass-on .address{font-weight:600;font-size:14px;color:var(--link)}
.ways{display:flex;flex-wrap:wrap;gap:10px;justify-content:center;margin-top:14px}
.ways .act{flex:1 1 128px;padding:0 14px;border-radius:16px;background:var(--wash);color:var(--link)}
.foot{text-align:center;padding:14px 20px 28px;color:var(--soft);font-size:14px}
.bar .call{background:var(--fill);color:var(--on)}
.bar .chat{color:var(--green)}
.bar .act{margin:0 2px}
@media (max-width:359px){.sign .mark{width:60px;height:60px}.sign{padding-inline:16px}.big .act{font-size:16px;gap:8px}.small{gap:8px}.small .act{padding:0 4px;gap:7px;font-size:14px}}
@media (min-width:900px){
.sign{padding:44px 40px 30px}
.board{gap:28px}
.sign .mark{width:112px;height:112px;border-radius:30px}
h1{font-size:clamp(40px,3.6vw,54px)}
h1.long{font-size:clamp(32px,2.8vw,40px)}
.tagline{font-size:19px;margin-top:10px}
.small .show-qr{display:none}
.awning{--s:40px;--h:52px;margin-bottom:0}
.shop{max-width:1120px;margin:32px auto 0}
.front{display:grid;grid-template-columns:minmax(0,1fr) 380px;gap:24px}
.window{display:flex;border-radius:28px;overflow:hidden;box-shadow:0 18px 44px -16px var(--shadow)}
.window .cover{aspect-ratio:2/1;height:100%}
.counter,.window+.counter{margin:0;background:var(--card);border-radius:28px;padding:28px;box-shadow:0 1px 2px var(--shadow),0 18px 44px -16px var(--shadow);display:flex;flex-direction:column;justify-content:center}
.plain .counter{grid-column:1/-1;flex-direction:row;align-items:center;gap:16px}
.plain .greet{flex:1}
.plain .greet:empty~.big{flex:1}
.plain .greet:empty~.small{flex:1}
.plain .big,.plain .small .act{margin:0}
.plain .small .act{min-height:64px;padding:0 22px}
.plain .big .act{min-width:190px}
.front{margin-bottom:24px}
.anchors{margin:2px 0 20px}
.anchors ul{padding:0 8px;overflow:visible;background-size:100% 6px}
.cols{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:24px;align-items:start}
.single{display:block}
.col{display:block;min-width:0}
section{margin:0 0 24px}
.products .items{grid-template-columns:repeat(3,minmax(0,1fr))}
.services .items{grid-template-columns:1fr}
.services .item:not(:has(img))>.ask{grid-column:3}
.facts{grid-template-columns:1fr 1fr}
.class{grid-template-columns:minmax(130px,auto) 1fr auto}.when{grid-column:auto;display:block}.class>.ask{grid-column:3}
section{padding:26px 28px;border-radius:28px}
.window+.counter .big{grid-auto-flow:row;margin-top:22px}
.place{display:grid;grid-template-columns:1fr auto;align-items:center;column-gap:28px}
.place h2{grid-column:1}
.place .way{grid-column:2;grid-row:1/3;margin:0}
.who{font-size:22px}
.window+.counter .greet{flex-direction:column-reverse;align-items:flex-start;gap:14px}
.big .act{min-height:68px}
.big .call>span{text-align:left}
.links ul{grid-template-columns:repeat(auto-fill,minmax(80px,1fr));gap:22px 10px}
.way{width:auto;padding:0 22px}
}
`
