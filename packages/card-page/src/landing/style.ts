import { css } from '../css.ts'

/** Landing pages: a wide page of sections, with a drawn card beside the title. */
export const landingStyle = css`
body{padding:0;line-height:1.55}
.in{width:100%;max-width:1080px;margin:0 auto;padding:0 20px}
.top{background:var(--card);box-shadow:0 1px 0 var(--line)}
.top .in{display:flex;align-items:center;justify-content:space-between;min-height:64px;gap:16px}
.brand{display:inline-flex;align-items:center;gap:10px;min-height:44px;font-weight:700}.brand img{height:32px;width:auto;max-width:160px;object-fit:contain}
.top .act{padding:0 6px;color:var(--link)}
.crumbs{font-size:14px;color:var(--soft)}.crumbs ol{display:flex;flex-wrap:wrap;margin:0;padding:0;list-style:none}.crumbs li{display:inline-flex;align-items:center;min-height:44px}.crumbs li:not(:last-child)::after{content:"›";padding:0 8px}.crumbs a{display:inline-flex;align-items:center;min-height:44px;text-decoration:underline;text-underline-offset:3px}
.hero{background:linear-gradient(180deg,var(--wash),var(--paper))}
.hero .in{padding-top:8px;padding-bottom:40px}
.hero h1{font-size:clamp(30px,6.4vw,50px);max-width:16em;margin:14px 0 14px}
.lead{font-size:18px;color:var(--soft);max-width:36em;text-wrap:pretty}
.go{display:flex;flex-wrap:wrap;gap:12px;margin-top:24px}
.go .act,.band .act{padding:0 24px;min-height:54px;border-radius:16px}
.main{background:var(--fill);color:var(--on);font-size:17px}
.other{background:var(--card);color:var(--link);box-shadow:inset 0 0 0 1px var(--line)}
.small{margin-top:12px;font-size:14px;color:var(--soft)}
.phone{margin:36px auto 0;width:260px;border-radius:34px;padding:9px;background:#14181d;box-shadow:0 0 0 1px var(--line),0 30px 60px -28px var(--shadow)}
.screen{border-radius:26px;overflow:hidden;background:var(--card)}
.phone .front{height:104px;background:linear-gradient(135deg,var(--night),var(--dusk))}
.phone .mono{width:62px;height:62px;margin:-31px auto 8px;border-radius:20px;background:var(--fill);color:var(--on);display:grid;place-items:center;font-weight:700;font-size:26px;box-shadow:0 0 0 4px var(--card)}
.phone .who{padding:0 16px;text-align:center;font-weight:700;line-height:1.3}
.phone .ways{display:grid;grid-template-columns:repeat(4,1fr);padding:14px 10px 10px;font-size:10px;text-align:center;color:var(--soft)}.phone .ways .icon{width:34px;height:34px;padding:8px;margin:0 auto 4px;border-radius:12px;background:var(--tint);color:var(--link)}
.phone .goods{padding:4px 14px 16px;font-size:12px;line-height:1.35}.phone .goods li{padding:9px 0;border-top:1px solid var(--line)}
main section{padding:36px 0}main section:nth-of-type(even){background:var(--card)}
h2{font-size:clamp(22px,4vw,30px)}h2+p{margin-top:6px;color:var(--soft)}
.grid{display:grid;gap:12px;margin-top:20px;grid-template-columns:repeat(auto-fill,minmax(min(100%,290px),1fr))}
.grid li{padding:16px 18px;border-radius:18px;background:var(--paper);box-shadow:inset 0 0 0 1px var(--line)}
.grid h3{margin:0 0 4px;font:700 17px/1.35 var(--head)}.grid p{color:var(--soft);font-size:15px}
.grid a{display:block;min-height:44px}.grid a h3{color:var(--link);text-decoration:underline;text-underline-offset:3px}
.chips{display:flex;flex-wrap:wrap;gap:8px;margin-top:18px}.chips li{display:inline-flex;align-items:center;gap:8px;min-height:40px;padding:6px 14px;border-radius:99px;background:var(--tint);font-size:15px}.chips .icon{width:18px;height:18px;color:var(--link)}
.pair{display:grid;gap:28px}.next{margin-top:32px}
.show{margin:32px -20px 0}.show img{display:block;width:100%;height:auto;max-height:70vh;object-fit:cover;background:var(--tint)}
.shots{display:grid;gap:10px;margin-top:20px;grid-template-columns:repeat(2,minmax(0,1fr))}.shots img{display:block;width:100%;height:auto;aspect-ratio:1;object-fit:cover;border-radius:16px;background:var(--tint)}
.lines{margin-top:18px}.lines p+p{margin-top:12px}
blockquote{margin:18px 0 0;padding:20px 22px;border-radius:20px;background:var(--tint);white-space:pre-line;font-size:17px}
.asked{margin-top:18px}details{border-bottom:1px solid var(--line)}summary{display:flex;align-items:center;min-height:56px;padding:8px 0;font-weight:600;cursor:pointer;list-style:none}summary::-webkit-details-marker{display:none}summary::after{content:"+";margin-left:auto;padding-left:16px;font-size:22px;font-weight:400;color:var(--link)}details[open] summary::after{content:"−"}details p{padding:0 0 18px;color:var(--soft);max-width:44em;white-space:pre-line}
main section.band{background:linear-gradient(135deg,var(--night),var(--dusk));color:#fff}.band .in{padding-top:44px;padding-bottom:44px}.band h2{color:#fff}main .band p{color:#fff;opacity:.9;margin:8px 0 20px}.band .act{background:#fff;color:#16202b}
.end{padding:26px 0 34px;font-size:14px;color:var(--soft)}.end .in{display:grid;gap:10px;justify-items:start}.end ul{display:flex;flex-wrap:wrap;gap:8px}.end .act{padding:0 14px;border-radius:99px;background:var(--card);color:var(--link);box-shadow:inset 0 0 0 1px var(--line)}.end .icon{width:18px;height:18px}
.languages{justify-content:flex-start;padding:0}.languages>*{padding:0 14px 0 0}.languages a{text-decoration:underline;text-underline-offset:3px}
@media (min-width:900px){.hero .in{padding-bottom:64px}.split{display:grid;grid-template-columns:minmax(0,1fr) 300px;gap:48px;align-items:center}.phone{margin-top:12px}.split:has(.show){grid-template-columns:minmax(0,1fr) minmax(0,480px)}.show{margin:12px 0 0}.show img{border-radius:28px;aspect-ratio:6/5;box-shadow:0 30px 60px -28px var(--shadow)}.shots{grid-template-columns:repeat(4,minmax(0,1fr));gap:16px}main section{padding:52px 0}.pair{grid-template-columns:1fr 1fr;gap:56px}}
@media print{.go,.band,.end{display:none}}
`
