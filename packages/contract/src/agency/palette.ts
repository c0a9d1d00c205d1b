import { contrast, fromOklch, luminance, readable, toOklch } from './colour.ts'

/** The colours a frame or a printed card is painted with; each text colour reads on its ground with at least 4.5 to 1. */
export type Palette = {
  /** The ground of bold areas and a darker step of it; `on` and `onSoft` read on both. */
  ground: string
  deep: string
  on: string
  onSoft: string
  /** Stands out on the ground; `onAccent` reads on it. */
  accent: string
  onAccent: string
  /** The accent as far away from the ground as letters on it need. */
  accentText: string
  /** Light ground; `ink` and `link` read on it. */
  paper: string
  tint: string
  ink: string
  link: string
}

/** All colours of a picture from any two. Pure. */
export function makePalette({ main, accent }: { main: string; accent: string }): Palette {
  const base = toOklch(main)
  const isLight = luminance(main) > 0.34
  const ground = isLight
    ? fromOklch({ ...base, l: Math.min(base.l, 0.93) })
    : readable({ ...base, l: Math.max(base.l, 0.2) }, ['#ffffff'], 'darker', 5.2)
  const deep = fromOklch({ ...toOklch(ground), l: toOklch(ground).l - (isLight ? 0.06 : 0.07) })
  const grounds = [ground, deep]
  const on = isLight
    ? readable({ ...base, c: Math.min(base.c, 0.06), l: 0.28 }, grounds, 'darker', 5)
    : '#ffffff'
  const onSoft = isLight
    ? readable({ ...base, c: Math.min(base.c, 0.07), l: 0.4 }, grounds, 'darker')
    : readable({ ...base, c: Math.min(base.c, 0.03), l: 0.9 }, grounds, 'lighter')
  const seen = standsOut(accent, ground)
  const paper = fromOklch({ l: 0.985, c: Math.min(base.c, 0.01), h: base.h })
  const tint = fromOklch({ l: 0.945, c: Math.min(base.c * 0.4, 0.035), h: base.h })
  const light = [paper, tint, '#ffffff']
  return {
    ground,
    deep,
    on,
    onSoft,
    accent: seen,
    onAccent: onTop(seen),
    accentText: readable(toOklch(seen), grounds, isLight ? 'darker' : 'lighter'),
    paper,
    tint,
    ink: readable({ ...base, c: Math.min(base.c, 0.05), l: 0.27 }, light, 'darker', 8),
    link: readable({ ...base, l: Math.min(base.l, 0.55) }, light, 'darker'),
  }
}

/** The wish, moved away from the ground until it is seen on it. */
function standsOut(wish: string, ground: string): string {
  const dark = luminance(ground) < 0.3
  const base = toOklch(wish)
  for (let l = base.l; l > 0.1 && l < 0.99; l += dark ? 0.02 : -0.02) {
    const hex = fromOklch({ ...base, l })
    if (contrast(hex, ground) >= 2.2) return hex
  }
  return dark ? '#f3e3c3' : '#2b2b2b'
}

/** Dark or white, whichever reads on a colour; a little of its hue where that reads too. */
function onTop(colour: string): string {
  if (contrast('#ffffff', colour) >= 4.5) return '#ffffff'
  const base = toOklch(colour)
  return readable({ l: 0.3, c: Math.min(base.c, 0.07), h: base.h }, [colour], 'darker', 4.6)
}
