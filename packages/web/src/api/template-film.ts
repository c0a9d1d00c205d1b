import { sceneOfJson } from '@parichay/contract/video/scene.ts'
import type { VideoTemplateContent, VideoValues } from '@parichay/contract/video/template.ts'
import type { Scene } from '@parichay/scene/scene.ts'
import { sceneOfFilm } from '@parichay/video/order.ts'

/** A picture that stands in the places of a preview. */
const sketch = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><rect width="900" height="900" fill="#c8b48a"/><rect width="900" height="450" fill="#f3ead6"/><circle cx="450" cy="495" r="270" fill="#7a2e1f"/></svg>',
)}`

/** The film of a template with its own words, or what is wrong with its scene. */
export function previewOf(
  content: VideoTemplateContent,
  drawn: { code: string | null; scene: unknown },
  language: 'en' | 'hi',
): { scene: Scene; pictures: Record<string, string> } | { fault: string } {
  const of = (type: string) => content.slots.filter((slot) => slot.type === type)
  const values: VideoValues = {
    texts: Object.fromEntries(
      of('text').map((slot) => [slot.key, (language === 'hi' && slot.defaults?.hi) || slot.default]),
    ),
    pictures: Object.fromEntries(of('image').map(({ key }) => [key, { documentId: 1, crop: null }])),
    colours: Object.fromEntries(of('colour').map((slot) => [slot.key, slot.default])),
    hasLogo: of('logo').length > 0,
    music: content.music,
    language,
  }
  // Delivered templates show a picture where no clip is, others nothing: there the sketch stands for it.
  const clips = drawn.code === null ? of('clip').map(({ key }) => key) : []
  const pictures = Object.fromEntries(
    [...Object.keys(values.pictures), ...clips, ...(values.hasLogo ? ['logo'] : [])].map((key) => [
      key,
      sketch,
    ]),
  )
  try {
    const names = Object.keys(pictures)
    const scene =
      drawn.code === null
        ? sceneOfJson(drawn.scene, content, values, names)
        : sceneOfFilm({ ...drawn, content }, values, names)
    return { scene, pictures }
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) }
  }
}
