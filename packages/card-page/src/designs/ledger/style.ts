import { css } from '../../css.ts'
import { serif } from '../../fonts.ts'

const caps =
  'font-size:12.5px;line-height:1.5;letter-spacing:calc(var(--track)*.45);text-transform:uppercase;color:var(--soft)'

/** Phone: letterhead, then paragraphs under rules. Desk: headings hang in the margin beside their paragraphs. */
export const ledgerStyle = css`
:root{--head:${serif}}
body{counter-reset:part}
h1,h2,h3{--tight:-.012em;--bold:500}
:root:lang(hi) :is(h1,h2),:root:lang(gu) :is(h1,h2){--tight:0em}
.leaf{max-width:620px;margin:0 auto;padding:max(14px,env(safe-area-inset-top)) 22px 0}
.letterhead{position:relative;border-top:6px double var(--ink);padding-top:12px}
.rosette{position:absolute;z-index:-1;top:34px;right:-96px;width:270px;fill:none;stroke:var(--link);stroke-width:.5;opacity:.34}
.leaf{overflow:clip}
.running{display:flex;align-items:center;gap:12px;${caps};padding-bottom:12px;border-bottom:1px solid var(--ink)}
.running p:first-of-type{flex:1;min-width:0}
.mark{width:40px;height:40px;border-radius:50%}
svg.mark path{fill:var(--ink)}
svg.mark text{fill:var(--paper);font-weight:500}
.logo{background:#fff;padding:3px;box-shadow:0 0 0 1px var(--line)}
.state{flex:none;letter-spacing:0;text-transform:none;font-weight:600}
.state.open{color:var(--green)}
.title{padding:34px 0 26px}
h1{font-size:clamp(36px,11.4vw,50px);line-height:calc(var(--lead) - .06)}
h1.long{font-size:clamp(27px,8.2vw,36px)}
.tagline{margin-top:16px;font:var(--slant) 400 19px/1.45 var(--head);color:var(--soft);text-wrap:pretty;max-width:36ch}
.owner{margin-top:22px;font-size:16px;line-height:1.5}
.owner b{font-weight:600;unicode-bidi:isolate}
.owner span{color:var(--soft)}
.owner b+span::before{content:" — "}
.do{display:grid;grid-template-columns:repeat(6,1fr);border-top:1px solid var(--ink);border-bottom:1px solid var(--ink);background:var(--paper)}
.do .act{justify-content:flex-start;padding:0 12px;min-height:54px;border-top:1px solid var(--line);border-left:1px solid var(--line);font-weight:600}
.do .act{grid-column:span 2}
.do .call,.do .chat{grid-column:span 3;border:0}
.do .call:not(:has(+.chat)){grid-column:1/-1}
.do .save{border-left:0}
@media (max-width:899px){.do :is(.save,.share,.show-qr){justify-content:center;text-align:center;padding:0 4px;font-size:15px}.do :is(.save,.share,.show-qr) .icon{display:none}}
.do .call{background:var(--ink);color:var(--paper);border:0}
.do .icon,.way .icon{width:19px;height:19px}
.do .chat .icon{color:var(--green)}
.anchors{padding:14px 0 0}
.anchors ul{display:flex;flex-wrap:wrap;counter-reset:way;column-gap:20px}
.anchors li{counter-increment:way}
.anchors a{display:inline-flex;align-items:center;min-height:44px;gap:7px;text-decoration:underline;text-decoration-color:var(--line);text-underline-offset:5px;font-size:15px}
.anchors a::before{content:counter(way);font:500 15px/1 var(--head);color:var(--link)}
main>.cover,main>picture .cover{margin-top:22px;aspect-ratio:16/8;filter:grayscale(1) contrast(1.04)}
section{padding:16px 0 34px;border-top:1px solid var(--ink);margin-top:22px}
main>section:first-of-type{margin-top:30px}
section:not(.pass-on){counter-increment:part}
h2{font-size:25px;margin-bottom:14px}
section:not(.pass-on)>h2::before{content:counter(part);display:inline-block;min-width:1.6em;color:var(--link)}
h3{margin:26px 0 4px;font:var(--slant) 500 19px/1.4 var(--head)}
.rows li,.wallets li{border-top:1px solid var(--line)}
.rows li:first-child{border-top:0}
.row{min-height:52px}
.row .icon{display:none}
.row .words{display:flex;gap:12px;align-items:baseline}
.row small{flex:none;width:104px;font-size:14px}
.value{font-weight:500}
.place{margin-top:6px;padding-top:14px;border-top:1px solid var(--line)}
address{font:400 19px/1.55 var(--head)}
.way{color:var(--link);font-weight:600;margin-top:2px}
.week th,.week td{padding:9px 0;vertical-align:top;border-top:1px solid var(--line);font-weight:400}
.week tr:first-child>*{border:0}
.week td{text-align:right;padding-left:14px}
.week td span+span{margin-left:14px}
.week .shut:not([aria-current]) td{color:var(--soft);font-style:var(--slant)}
.week [aria-current]>*{font-weight:700}
.portrait img{width:96px;height:120px;border-radius:0;filter:grayscale(1)}
.portrait b{font:500 20px/1.3 var(--head)}
.prose{font:400 18px/1.65 var(--head)}
.reasons{display:block}
.reasons li{padding:10px 0;border-radius:0;background:none;border-top:1px solid var(--line);font-size:16px}
.reasons li:first-child{border:0}
.facts{gap:0}
.facts div{display:flex;gap:12px;padding:9px 0;border-top:1px solid var(--line)}
.facts dt{flex:none;width:104px;font-size:14px}
.brochure{border-radius:0;background:none;padding:8px 0;text-decoration:underline;text-underline-offset:4px;text-align:left}
.items{gap:0}
.item{grid-template-columns:auto 1fr;gap:2px 12px;padding:12px 0;border-top:1px solid var(--line);align-items:start}
.item:first-child{border-top-color:var(--ink)}
.photo{width:52px;height:52px;border-radius:0;filter:grayscale(1)}
.item picture{grid-row:1/3}
.item>.words,.class>.words{display:flex;flex-wrap:wrap;align-items:baseline;gap:0 8px}
.item:nth-child(n)>.words{grid-column:2}
.item:not(:has(img)):nth-child(n)>.words{grid-column:1/3}
.item-name{flex:1 1 52%;display:flex;align-items:baseline;gap:6px;font:500 17px/1.4 var(--head)}
.item-name b{font-weight:500}
.diet{flex:none;align-self:flex-start;margin-top:.28em}
.price{margin-left:auto;text-align:right}
.item-name::after{content:"";flex:1 1 8px;min-width:8px;border-bottom:2px dotted var(--line);translate:0 -4px}
.desc,.out{flex-basis:100%}
.price b{font-weight:600}
.ask{padding:0;background:none;min-height:44px;text-decoration:underline;text-underline-offset:4px}
.item>.ask,.item>.quantity{grid-column:2;justify-self:end}
.item:not(:has(img))>.ask:nth-child(n){justify-self:end;grid-column:1/3}
.quantity{border-radius:0}
.order{border-radius:0;background:var(--ink);color:var(--paper)}
.class{padding:12px 0;border-top:1px solid var(--line);grid-template-columns:1fr;gap:2px}
.classes{gap:0}
.class:first-child{border:0}
.class .words{order:-1}
.when{display:flex;gap:10px;color:var(--soft);font-size:15px}
.when b{font-weight:500}
.when span{font-size:15px}
.shots{grid-template-columns:1fr 1fr;gap:18px 12px}
.shot{border-radius:0;overflow:visible}
.shot img{aspect-ratio:4/3;filter:grayscale(1);transition:filter .2s}
.shot:is(:hover,:focus-visible) img,.photo:hover{filter:none}
.caption{position:static;display:block;padding:7px 0 0;background:none;color:var(--soft);font:var(--slant) 400 15px/1.35 var(--head)}
.screen{border-radius:0;background:var(--ink);color:var(--paper)}
.link{gap:12px;min-height:50px;border-top:1px solid var(--line)}
.links li:first-child .link{border:0}
.tile{width:26px;height:26px;filter:grayscale(1)}
.link .icon{width:16px;height:16px;color:var(--soft)}
.link small{display:block;color:var(--soft);font-size:14px}
.copy-one{background:none}
.amount .pay,.send,.amount input,.box{border-radius:0}
.amount .pay,.send{background:var(--ink);color:var(--paper)}
.box,.amount input{border-width:0 0 1.5px;border-color:var(--soft);background:var(--tint)}
.pass-on{border-top:6px double var(--ink);padding-top:18px}
.code svg{width:176px;border-radius:0;box-shadow:0 0 0 1px var(--line)}
.pass-on .hint{margin-top:12px}
.pass-on .address{font-weight:600;font-size:14px}
.ways{display:flex;flex-wrap:wrap;gap:4px 24px}
.ways .act{color:var(--link)}
.foot{padding:6px 22px 20px;text-align:center;color:var(--soft);font-size:14px}
.bar{padding-inline:0;padding-top:0;background:var(--paper);border-top:6px double var(--ink);box-shadow:none}
.bar .act{border-radius:0;font:500 16px/1.15 var(--head);padding:0 4px;border-left:1px solid var(--line)}
.bar .icon{display:none}
.bar .call{background:var(--ink);color:var(--paper);border:0}
@media (max-width:359px){.leaf{padding-inline:16px}.do .act{padding:0 8px;gap:7px;font-size:15px}.bar .act{font-size:14px}.row small,.facts dt{width:84px}}
@media (min-width:900px){
.leaf{max-width:1296px;padding:32px 56px 0}
.letterhead{display:grid;grid-template-columns:minmax(0,1fr) 300px;column-gap:80px}
.running{grid-column:1/3;gap:18px}
.mark{width:52px;height:52px}
.rosette{top:112px;right:330px;width:400px;opacity:.3}
.title{padding:72px 0 64px}
h1{font-size:clamp(60px,5.8vw,88px)}
h1.long{font-size:clamp(44px,4vw,60px)}
.tagline{font-size:25px;margin-top:24px}
.owner{font-size:19px;margin-top:34px}
.anchors{padding:56px 0 40px;grid-area:2/2}
.anchors ul{display:block}
.anchors a{display:flex;min-height:44px;gap:0;font-size:16px;text-decoration:none;border-top:1px solid var(--line)}
.anchors li:first-child a{border:0}
.anchors a::before{width:44px}
.anchors a:hover span{text-decoration:underline;text-underline-offset:4px}
.do{grid-area:3/1/4/3;display:flex}
.do .act{flex:1;justify-content:center;min-height:64px;border-top:0;border-left:1px solid var(--line)}
.do .call{flex:1.4}
.do .show-qr{display:none}
main>.cover,main>picture .cover{aspect-ratio:3/1;margin-top:36px}
section{display:grid;grid-template-columns:300px minmax(0,1fr);column-gap:56px;padding:26px 0 72px;margin-top:0}
main>section:first-of-type{margin-top:44px}
section>*{grid-column:2}
section>h2{grid-column:1;grid-row:1/span 40;position:sticky;top:26px;align-self:start;font-size:32px;margin:0}
h2+h3,.basket>h3:first-child{margin-top:0}
.contact{grid-template-columns:300px minmax(0,1fr) 300px}
.contact>h2{grid-row:1}
.contact .place{grid-column:3;margin:0;padding:6px 0 0;border:0}
.contact .row small{width:150px}
.week{font-size:17px}
.prose{font-size:21px;max-width:34em}
.portrait img{width:128px;height:160px}
.facts,.reasons{display:grid;grid-template-columns:1fr 1fr;column-gap:40px}
.reasons li:nth-child(2),.facts div:nth-child(-n+2){border-top:0}
.basket .items,.services .items{display:block}
.item{grid-template-columns:auto 1fr 190px;align-items:center}
.item:nth-child(n)>.words{grid-column:2}
.item:not(:has(img)):nth-child(n)>.words{grid-column:1/3}
.item:nth-child(n)>.ask:nth-child(n),.item:nth-child(n)>.quantity{grid-column:3;grid-row:1}
.item picture{grid-row:1}
.item-name{font-size:20px}
.class{grid-template-columns:1fr 250px}
.class .words{margin:0}.when>*{white-space:nowrap}
.class .ask,.class .when{grid-column:2;justify-self:end}
.class .words{grid-row:1/3}
.class .when{grid-row:1}
.checkout{display:flex;gap:32px;align-items:center}
.order{flex:none;width:auto;min-width:320px}
.shots{grid-template-columns:repeat(3,1fr);gap:28px 24px}
.reel{grid-template-columns:1fr 1fr;gap:24px}
.links ul{grid-column:2;display:grid;grid-template-columns:1fr 1fr;column-gap:40px}
.links li:nth-child(2) .link{border:0}
.pass-on>.code{grid-row:1/span 4}
.foot{max-width:1296px;margin:0 auto;padding:0 56px 20px;text-align:right}
}
@media print{.anchors,.rosette,.do{display:none}}
`
