import type { Paint } from '@parichay/scene/paint.ts'
import {
  glowing,
  gold,
  inked,
  ivory,
  leafGold,
  type Look,
  raised,
  roseGold,
  silver,
} from '../../light/lettering.ts'

/** The colours of a rich poster: a ground from its heart to its edge, light on it, its metal and its letters. */
export type Mood = {
  heart: string
  mid: string
  deep: string
  /** Light that falls on it. */
  light: string
  /** Fine lines and rims. */
  metal: Paint
  /** How the wish and the line below it are set. */
  look: Look
  line: Look
  isDark: boolean
}

const sheen = (...colours: string[]): Paint => ({
  kind: 'linear',
  from: [0, 0],
  to: [1, 1],
  stops: colours.map((colour, i) => ({ at: i / (colours.length - 1), colour })),
})
/** Gold as light runs over it. */
export const goldSheen = sheen('#8a5a12', '#f6d37a', '#b07a1e', '#fff1bd', '#a86f16', '#f2c75e', '#8a5a12')
const silverSheen = sheen('#6d7b87', '#eef4f8', '#98a6b1', '#ffffff', '#8795a1', '#dfe7ec', '#6d7b87')
const roseSheen = sheen('#9a5442', '#f6cdbd', '#b56a56', '#fff0e8', '#a85f4b', '#eebfab', '#9a5442')
/** The same gold on light paper. */
const darkSheen = sheen('#7a4c0c', '#c8942e', '#8a5a12', '#d9a840', '#7a4c0c', '#b9822a', '#7a4c0c')

const dark = (heart: string, mid: string, deep: string, light = '#ffb74a'): Mood => ({
  heart,
  mid,
  deep,
  light,
  metal: goldSheen,
  look: gold,
  line: ivory('#fff3d6', '#1a0a02'),
  isDark: true,
})
const bright = (heart: string, mid: string, deep: string, ink: string, light = '#ffffff'): Mood => ({
  heart,
  mid,
  deep,
  light,
  metal: darkSheen,
  look: leafGold,
  line: inked(ink),
  isDark: false,
})

/** Moods by name. */
export const moods = {
  crimson: dark('#b3152f', '#6e0a1d', '#25030b'),
  royal: dark('#274bb0', '#13276e', '#060c2c', '#ffd27a'),
  emerald: dark('#11805a', '#07503a', '#021f16', '#ffe08a'),
  plum: dark('#8a1f86', '#4a0f58', '#180420', '#ffb0d8'),
  peacock: dark('#0f8a96', '#065566', '#021f2c', '#ffe28a'),
  saffron: dark('#c4500c', '#822406', '#300a02', '#ffd27a'),
  midnight: dark('#2c2f86', '#14164c', '#05061c', '#ffcf7a'),
  cocoa: dark('#7a4320', '#43210e', '#170a04', '#ffcf8a'),
  wine: { ...dark('#8f1f4a', '#52102e', '#1c0410', '#ffc0b0'), metal: roseSheen, look: roseGold },
  steel: { ...dark('#31577a', '#152f4c', '#050f1c', '#cfe8ff'), metal: silverSheen, look: silver },
  neon: { ...dark('#3a1478', '#1c0a4a', '#08021c', '#c77dff'), look: glowing('#ffffff', '#ff4db8') },
  sale: {
    ...dark('#d8202c', '#96101c', '#3a040a', '#ffd27a'),
    look: raised('#ffe14a', '#ffffff', '#6a0a12'),
  },
  ivory: bright('#fffdf5', '#f8ecd2', '#ecd6aa', '#6a2a1a'),
  blush: bright('#fffafa', '#fbe0e4', '#f2bcc8', '#7a1a44'),
  mint: bright('#fbfff8', '#dff2e0', '#b3dcbc', '#1d5a3a'),
  sky: bright('#fbfeff', '#d6ecfa', '#a6cfee', '#133f6a'),
  dawn: { ...dark('#c86a4a', '#8a3a5a', '#3a1f4a', '#fff0c0'), line: inked('#5a1a2e', '#ffe7c4') },
  butter: bright('#fffdf0', '#fff0b8', '#f7d26a', '#7a3d06'),
} satisfies Record<string, Mood>
/** Name of a mood. */
export type MoodName = keyof typeof moods
