import { allFaces, type Face } from '@parichay/scene/fonts/faces.ts'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { readFont } from './read-font.ts'

/** Height in shares of the size, and the characters as ranges in hexadecimal: `20-7e a0`. */
export type MeasuredFace = { ascent: number; descent: number; characters: string }

/** Where npm put a face's file. */
export const pathOfFace = (face: Face): string =>
  resolve(import.meta.dirname, '../../node_modules', face.package, 'files', face.file)

/** Reads every face of scenes from its own file. */
export const measureFaces = (): Record<string, MeasuredFace> =>
  Object.fromEntries(
    allFaces.map((face) => {
      const { ascent, descent, characters } = readFont(readFileSync(pathOfFace(face)))
      return [face.id, { ascent, descent, characters: rangesOf(characters) }]
    }),
  )

function rangesOf(codes: number[]): string {
  const ranges: [number, number][] = []
  for (const code of codes) {
    const last = ranges.at(-1)
    if (last && code === last[1] + 1) last[1] = code
    else ranges.push([code, code])
  }
  return ranges
    .map(([from, to]) => (from === to ? from.toString(16) : `${from.toString(16)}-${to.toString(16)}`))
    .join(' ')
}
