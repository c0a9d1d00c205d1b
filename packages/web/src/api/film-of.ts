import type { VideoTemplate, VideoValues } from '@parichay/contract/video/template.ts'
import type { Scene } from '@parichay/scene/scene.ts'
import { sceneOfFilm } from '@parichay/video/order.ts'
import type { FilmClips } from '../ui/film/film-clip.ts'
import type { PictureUrls } from '../ui/scene/draw-on-canvas.ts'

/** A template with its scene, which is null where code draws it. */
export type FilmTemplate = VideoTemplate & { scene: unknown }

/** The film of a template with somebody's values, or undefined where it cannot be drawn; `clips` are those that can be seen. Pure. */
export function filmOf(
  template: FilmTemplate,
  values: VideoValues,
  pictures: PictureUrls,
  clips: FilmClips = {},
): Scene | undefined {
  const { code, scene } = template
  const there = [...Object.keys(pictures), ...Object.keys(clips)]
  try {
    return sceneOfFilm({ code, content: template, scene }, values, there)
  } catch {
    return undefined
  }
}

/** The moment that shows a part of the film best: when all of it has come and nothing goes yet. */
export const bestOf = ({ chapters, seconds }: VideoTemplate, at: number): number => {
  const from = chapters[at]?.at ?? 0
  const to = chapters[at + 1]?.at ?? seconds
  return from + (to - from) * (to === seconds ? 0.95 : 0.8)
}
