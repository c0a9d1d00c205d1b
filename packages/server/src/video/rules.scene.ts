import { sceneOfJson } from '@parichay/contract/video/scene.ts'
import type { VideoValues } from '@parichay/contract/video/template.ts'
import type { Scene } from '@parichay/scene/scene.ts'
import type { TemplateDrawing } from './template/store.ts'

/** The film of a template with somebody's words, colours and the pictures that are there. Throws SCENE_INVALID. */
export const sceneOf = (
  { content, scene }: Pick<TemplateDrawing, 'code' | 'content' | 'scene'>,
  values: VideoValues,
  pictures: readonly string[],
): Scene => sceneOfJson(scene, content, values, pictures)
