import type { Motif } from '../../motifs/draw.ts'
import type { Said } from '../design.ts'
import type { Language } from '../poster.ts'
import type { MoodName } from '../rich/moods.ts'

/** An occasion by its English name, the motif and the colours of its day, and what is said on it. */
export type Row = readonly [
  occasion: string,
  hero: Motif,
  mood: MoodName,
  said: Partial<Record<Language, Said>>,
]
