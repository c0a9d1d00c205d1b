import { css } from '../../css.ts'

/** Phone: one column with rules. Desk: the name stands still at the left like a title page, the list runs at the right. */
export const minimalStyle = css`
.sheet{max-width:520px;margin:0 auto;padding:max(28px,env(safe-area-inset-top)) 24px 0}
.head{padding-bottom:8px}
.head .cover{aspect-ratio:5/2;border-radius:20px;margin-bottom:20px}
.top{display:flex;align-items:center;justify-content:space-between}
.mark{width:64px;height:64px;border-radius:50%}
.logo{background:#fff;padding:6px;box-shadow:0 0 0 1px var(--line)}
.show-qr{font-size:14px;color:var(--link);padding:0 16px;border-radius:99px;min-height:44px;box-shadow:inset 0 0 0 1px var(--line)}
.show-qr .icon{width:20px;height:20px}
h1{margin-top:22px;font-size:clamp(28px,9vw,36px);line-height:calc(var(--lead) - .04)}
h1.long{font-size:clamp(24px,7.4vw,30px)}
.tagline{margin-top:10px;font-size:17px;line-height:1.5;color:var(--soft);text-wrap:pretty}
.owner{margin-top:14px;font-size:15px;line-height:1.5}
.who{font-weight:600}
.role{display:block;color:var(--soft)}
.do{display:none}
section{padding:30px 0 4px}
h2{font:600 14px/1.4 var(--body);letter-spacing:.01em;color:var(--soft);margin-bottom:6px}
.links h2{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.links{padding-top:22px}
.links ul{display:grid;gap:10px}
.link{gap:14px;min-height:64px;padding:8px 16px 8px 10px;border-radius:18px;background:var(--card);box-shadow:0 0 0 1px var(--line);font-weight:600;transition:box-shadow .16s,transform .16s}
a.link:active{transform:scale(.99)}
.tile{width:44px;height:44px}
.link .icon{width:18px;height:18px;color:var(--soft)}
.link small{display:block;font-weight:400;color:var(--soft);font-size:14px}
.row{gap:16px;min-height:60px}
.row .icon{color:var(--soft)}
.row .words{display:flex;flex-direction:column-reverse}
.value{font-weight:600;line-height:1.4}
.rows li,.week tr>*{border-top:1px solid var(--line)}
.rows li:first-child,.week tr:first-child>*{border-top-color:var(--ink)}
.line{display:flex;justify-content:space-between;align-items:baseline}
.state{font-size:14px;font-weight:600;color:var(--soft)}
.state.open{color:var(--green)}
.week th,.week td{padding:11px 0;vertical-align:top}
.week td{text-align:right;padding-left:16px}
.week{font-size:15px}
.week td span+span{margin-left:14px}
.week .shut:not([aria-current]) td{color:var(--soft)}
.week [aria-current]>*{color:var(--link)}
.week [aria-current] th{font-weight:700}
address{padding-top:14px;border-top:1px solid var(--ink);line-height:1.6}
.way{margin-top:4px;color:var(--link);font-weight:600}
h3{font:600 15px/1.4 var(--body);margin:20px 0 6px}
main>section>h2+*{margin-top:0}
.prose,.items,.classes,.shots,.reel,.upi,.form{border-top:1px solid var(--ink);padding-top:14px}
.shelf+ul{border-color:var(--line)}
.portrait{padding-top:16px;border-top:1px solid var(--ink)}.portrait+.prose{border:0;padding:0}.portrait img{width:64px;height:64px}
.prose{line-height:1.65;text-wrap:pretty}
.reasons{display:block}.reasons li{padding:7px 0;background:none}.reasons .icon{color:var(--ink)}
.facts{gap:0;margin-top:18px}.facts>div,.bank>div{display:grid;grid-template-columns:minmax(92px,2fr) 5fr;gap:12px;align-items:center;padding:10px 0;border-top:1px solid var(--line)}
.brochure{padding:0;background:none;min-height:56px}
.items,.classes{gap:0;padding-top:0}
.item picture{display:contents}
.item,.class{padding:14px 0}
.item+.item,.class+.class{border-top:1px solid var(--line)}
.photo{width:64px;height:64px;border-radius:14px;grid-area:1/1/3/2;align-self:start}
.item:has(img)>.words{grid-area:1/2}.item:has(img):has(.ask)>.words{grid-column:2/-1}
.item>.ask{grid-row:2}
.ask{padding:0;background:none;color:var(--link);font-weight:600}
.ask .icon{display:none}
.quantity{grid-area:1/3;border-radius:99px}
.services .item:not(:has(img)){grid-template-columns:minmax(0,1fr) auto}
.services .item:not(:has(img))>.words{grid-area:1/1}.services .item:not(:has(img))>.ask{grid-area:1/2}
.class{grid-template-columns:minmax(96px,auto) minmax(0,1fr) auto}.class>.ask{grid-column:3}
.shots{grid-template-columns:repeat(3,1fr);gap:6px}
.shot{border-radius:10px}
.caption{display:none}
.reel{grid-template-columns:1fr}
.screen{border-radius:18px;background:var(--tint);color:var(--link)}
.screen{aspect-ratio:21/9}
.copy-one{background:none}
.wallets li+li{border-top:1px solid var(--line)}
.scan{margin-top:20px}.scan .code{border:0;padding:0}
.bank{border-top:1px solid var(--ink)}.bank>div{padding:4px 0}.bank>div+div{padding-top:4px}.bank>div:first-child{border:0}
.amount input,.box{background:var(--card);border-width:1px}
.send,.order,.amount .pay,.amount input{border-radius:99px}
.verify{margin-top:10px}
.pass-on{display:flex;flex-direction:column;align-items:flex-start}
.code{padding-top:18px;border-top:1px solid var(--ink);align-self:stretch}
.code svg{width:168px;box-shadow:0 0 0 1px var(--line)}
.hint{margin-top:14px;font-size:14px;color:var(--soft)}
.pass-on .address{font-size:14px;font-weight:600}
.ways{display:flex;flex-wrap:wrap;gap:8px 22px}
.ways .act{color:var(--link);font-weight:600}
.foot{max-width:520px;margin:18px auto 0;padding:0 24px 24px;color:var(--soft);font-size:14px}
.bar{inset:auto 12px calc(12px + env(safe-area-inset-bottom));border-radius:22px;padding:6px;box-shadow:0 0 0 1px var(--line),0 12px 32px var(--shadow)}
.bar .act{border-radius:16px}
.bar .call{background:var(--fill);color:var(--on)}
.bar .chat{color:var(--green)}
@media (hover:hover){a.link:hover{box-shadow:0 0 0 1.5px var(--link)}}
@media (min-width:900px){
.sheet{max-width:1160px;display:grid;grid-template-columns:minmax(0,1fr) 480px;gap:104px;padding:0 48px;align-items:start}
.head{position:sticky;top:0;min-height:100vh;padding:56px 0;display:flex;flex-direction:column}
.head .cover{margin-bottom:32px;max-height:24vh;border-radius:24px}
.show-qr{display:none}
.mark{width:80px;height:80px}
h1{margin-top:auto;padding-top:36px;font-size:clamp(42px,4.3vw,64px)}
h1.long{font-size:clamp(36px,3.6vw,52px)}
.tagline{font-size:20px;margin-top:18px;max-width:34ch}
.owner{font-size:17px;margin-top:22px}
.do{display:grid;grid-template-columns:repeat(2,minmax(0,216px));gap:10px;margin-top:38px}
.do .act{padding:0 20px;border-radius:99px;box-shadow:inset 0 0 0 1.5px var(--line);color:var(--ink)}
.do .call{background:var(--fill);color:var(--on);box-shadow:none}
.do .chat .icon{color:var(--green)}
main{padding:56px 0}
main>:first-child{padding-top:0}
.foot{max-width:1160px;padding:0 48px 32px;text-align:right}
}
`
