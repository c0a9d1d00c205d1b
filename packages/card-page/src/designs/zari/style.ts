import { css } from '../../css.ts'
import { serif } from '../../fonts.ts'

/** Gold as text, by the page's scheme: it reads on every ground, and the paper reads on it. */
export const gold = { dark: '#e0c184', light: '#755310' }
/** Thread is for lines only. */
const [night, day] = [`--gold:${gold.dark};--thread:#927440`, `--gold:${gold.light};--thread:#b7954d`]
const centre = 'display:flex;flex-direction:column;align-items:center;text-align:center'

/** Phone: arch, name, one thing after the other. Desk: the arch stands still at the left, the page passes at the right. */
export const zariStyle = css`
:root{--head:${serif}}
body{${day};background:radial-gradient(130% 560px at 50% 0,var(--wash),transparent) no-repeat var(--paper)}
@media screen{body.dark{${night}}}
h1,h2,h3{--bold:400;--tight:0em}
:focus-visible{outline-color:var(--gold)}
.salon{position:relative;margin:8px;padding:max(30px,env(safe-area-inset-top)) 0 8px;border:1px solid var(--thread);outline:1px solid var(--thread);outline-offset:-5px;overflow:clip}
.portal{position:relative;width:min(60vw,250px);aspect-ratio:1/1.12;margin:0 auto;padding:9px}
.thread{position:absolute;inset:0;width:100%;height:100%;overflow:visible;fill:none;stroke:var(--thread);stroke-width:1.2}
.thread path{vector-effect:non-scaling-stroke}
.niche{height:100%;clip-path:url(#arch);background:var(--wash)}
.niche .cover,.cloth{width:100%;height:100%}
.cloth{fill:none;stroke:var(--thread);stroke-width:1;background:var(--tint)}
.cloth circle{fill:var(--tint)}
.cloth pattern circle{fill:none}
.cloth text{fill:var(--gold);stroke:none;font-family:var(--head)}
.plate{${centre};padding:0 24px}
.plate .mark{width:58px;height:58px;margin-top:-30px;border-radius:50%;box-shadow:0 0 0 1px var(--thread),0 0 0 5px var(--paper),0 0 0 6px var(--thread);z-index:1}
.plate .logo{background:#fff;padding:5px}
.trade{margin-top:20px;font-size:12px;line-height:1.5;letter-spacing:calc(var(--track)*1.6);text-transform:uppercase;color:var(--gold)}
h1{margin-top:10px;font-size:clamp(31px,10vw,42px);line-height:calc(var(--lead) + .02)}
h1.long{font-size:clamp(25px,7.4vw,31px)}
.crossing{width:180px;margin:18px 0 14px;fill:none;stroke:var(--gold);stroke-width:1}
.tagline{font:var(--slant) 400 18px/1.5 var(--head);color:var(--soft);text-wrap:balance}
.owner{margin-top:14px;font-size:15px}
.owner b{font-weight:500;unicode-bidi:isolate}
.owner span{color:var(--soft)}
.owner b+span::before{content:"· "}
.state{margin-top:8px;font-size:14px;color:var(--soft)}
.state.open{color:var(--green)}
.do{display:grid;grid-auto-flow:column;grid-auto-columns:1fr;gap:10px;align-self:stretch;margin-top:22px}
.act{border-radius:0}
.do .act{min-height:54px;padding:0 8px;border:1px solid var(--gold);color:var(--gold);font-weight:500;white-space:nowrap}
.do .call{background:var(--gold);color:var(--paper);font-weight:600}
.keep{display:flex;flex-wrap:wrap;justify-content:center;gap:0 22px;margin-top:8px}
.keep .act{font-size:14px;font-weight:500;gap:7px;color:var(--soft)}
.keep .icon{width:18px;height:18px;color:var(--gold)}
.anchors{margin:26px 20px 0;padding:8px 0;border-block:1px solid var(--thread)}
.anchors ul{display:flex;flex-wrap:wrap;justify-content:center}
.anchors a{display:inline-flex;align-items:center;min-height:44px;padding:0 10px;font:400 16px/1.2 var(--head)}
.anchors a:hover{color:var(--gold)}
section{padding:52px 24px 0}
section>h2,.line{margin-bottom:22px}
h2{font-size:30px;text-align:center}
section>h2::after,.line::after{content:"";display:block;width:44px;height:1px;margin:14px auto 0;background:var(--gold)}
.hours .line{display:block;text-align:center}
.line .state{display:none}
h3,.shelf{margin:30px 0 16px;font:var(--slant) 400 20px/1.4 var(--head);color:var(--gold);text-align:center}
.rows{display:grid;gap:2px}
.row{${centre};justify-content:center;padding:8px 0}
.row .icon{display:none}
.row small{font-size:13px}
.value{font:400 19px/1.35 var(--head)}
.bank .value{font-size:17px}
.week{max-width:420px;margin:0 auto}
.week th,.week td{padding:10px 0;vertical-align:top;border-bottom:1px solid var(--line);font-weight:400}
.week td{text-align:right;padding-left:12px}
.week td span+span{margin-left:12px}
.week .shut:not([aria-current]) td{color:var(--soft)}
.week [aria-current]>*{color:var(--gold);border-color:var(--gold)}
.place{${centre}}
address{font:400 19px/1.6 var(--head)}
.way{margin-top:6px;color:var(--gold)}
.portrait{flex-direction:column;text-align:center}
.portrait img{width:124px;height:124px;padding:5px;border:1px solid var(--thread)}
.portrait b{font:400 20px/1.3 var(--head)}
.prose{font:400 18px/1.7 var(--head);text-wrap:pretty}
.prose>p{text-align:center}
.reasons{justify-content:center}
.reasons li{background:none;border:1px solid var(--thread);border-radius:0}
.reasons .icon,.brochure .icon{color:var(--gold)}
.list{width:fit-content;margin-inline:auto}
.facts{text-align:center;margin-top:26px}
.brochure{display:flex;justify-content:center;border:1px solid var(--thread);background:none;border-radius:0;color:var(--ink);margin-top:24px;text-align:left}
.items{gap:34px}
.products .item{grid-template-columns:minmax(0,46%) minmax(0,1fr);gap:4px 18px}
.products .item:nth-child(even){direction:rtl}
.products .item>*{direction:ltr}
.item picture{grid-row:1/3;padding:5px;border:1px solid var(--thread)}
.photo{width:100%;height:auto;aspect-ratio:4/5;border-radius:0}
.item>.words{align-self:end;text-align:center}
.item:not(:has(picture)):nth-child(n)>*{grid-column:1/-1}
.item-name b{font:400 20px/1.35 var(--head)}
.price{margin-top:4px}
.price b{color:var(--gold);font-weight:500}
.desc{margin-top:4px}
.ask,.item>.quantity{align-self:start;justify-self:center;margin-top:8px;background:none;border-radius:0}
.item:nth-child(n)>.ask{justify-self:center;grid-column:auto}
.ask{color:var(--ink);font-weight:500;border-bottom:1px solid var(--thread);padding:0 4px}
.ask .icon{color:var(--green)}
.quantity{border-radius:0;box-shadow:inset 0 0 0 1px var(--thread)}
.quantity.some{box-shadow:inset 0 0 0 1.5px var(--gold)}
.quantity button,.copy-one{color:var(--gold)}
.services .items{gap:0}
.services .item,.class{${centre};gap:2px;padding:18px 0;border-bottom:1px solid var(--line)}
.services .item:last-child,.class:last-child{border:0}
.services .words,.services .ask,.class .ask{align-self:center}
.when b{color:var(--gold);font-weight:500}
.when{display:flex;gap:10px;flex-wrap:wrap;justify-content:center;font-size:15px}
.when span{font-size:15px}
.checkout{text-align:center}
.order{border-radius:0}
.shots{display:flex;gap:14px;margin:0 -24px;padding:0 calc(50% - 36vw) 14px;overflow-x:auto;scroll-snap-type:x mandatory;scrollbar-width:thin;scrollbar-color:var(--thread) transparent}
.shots li{flex:none;width:72vw;max-width:420px;scroll-snap-align:center}
.shot{border-radius:0;padding:5px;border:1px solid var(--thread);overflow:visible}
.shot img{aspect-ratio:4/5}
.caption{position:static;display:block;background:none;padding:10px 4px 4px;color:var(--soft);text-align:center;font:var(--slant) 400 16px/1.4 var(--head)}
.screen{border-radius:0;border:1px solid var(--thread);background:var(--tint);color:var(--gold)}
.video{text-align:center}
.links ul{display:flex;flex-wrap:wrap;justify-content:center;gap:18px 8px}
.link{${centre};width:92px;gap:8px;font-size:14px;line-height:1.3}
.link>.icon{display:none}
.tile{width:52px;height:52px;overflow:visible}
.tile rect{fill:none;stroke:var(--thread);stroke-opacity:1;rx:24px}
.tile path{fill:var(--gold)}
.fact,.fact .link{width:100%}
.link small{display:block;color:var(--soft)}
.payee{color:var(--soft)}
.copy-one{background:none}
.amount .pay,.send{border-radius:0;background:var(--gold);color:var(--paper)}
.amount input,.box{border-radius:0;border-width:1px;border-color:var(--thread);background:none}
.form .hint{text-align:center}
.stars{justify-self:center}
.pass-on{${centre}}
.code svg{width:188px;border-radius:0;outline:1px solid var(--thread);outline-offset:6px}
.code{padding:6px 0 20px}
.pass-on .address{font-size:14px;color:var(--gold)}
.ways{display:flex;flex-wrap:wrap;gap:0 26px;justify-content:center;margin-top:8px}
.ways .act{color:var(--gold)}
.foot{padding:30px 20px 16px;text-align:center;color:var(--soft);font-size:14px}
.bar{background:var(--paper);border-top:1px solid var(--thread);box-shadow:0 -5px 0 var(--paper),0 -6px 0 var(--thread);padding-top:3px}
.bar .act{border-radius:0;font-weight:500}
.bar .icon{color:var(--gold)}
.bar .call{background:var(--gold);color:var(--paper)}
.bar .call .icon{color:inherit}
@media (max-width:359px){.plate,section{padding-inline:16px}.anchors{margin-inline:12px}}
@media (min-width:900px){
body{background:var(--paper)}
.salon{margin:0;padding:0;border:0;outline:0;overflow:visible;display:grid;grid-template-columns:minmax(0,46fr) minmax(0,54fr)}
.portal{position:sticky;top:0;width:auto;height:100vh;aspect-ratio:auto;margin:0;padding:58px 60px 54px;background:radial-gradient(90% 70% at 50% 60%,var(--wash),var(--tint));border-right:1px solid var(--thread)}
.thread{inset:44px;width:calc(100% - 88px);height:calc(100% - 88px)}
.aisle{max-width:800px;width:100%;margin:0 auto;padding:72px 56px 40px}
.plate{padding:0}
.plate .mark{margin:0;width:76px;height:76px}
.trade{font-size:13px;margin-top:30px}
h1{font-size:clamp(46px,4.2vw,64px);margin-top:16px}
h1.long{font-size:clamp(34px,3vw,44px)}
.crossing{width:240px;margin:28px 0 22px}
.tagline{font-size:23px}
.do{width:100%;max-width:500px;align-self:center;margin-top:34px}
.do .act{min-height:64px}
.keep{gap:0 34px;margin-top:14px}
.keep .show-qr{display:none}
.anchors{margin:40px 0 0}
.anchors a{font-size:18px;padding:0 16px}
section{padding:88px 0 0}
h2{font-size:40px}
section>h2,.line{margin-bottom:34px}
.rows{display:flex;flex-wrap:wrap;justify-content:center}.rows li{flex:0 1 50%}
.prose{font-size:20px}
.facts{grid-template-columns:repeat(4,auto);justify-content:space-between}
.items{grid-template-columns:1fr;gap:56px}
.products .item{gap:8px 44px}
.item-name b{font-size:26px}
.item>.words{font-size:17px}
.services .items{gap:0}
.shots{margin:0;padding:0 0 16px}
.shots li{width:380px}
.scan .code{justify-content:center;display:flex}
.scan{text-align:center;margin-top:20px}
}
@media print{.portal,.anchors,.do{display:none}.plate{padding-top:40px}.salon{border:0;outline:0}}
`
