import type { posterColours } from '@parichay/contract/greeting/own-poster.ts'
import type { Paint } from '@parichay/scene/paint.ts'

/** Colours of a poster of one's own: the ground from top to bottom, letters on it, a lit accent and what stands on that. */
export type OwnColours = {
  ground: Paint
  deep: string
  ink: string
  soft: string
  accent: string
  onAccent: string
}

const make = (
  [top, middle, foot]: readonly [string, string, string],
  deep: string,
  ink: string,
  soft: string,
  accent: string,
  onAccent: string,
): OwnColours => ({
  ground: {
    kind: 'linear',
    from: [0.1, 0],
    to: [0.9, 1],
    stops: [
      { at: 0, colour: top },
      { at: 0.5, colour: middle },
      { at: 1, colour: foot },
    ],
  },
  deep,
  ink,
  soft,
  accent,
  onAccent,
})

/** The colours by name. */
export const ownColours: Record<(typeof posterColours)[number], OwnColours> = {
  saffron: make(['#fff3d6', '#ffd794', '#f7a93c'], '#7a2412', '#6d1f12', '#8a4a1c', '#b3261e', '#fff6e0'),
  wine: make(['#8e1b2f', '#640f22', '#3b0815'], '#2a0510', '#ffe9c4', '#f3c98b', '#ffc24a', '#4a0c18'),
  emerald: make(['#0f6b4f', '#0a4a3a', '#062d26'], '#041f1a', '#fff3d0', '#cfe8c8', '#ffd166', '#0a3a2e'),
  night: make(['#23356e', '#141f4a', '#0a1029'], '#070b1e', '#ffffff', '#c4d0f5', '#ffd76a', '#141b3d'),
  rose: make(['#fff0f2', '#ffd3da', '#f7a3b3'], '#7c1436', '#6b102e', '#8f3d59', '#c2185b', '#fff2f5'),
  sand: make(['#fdf8ee', '#f1e3c8', '#dcc49a'], '#3d2c18', '#3b2a17', '#6b5334', '#0f5f63', '#f4fbfa'),
}
