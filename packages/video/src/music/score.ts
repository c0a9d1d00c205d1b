import { bar, bass, type Drum, drums, flute, keys, pad, pluck, reed, type Voice } from './instruments.ts'
import { place, silence, type Sound } from './sound.ts'

/** Instruments that have notes. */
export const instruments = {
  santoor: (note: number, seconds: number) =>
    pluck(note, Math.max(1.4, seconds * 2), { soft: 0.15, ring: 0.9975 }),
  sitar: (note: number, seconds: number) =>
    pluck(note, Math.max(1.6, seconds * 2), { soft: 0.02, ring: 0.9985, seed: 5 }),
  guitar: (note: number, seconds: number) =>
    pluck(note, Math.max(1.2, seconds * 1.6), { soft: 0.55, ring: 0.996, seed: 9 }),
  marimba: (note: number, seconds: number) => bar(note, Math.max(0.7, seconds), 0),
  bells: (note: number, seconds: number) => bar(note, Math.max(1.6, seconds), 0.9),
  piano: (note: number, seconds: number) => keys(note, Math.max(1, seconds * 1.4)),
  flute: (note: number, seconds: number) => flute(note, seconds),
  harmonium: (note: number, seconds: number) => reed(note, seconds),
  shehnai: (note: number, seconds: number) => reed(note, seconds, 1),
  bass: (note: number, seconds: number) => bass(note, Math.max(0.3, seconds * 1.1)),
} as const satisfies Record<string, (note: number, seconds: number) => Voice>
/** An instrument that has notes. */
export type Instrument = keyof typeof instruments

/**
 * A part: steps of equal length apart by blanks. A number is a step of the scale (0 the first, 7 the octave, -1 below),
 * `.` a rest, `-` holds the note before. Drums: `x` a stroke, `o` a soft one.
 */
export type Part =
  | { play: Instrument; steps: string; loud: number; pan?: number; octave?: number }
  | { play: 'pad'; steps: string; loud: number; pan?: number; octave?: number }
  | { play: Drum; steps: string; loud: number; pan?: number }

/** A loop: how fast, from which note, on which scale, and who plays. All parts go round in the time of the longest. */
export type Score = {
  /** Steps of sixteenths a minute is 4 × this. */
  tempo: number
  /** Steps a beat has. */
  beat?: number
  root: number
  scale: readonly number[]
  /** Late by this share of a step on every second one. */
  swing?: number
  parts: readonly Part[]
}

const noteOf = ({ root, scale }: Score, step: number, octave: number) => {
  const at = ((step % scale.length) + scale.length) % scale.length
  return root + 12 * (octave + Math.floor(step / scale.length)) + scale[at]!
}

/** Steps of a loop, and how long one takes in seconds. */
export function gridOf(score: Score): { steps: number; each: number } {
  const steps = Math.max(...score.parts.map(({ steps: line }) => line.trim().split(/\s+/).length))
  return { steps, each: 60 / score.tempo / (score.beat ?? 4) }
}

/** Plays a score once round, as a loop without seam. Not yet at its loudness. */
export function playScore(score: Score): Sound {
  const { steps, each } = gridOf(score)
  const loop = silence(steps * each)
  for (const part of score.parts) {
    const line = part.steps.trim().split(/\s+/)
    const kept = new Map<string, Voice>()
    for (let step = 0; step < steps; step++) {
      const said = line[step % line.length]!
      if (said === '.' || said === '-') continue
      let held = 1
      while (held < line.length && line[(step + held) % line.length] === '-') held++
      const at = (step + (step % 2 ? (score.swing ?? 0) : 0)) * each
      const id = `${said}/${held}`
      const voice = kept.get(id) ?? voiceOf(score, part, said, held * each)
      kept.set(id, voice)
      // Nobody strikes twice alike: a few percent, the same each time.
      const touch = 1 - ((step * 7919) % 11) / 90
      place(loop, voice, at, part.loud * touch * (said === 'o' ? 0.5 : 1), part.pan)
    }
  }
  return loop
}

function voiceOf(score: Score, part: Part, said: string, seconds: number): Voice {
  if (part.play in drums) return drums[part.play as Drum]()
  const octave = 'octave' in part ? (part.octave ?? 0) : 0
  if (part.play === 'pad') {
    const from = Number(said)
    return pad(
      [0, 2, 4].map((third) => noteOf(score, from + third, octave)),
      seconds * 1.15,
    )
  }
  return instruments[part.play as Instrument](noteOf(score, Number(said), octave), seconds)
}
