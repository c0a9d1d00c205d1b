import type { VideoTemplate } from '../template.ts'

type Both = Omit<VideoTemplate, 'shape' | 'colours'> & {
  /** Colours of the story, then of the square one. */
  colours: readonly [VideoTemplate['colours'], VideoTemplate['colours']]
}

/** One film in both shapes: the story keeps the id with its shape behind it. */
export const inBothShapes = ({ colours: [story, square], ...film }: Both): VideoTemplate[] => [
  { ...film, id: `${film.id}-story`, shape: 'STORY', colours: story },
  { ...film, shape: 'SQUARE', colours: square },
]
