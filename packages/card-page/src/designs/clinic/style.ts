import { css } from '../../css.ts'

/** Phone: plate, appointment, timings. Desk: the plate stays at the left, the week is a timetable of seven columns. */
export const clinicStyle = css`
body{background:linear-gradient(180deg,var(--wash),var(--paper) 420px) no-repeat var(--paper)}
.room{max-width:560px;margin:0 auto;padding:max(20px,env(safe-area-inset-top)) 16px 0}
.plate{padding:4px 4px 22px}
.house{display:flex;align-items:center;gap:14px}
.mark{width:60px;height:60px;border-radius:50%}
.logo{background:#fff;box-shadow:0 0 0 1px var(--line);padding:6px}
.names{flex:1;min-width:0}
h1{font-size:clamp(20px,5.8vw,24px);color:var(--ink)}
h1.long{font-size:19px}
.tagline{margin-top:4px;color:var(--soft);font-size:14px;line-height:1.45}
.owner{margin-top:20px;padding-left:16px;border-left:3px solid var(--link)}
.who{font:var(--bold) 24px/1.25 var(--head);letter-spacing:var(--tight);unicode-bidi:isolate}
:lang(hi) .who,:lang(gu) .who{line-height:1.4}
.role{margin-top:2px;color:var(--soft);font-size:15px}
.keep{display:flex;gap:8px;margin-top:18px}
.keep .act{flex:1 1 auto;min-width:0;min-height:44px;padding:0 9px;gap:6px;border-radius:99px;background:var(--card);color:var(--link);font-size:13px;line-height:1.15;box-shadow:0 0 0 1px var(--line)}
.keep span{overflow-wrap:normal}
.keep .icon{width:18px;height:18px}
@media (max-width:359px){.keep .icon{display:none}}
.anchors{display:none}
section{background:var(--card);border-radius:24px;padding:22px 20px;margin-bottom:14px;box-shadow:0 0 0 1px var(--line)}
h2{font-size:18px;margin-bottom:12px}
main>section>h2::before,.reach h2::before,.line h2::before{content:"";display:inline-block;width:22px;height:22px;margin-right:10px;vertical-align:-4px;border-radius:50%;background:linear-gradient(var(--link) 0 0) 50%/10px 2px no-repeat,linear-gradient(var(--link) 0 0) 50%/2px 10px no-repeat,var(--wash)}
h3{margin:20px 0 8px;color:var(--soft);font-size:15px}
.items,.classes{gap:0}
.item picture{display:contents}
.item,.class{padding:14px 0;border-top:1px solid var(--line)}
.items:first-of-type>.item:first-child{border-top:0}
.photo{width:72px;height:72px;border-radius:20px;grid-area:1/1/3/2;align-self:start}
.item:has(img)>.words{grid-area:1/2}.item:has(img):has(.ask)>.words{grid-column:2/-1}
.quantity{grid-area:1/3;border-radius:99px}
.item>.ask{grid-row:2;margin-top:4px}
.services .words{grid-column:1/-1;display:flex;flex-wrap:wrap;gap:2px 14px;align-items:baseline}
.services .item-name{flex:1 1 auto}
.services .desc,.services .out{flex:0 0 100%}
.price>b{color:var(--link)}
.ask{min-height:44px;background:var(--wash);color:var(--link);border-radius:99px}
.class{grid-template-columns:minmax(0,1fr) auto}
.when{grid-column:1/-1;display:flex;gap:0 10px;color:var(--link)}
.class>.words{display:grid;gap:2px}
.class>.ask{grid-column:2}
.shots{grid-template-columns:1fr 1fr;gap:10px}
.shot{border-radius:20px}
.shot img{aspect-ratio:4/3}
.screen{border-radius:20px}
.portrait img{width:96px;height:96px;box-shadow:0 0 0 4px var(--wash)}
.prose{line-height:1.65}
.reasons{display:grid;gap:10px}
.reasons li{padding:0;background:none;align-items:flex-start}
.reasons .icon{width:24px;height:24px;padding:5px;border-radius:50%;background:var(--wash)}
.facts{grid-template-columns:repeat(auto-fill,minmax(142px,1fr))}
.send,.amount .pay,.order,.brochure{border-radius:16px}
.visit{padding:0;overflow:hidden;box-shadow:0 0 0 1px var(--line),0 20px 40px -24px var(--shadow)}
.today{display:flex;flex-wrap:wrap;align-items:center;gap:8px 14px;padding:16px 20px;background:var(--tint);border-bottom:1px solid var(--line)}
.today:not(:has(>:not([hidden]))){display:none}
.state{font-size:14px;font-weight:700;color:var(--soft)}
.state::before{content:"";display:inline-block;width:9px;height:9px;margin-right:8px;border-radius:50%;background:currentColor}
.state.open{color:var(--green)}
.now{display:flex;gap:10px;font-size:15px}
.now b{font-weight:500;color:var(--soft)}
.now b{flex:none}
.now span span{display:inline-block;white-space:nowrap;margin-right:12px}
.booking{padding:20px}
.booking h2{font-size:21px;margin-bottom:4px}
.hint{color:var(--soft);font-size:14px;line-height:1.5}
.ways-in{display:grid;gap:10px;margin-top:16px}
.ways-in .act{min-height:56px;border-radius:16px;font-size:17px;padding:0 14px}
.ways-in .act:first-child{background:var(--fill);color:var(--on)}
.ways-in .act+.act{background:var(--wash);color:var(--link)}
.week th,.week td{padding:10px 0;vertical-align:top}
.week tr+tr>*{border-top:1px solid var(--line)}
.week td{text-align:right;padding-left:14px}
.week{font-size:15px}
.week td span+span{margin-left:10px}
.week .shut:not([aria-current]) td{color:var(--soft)}
.week [aria-current]>*{color:var(--link)}
.week [aria-current] th{font-weight:700}
address{line-height:1.6}
.way{margin-top:10px;color:var(--link);font-weight:600;min-height:44px}
.row{gap:14px}
.row .icon{color:var(--link);width:24px;height:24px}
.value{font-weight:600}
.rows li+li,.links li+li{border-top:1px solid var(--line)}
.cover{border-radius:24px;aspect-ratio:16/9;margin-bottom:14px}
.link{gap:14px;font-weight:600}
.tile{width:36px;height:36px}
.link .icon{width:18px;height:18px;color:var(--soft)}
.link small{display:block;color:var(--soft);font-size:13px}
.pass-on{text-align:center}
.code{display:flex;justify-content:center;margin-bottom:14px}
.code svg{width:184px}
.pass-on .address{font-size:14px;font-weight:600;color:var(--link);margin-top:2px}
.ways{display:flex;flex-wrap:wrap;gap:10px;justify-content:center;margin-top:14px}
.ways .act{flex:1 1 124px;padding:0 14px;border-radius:14px;background:var(--tint);color:var(--link)}
.foot{padding:10px 20px 28px;text-align:center;color:var(--soft);font-size:14px}
.bar .act{color:var(--soft)}
.bar .call{color:var(--link)}
.bar .chat{color:var(--green)}
@media (min-width:900px){
body{background:radial-gradient(90% 760px at 8% -80px,var(--wash),transparent) no-repeat var(--paper)}
.room{max-width:1180px;display:grid;grid-template-columns:336px minmax(0,1fr);gap:0 64px;padding:64px 40px 0;align-items:start}
main{grid-area:1/2}
.plate{grid-row:1/3;padding:0;position:sticky;top:48px}
.pass-on{grid-column:2;display:grid;grid-template-columns:auto 1fr;gap:0 18px;text-align:left;padding:20px}
.pass-on h2{grid-column:2;align-self:end;margin:0 0 4px}
.code{grid-row:1/5;margin:0}
.code svg{width:128px}
.pass-on{gap:0 28px;padding:28px}.ways{grid-column:2;justify-content:flex-start}
.ways .act{flex:0 1 auto}
.cover{aspect-ratio:21/9}
.links ul{display:grid;grid-template-columns:1fr 1fr;column-gap:36px}
.links li:nth-child(2){border:0}
.house{flex-direction:column;align-items:flex-start;gap:20px}
.mark{width:84px;height:84px}
h1{font-size:36px}
h1.long{font-size:29px}
.tagline{font-size:17px;margin-top:10px}
.owner{margin-top:24px}
.keep{gap:10px;margin-top:28px}
.keep .act{min-height:48px;font-size:15px}
.keep .show-qr{display:none}
section,.cover{border-radius:28px;margin-bottom:22px}
section{padding:28px}
.visit{padding:0}
.today{padding:18px 28px}
.booking{padding:28px;display:grid;grid-template-columns:1fr auto;align-items:center;column-gap:28px}
.booking h2{font-size:26px;grid-row:1;align-self:end}
.booking .hint{grid-row:2;align-self:start;font-size:15px}
.ways-in{grid-row:1/3;grid-column:2;margin:0;grid-auto-flow:column}
.ways-in .act{padding:0 28px}
.week,.week tbody,.week th,.week td{display:block}
.week tbody{display:grid;grid-template-columns:repeat(7,minmax(0,1fr));gap:8px}
.week tr{display:block;border-radius:16px;background:var(--tint);padding:12px 4px;text-align:center}
.week th,.week td,.week tr+tr>*{border:0;padding:0;text-align:center;white-space:normal}
.week td span{white-space:normal}
.week th{font-size:13px;font-weight:600;margin-bottom:8px}
.week td{font-size:13px;line-height:1.45}
.week td span{display:block;white-space:normal;padding:2px 0}
.week td span+span{margin:0}
.week [aria-current]{background:var(--fill)}
.week [aria-current]>*{color:var(--on)}
.week .shut:not([aria-current]){background:none;box-shadow:inset 0 0 0 1px var(--line)}
.reach{display:grid;grid-template-columns:1fr 1fr;gap:22px}
.reach>:only-child{grid-column:1/-1}
.anchors{display:block;margin-top:26px}
.anchors ul{display:grid;grid-template-columns:1fr 1fr;column-gap:16px}
.anchors a{display:flex;align-items:center;min-height:44px;padding-left:18px;border-left:2px solid var(--line);color:var(--soft);font-weight:600}
.anchors a:hover{color:var(--link);border-color:var(--link)}
.products .items{grid-template-columns:1fr 1fr;gap:0 36px}
.products .item:nth-child(2){border-top:0}
.services .items{grid-template-columns:1fr}
.services .item{grid-template-columns:minmax(0,1fr) auto}
.services .item:not(:has(img))>.words{grid-area:1/1}
.services .item:not(:has(img))>.ask{grid-area:1/2;margin:0}
.class{grid-template-columns:150px minmax(0,1fr) auto}
.class>.words{grid-template-columns:minmax(0,1fr) auto}
.when{grid-column:auto;display:block}.class>.ask{grid-column:3}
.shots{grid-template-columns:repeat(3,1fr)}
.reasons{grid-template-columns:1fr 1fr}
.facts{grid-template-columns:repeat(4,auto);justify-content:start;gap:12px 36px}
.links ul{display:grid;grid-template-columns:1fr 1fr;gap:0 36px}.links li:nth-child(2){border:0}
}
`
