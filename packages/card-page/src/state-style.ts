import { css } from './css.ts'
import { drawThemeColour } from './head.ts'
import type { Html } from './html.ts'
import { themeStyle } from './theme.ts'

/** What a page of an agency's own colour starts with, in light and dark: the browser's bar for its head, the shades for its style. */
export function agencyLook(primary: string): { bar: Html; shades: string } {
  const look = { colour: primary, appearance: 'auto' } as const
  return { bar: drawThemeColour(look), shades: themeStyle(look) }
}

/** One sheet in the middle, quiet, with one thing to do. */
export const stateStyle = css`
body{min-height:100vh;min-height:100dvh;display:flex;flex-direction:column;align-items:center;justify-content:center;padding:40px 20px 20px;background:linear-gradient(180deg,var(--wash),var(--paper) 60%)}
main,aside{width:100%;max-width:440px;border-radius:28px}
main{background:var(--card);padding:36px 24px 28px;text-align:center;box-shadow:0 0 0 1px var(--line),0 24px 48px -24px var(--shadow)}
.mark{width:84px;height:84px;border-radius:26px;margin:0 auto 18px}
.empty{margin:0 auto 20px;width:176px;height:auto}
.empty .stroke{fill:none;stroke:var(--link);stroke-width:2.5;stroke-linecap:round;stroke-linejoin:round}
.empty .back{opacity:.35}
.empty .face{fill:var(--tint)}
h1{font-size:26px}
.line{margin-top:14px;display:inline-block;padding:7px 14px;border-radius:99px;background:var(--tint);font-size:14px;line-height:1.4}
.more{margin-top:12px;color:var(--soft);text-wrap:balance}
.main{width:100%;margin-top:24px;min-height:58px;border-radius:18px;background:var(--fill);color:var(--on);font-size:17px;padding:8px 12px;flex-wrap:wrap}
aside{padding:24px 24px 8px;text-align:center}
h2{font-size:17px}
aside p{text-wrap:balance;color:var(--soft);font-size:15px}
aside ul{display:flex;flex-wrap:wrap;justify-content:center;gap:8px;margin-top:14px}
aside .act{padding:0 16px;min-height:46px;border-radius:99px;font-size:14px;color:var(--link);background:var(--card);box-shadow:inset 0 0 0 1px var(--line)}
aside .icon{width:18px;height:18px}
.foot{padding:18px 0 0;color:var(--soft);font-size:14px}
h2{margin-bottom:5px}
.lines{margin-top:18px;text-align:left;display:grid;gap:8px}
.lines li{padding:12px 14px;border-radius:14px;background:var(--tint)}
.sum{margin-top:16px;font-weight:700;font-size:18px;font-variant-numeric:tabular-nums}
.again{margin-top:12px}.again .act{color:var(--link)}
blockquote{margin:18px 0 0;padding:14px 16px;border-radius:14px;background:var(--tint);text-align:left;white-space:pre-line}
.wide{max-width:640px}.copy-box{margin-top:22px;padding:18px;border:1.5px dashed var(--line);border-radius:14px;text-align:left;overflow-x:auto}
@media (min-width:900px){aside{max-width:600px}main{padding:48px 40px 40px;max-width:480px}}
`
