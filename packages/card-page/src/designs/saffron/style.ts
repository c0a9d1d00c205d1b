import { css } from '../../css.ts'

const jewel =
  'radial-gradient(circle at 50% 50%,var(--link) 3.5px,#0000 4px) no-repeat,radial-gradient(circle at calc(50% - 15px) 50%,var(--link) 2px,#0000 2.5px) no-repeat,radial-gradient(circle at calc(50% + 15px) 50%,var(--link) 2px,#0000 2.5px) no-repeat,linear-gradient(90deg,#0000,var(--link) calc(50% - 26px),#0000 calc(50% - 25px) calc(50% + 25px),var(--link) calc(50% + 26px),#0000) no-repeat 50%/100% 1.5px'

/** Phone: everything on one axis, the picture half in the light. Desk: name left, a great mandala right. */
export const saffronStyle = css`
.rise{position:relative;isolation:isolate;text-align:center;padding:max(34px,env(safe-area-inset-top)) 20px 0}
.sky{position:absolute;inset:0 0 104px;z-index:-1;overflow:hidden;border-radius:0 0 50% 50%/0 0 44px 44px;color:var(--on);background:radial-gradient(circle 176px at 50% 100%,var(--glow,#d98200),#0000),linear-gradient(180deg,var(--deep),var(--fill));background-blend-mode:screen,normal}
.cool{--glow:var(--fill)}
.mandala{position:absolute;left:50%;bottom:0;width:410px;max-width:none;transform:translate(-50%,50%);fill:none;stroke:currentColor;stroke-width:1.1;opacity:.62;-webkit-mask:var(--fade);mask:var(--fade);--fade:radial-gradient(closest-side,#000 56%,#0003 78%,#0000 96%)}
.beads{stroke-width:4;stroke-linecap:round}
.names{color:var(--on);max-width:520px;margin:0 auto}
h1{font-size:clamp(27px,8.4vw,38px)}
h1.long{font-size:clamp(22px,6.4vw,30px)}
.tagline{margin:8px auto 0;max-width:34ch;line-height:1.45;text-wrap:balance}
.medal{position:relative;width:208px;height:208px;margin:34px auto 0}
.round{height:100%;border-radius:50%;overflow:hidden;box-shadow:0 0 0 5px var(--paper),0 0 0 7px var(--fill),0 18px 40px -10px var(--shadow)}
.round .cover{height:100%}
.mark{border-radius:50%}
.logo{background:#fff}
.medal .mark{position:absolute;right:-4px;bottom:2px;width:68px;height:68px;box-shadow:0 0 0 4px var(--paper)}
.medal .logo{padding:5px}
.bare .mark{inset:0}.rise:has(.bare) .mandala{width:300px}
.bare{width:152px;height:152px;margin-top:46px}
.bare .mark{width:100%;height:100%;box-shadow:0 0 0 5px var(--paper),0 0 0 7px var(--fill)}
.bare .logo{padding:14px}
.rise:has(.bare) .sky{bottom:76px}
.lamp{padding:18px 12px 0;text-align:center}
.who{display:block;font:var(--bold) 20px/1.3 var(--head);unicode-bidi:isolate}
.role{color:var(--soft);font-size:15px}
.state{margin-top:8px;font-size:14px;font-weight:600;color:var(--soft)}
.state::before{content:"";display:inline-block;width:8px;height:8px;margin-right:8px;border-radius:50%;background:currentColor}
.state.open{color:var(--green)}
.do{display:grid;grid-auto-flow:column;grid-auto-columns:minmax(0,1fr);max-width:420px;margin:18px auto 0}
.do .act{flex-direction:column;justify-content:flex-start;gap:7px;font-size:13px;font-weight:600;line-height:1.25;min-height:82px}
.do .icon{width:54px;height:54px;padding:15px;border-radius:50%;background:var(--wash);color:var(--link)}
.do .call .icon{background:linear-gradient(var(--fill),var(--deep));color:var(--on)}
.do .chat .icon{background:#25d366;color:#052e16}
.anchors{margin:20px auto 0;max-width:600px;border:solid var(--line);border-width:1px 0;-webkit-mask:linear-gradient(90deg,#000 86%,#0000);mask:linear-gradient(90deg,#000 86%,#0000)}
.anchors ul{display:flex;overflow-x:auto;scrollbar-width:none;padding:0 40px 0 12px}
.anchors li{flex:none;display:flex;align-items:center}
.anchors li+li::before{content:"";width:6px;height:6px;rotate:45deg;background:var(--link)}
.anchors a{display:flex;align-items:center;min-height:46px;padding:0 13px;font-size:15px;font-weight:600;white-space:nowrap}
main{max-width:600px;margin:0 auto;padding:0 16px}
section{padding:34px 4px 0}
h2{font-size:23px;text-align:center;margin-bottom:18px}
h2::after{content:"";display:block;width:168px;height:10px;margin:9px auto 0;background:${jewel}}
.line{flex-direction:column;gap:0;margin-bottom:14px}
.line h2{margin-bottom:0}
h3{text-align:center;color:var(--link);font-size:17px;margin:26px 0 14px}
.side section{margin-top:22px;padding:28px 20px 22px;border-radius:26px;background:var(--card);box-shadow:inset 0 0 0 1px var(--line),inset 0 0 0 6px var(--card),inset 0 0 0 7px var(--line)}
.row{gap:14px;min-height:62px}
.row .icon{width:40px;height:40px;padding:10px;border-radius:50%;background:var(--wash);color:var(--link)}
.value{font-weight:600}
.week th,.week td{padding:8px 0;vertical-align:top}
.week td{text-align:right;padding-left:12px}
.week td span+span{margin-left:10px}
.week{font-size:15px}
.week .shut:not([aria-current]) td{color:var(--soft)}
.week [aria-current]>*{color:var(--link);font-weight:700}
.place{text-align:center}
.way,.brochure,.ways .act,.send,.amount .pay,.order{border-radius:99px}
.way{margin-top:12px;padding:0 22px;min-height:48px;background:var(--wash);color:var(--link);font-weight:600}
.about{text-align:center}
.portrait{flex-direction:column;gap:10px}
.portrait img{width:124px;height:124px;box-shadow:0 0 0 5px var(--paper),0 0 0 6.5px var(--link);margin:8px 0}
.prose{line-height:1.65;text-wrap:pretty}
.list{display:inline-block;text-align:start}
.reasons{justify-content:center}
.reasons li{background:var(--wash)}
.facts{grid-template-columns:repeat(auto-fill,minmax(142px,1fr));gap:16px 12px}
.items{display:flex;flex-wrap:wrap;justify-content:center;gap:26px 14px}
.item{display:flex;flex-direction:column;flex:0 0 calc(50% - 7px);text-align:center;gap:10px}
.item>.words{flex:1}
.photo{width:100%;height:auto;aspect-ratio:5/6;border-radius:999px 999px 22px 22px;box-shadow:0 0 0 4px var(--paper),0 0 0 5.5px var(--line);margin-bottom:4px}
.price{margin-top:3px}
.price>b{color:var(--link);font-size:17px}
.ask{border-radius:99px;background:var(--wash);color:var(--link);line-height:1.2}
.item>.ask{align-self:center;padding:0 12px}.class>.ask{grid-column:2}
.quantity{border-radius:99px;overflow:hidden}
.item:not(:has(img)){flex:0 0 100%;flex-flow:row wrap;justify-content:space-between;text-align:left;padding:16px 18px;border-radius:22px;background:var(--tint)}
.services .items{gap:10px}
.item:not(:has(img))>.words{flex:1 1 180px}
.class{grid-template-columns:1fr auto;gap:6px 14px;padding:16px 18px;border-radius:22px;background:var(--tint)}
.when{grid-column:1/-1;display:flex;flex-wrap:wrap;gap:0 10px;align-items:baseline}
.when b{color:var(--link)}
.checkout{text-align:center}
.shots{grid-template-columns:1fr 1fr;gap:10px}
.shot{border-radius:64px 16px;text-align:center}
.shots li:nth-child(even) .shot{border-radius:16px 64px}
.screen{border-radius:26px}
.reel{text-align:center}
.links ul{display:flex;flex-wrap:wrap;justify-content:center;gap:14px 4px}
.link{flex-direction:column;width:88px;gap:7px;text-align:center;justify-content:flex-start;font-size:13px;line-height:1.3;font-weight:600}
.tile{width:52px;height:52px;border-radius:50%}
.link .icon{display:none}
.links .fact,.fact .link{width:100%}
.link small{display:block;color:var(--soft);font-size:14px;font-weight:400}
.payee{text-align:center}
.upi>.pair{justify-content:center}
.form{justify-content:center}.feedback .stars{justify-self:center}
.form{text-align:left}.form .hint{text-align:center}
.pass-on{text-align:center}
.code{display:flex;justify-content:center;margin:4px 0 12px}
.code svg{width:196px;border:1px solid var(--line);border-radius:22px}
.pass-on .address{font-weight:600;font-size:14px;color:var(--link);margin-top:4px}
.ways{display:flex;flex-wrap:wrap;gap:10px;justify-content:center;margin-top:14px}
.ways .act{padding:0 20px;background:var(--wash);color:var(--link)}
.foot{text-align:center;padding:34px 20px 26px;color:var(--soft);font-size:14px}
.bar{border-radius:24px 24px 0 0}
.bar .act{color:var(--ink)}
.bar .call{background:var(--fill);color:var(--on);border-radius:18px}
.bar .chat{color:var(--green)}
@media print{.sky{display:none}}
@media (max-width:359px){.mandala{width:356px}.lamp{padding-inline:4px}.do .act{font-size:11.5px}.do .icon{width:50px;height:50px;padding:14px}.medal{width:180px;height:180px}.sky{bottom:90px}.bare{width:140px;height:140px}.rise:has(.bare) .sky{bottom:70px}}
@media (min-width:900px){
.dawn{position:relative;isolation:isolate;display:grid;grid-template:1fr auto auto 1.2fr/minmax(0,1fr) 400px;column-gap:72px;min-height:580px;max-width:1120px;margin:0 auto}
.rise{display:contents}
.sky,.rise:has(.bare) .sky{inset:0 calc(50% - 50vw);border-radius:0 0 50% 50%/0 0 56px 56px;background:radial-gradient(circle 420px at calc(50% + 360px) 48%,var(--glow,#d98200),#0000),linear-gradient(100deg,var(--deep),var(--fill))}
.mandala,.rise:has(.bare) .mandala{left:calc(50% + 360px);bottom:52%;width:800px}
.rise:has(.bare) .mandala{width:560px}
.names{grid-area:2/1;text-align:left;margin:0;max-width:none}
h1{font-size:clamp(46px,4.4vw,64px)}
h1.long{font-size:clamp(36px,3.2vw,46px)}
.tagline{margin:14px 0 0;font-size:20px;text-wrap:pretty}
.medal{grid-area:1/2/-1/2;align-self:center;justify-self:center;width:372px;height:372px;margin:-4% 0 0}
.round{box-shadow:0 0 0 8px var(--on),0 24px 60px -10px #0005}
.medal .mark{width:104px;height:104px;right:6px;bottom:10px;box-shadow:0 0 0 5px var(--on)}
.bare{width:250px;height:250px;margin-top:-4%}
.bare .mark{width:100%;height:100%;inset:0;box-shadow:0 0 0 8px var(--on)}
.lamp{grid-area:3/1;text-align:left;padding:26px 0 0;color:var(--on);display:grid;grid-template-columns:auto 1fr;align-items:center;gap:8px 20px}
.role{color:inherit;font-size:16px}
.lamp .state{justify-self:start;margin:0;padding:6px 14px;border-radius:99px;color:var(--on);box-shadow:inset 0 0 0 1.5px}
.do{grid-column:1/-1;display:flex;flex-wrap:wrap;gap:12px;max-width:none;margin:18px 0 0}
.do .act{flex-direction:row;min-height:54px;padding:0 20px;gap:10px;font-size:16px;border-radius:99px;color:var(--on);box-shadow:inset 0 0 0 1.5px}
.do .icon,.do .call .icon,.do .chat .icon{width:22px;height:22px;padding:0;background:none;color:inherit;border-radius:0}
.do .call{background:var(--on);color:var(--fill);box-shadow:none}
.do .chat{background:#25d366;color:#052e16;box-shadow:none}
.do .show-qr{display:none}
.dawn :focus-visible{outline-color:var(--on)}
.anchors{max-width:1120px;margin-top:26px;border:0;-webkit-mask:none;mask:none}
.anchors ul{flex-wrap:wrap;justify-content:center;padding:0}
.anchors a{padding:0 11px;font-size:14.5px}
main{max-width:1120px;padding:0}
.cols{display:grid;grid-template-columns:minmax(0,1fr) 372px;gap:64px;align-items:start;padding-top:10px}
.single{display:block;max-width:840px;margin:0 auto}.single .col{columns:2;column-gap:32px}.single .side section{break-inside:avoid;margin:0 0 24px}.single{padding-top:32px}
.col{display:block}
section{padding-top:44px}
h2{font-size:28px}
.side h2{font-size:22px}
.items{gap:34px 26px}
.item{flex-basis:calc((100% - 52px)/3)}
.shots{grid-template-columns:repeat(3,1fr);gap:16px}
.side .number{display:none}
}
`
