import { css } from '../css.ts'

/** What every design begins with: reset, type, focus, the thumb bar, the QR screen and print. */
export const baseStyle = css`
*,::before,::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;scroll-behavior:smooth;scroll-padding:24px}
body{margin:0;background:var(--paper);color:var(--ink);font:400 16px/var(--text) var(--body);-webkit-font-smoothing:antialiased;overflow-wrap:anywhere;padding-bottom:calc(84px + env(safe-area-inset-bottom))}
h1,h2,p,ul,address,table{margin:0;padding:0;font-style:normal}
h1,h2{font-family:var(--head);font-weight:var(--bold);letter-spacing:var(--tight);line-height:var(--lead);text-wrap:balance;unicode-bidi:isolate}
h1.long{text-wrap:pretty}
ul{list-style:none}
img,svg{display:block;max-width:100%}img{height:auto}
a{color:inherit;text-decoration:none;-webkit-tap-highlight-color:transparent}
button{font:inherit;color:inherit;border:0;background:none;cursor:pointer}
[hidden]{display:none!important}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
:focus-visible{outline:3px solid var(--link);outline-offset:3px;border-radius:8px}
.icon{width:22px;height:22px;flex:none;fill:currentColor}
.icon .stroke{fill:none;stroke:currentColor;stroke-width:1.8;stroke-linecap:round;stroke-linejoin:round}
.mark{flex:none;object-fit:contain;font-family:var(--head)}
.cover{width:100%;height:auto;object-fit:cover}
.act{display:inline-flex;align-items:center;justify-content:center;gap:10px;min-height:48px;min-width:44px;font-weight:600;line-height:1.2;transition:filter .16s,transform .16s,background .16s}
.act:active{transform:scale(.98)}
.row,.link{display:flex;align-items:center;min-height:56px}
.row .words,.link .words{flex:1;min-width:0}
.row small{display:block;color:var(--soft);font-size:13px;line-height:1.35}
.number{font-weight:500;white-space:nowrap}.value,.state,.now,.week{font-variant-numeric:tabular-nums}
.week{width:100%;border-collapse:collapse;text-align:left}
.week th{font-weight:500;white-space:nowrap}
.week td span,.week bdi,.now bdi{display:inline-block;white-space:nowrap}
.way,.foot a{display:inline-flex;align-items:center;min-height:44px;gap:8px}
.bar{position:fixed;inset:auto 0 0;z-index:5;display:flex;background:var(--card);padding:6px max(6px,env(safe-area-inset-right)) calc(6px + env(safe-area-inset-bottom)) max(6px,env(safe-area-inset-left));box-shadow:0 -1px 0 var(--line),0 -8px 24px var(--shadow)}
.bar .act{flex:1 1 0;min-width:0;flex-direction:column;gap:3px;min-height:54px;font-size:12px;font-weight:600;text-align:center;border-radius:12px}
.code svg{border-radius:12px;height:auto}
.said{color:var(--link);font-weight:600;font-size:14px}
.shut-qr,.number{display:none}

.languages{display:flex;justify-content:center;flex-wrap:wrap;gap:4px;padding:0 20px 20px;font-size:14px;color:var(--soft)}.languages>*{display:inline-flex;align-items:center;min-height:44px;padding:0 12px}.languages [aria-current]{color:var(--ink);font-weight:600}
.notice{color:var(--soft);font-size:13px}
@media screen and (max-width:899px){
.pass-on:target{position:fixed;inset:0;z-index:9;margin:0;border-radius:0;background:var(--paper);display:flex;flex-direction:column;align-items:center;justify-content:center;gap:12px;padding:24px;text-align:center;overflow:auto}
.pass-on:target .code{padding:0;border:0;align-self:center}
.pass-on:target .code svg{width:min(78vw,52vh);border-radius:20px}
.pass-on:target .shut-qr{display:inline-flex;align-items:center;gap:8px;min-height:48px;padding:0 20px;border-radius:99px;background:var(--tint);color:var(--link);font-weight:600}
body:has(.pass-on:target) .bar{display:none}
}
@media (max-width:420px){.rest{display:none}.week th{padding-right:4px}}
@media (max-width:339px){.bar .act{font-size:11px}}
@media (min-width:900px){.number{display:block;font-size:15px}body{padding-bottom:0}.bar{display:none}}
@media (hover:hover){.act:hover{filter:brightness(1.05)}.way:hover span,.foot a:hover{text-decoration:underline;text-underline-offset:3px}}
@media (prefers-reduced-motion:reduce){*{transition:none!important;scroll-behavior:auto!important}}
@media print{body{padding:0}header,header *{color:#111!important;background:none!important;box-shadow:none!important}.state,.bar,.anchors,.languages,.ways,.said,.show-qr,.save,.share{display:none!important}section{break-inside:avoid}a[href^=http]{overflow-wrap:anywhere}}
`
