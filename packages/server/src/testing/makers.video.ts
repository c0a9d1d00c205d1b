import type { VideoTemplateContent } from '@parichay/contract/video/template.ts'
import { plainContent, plainScene } from '../video/fixtures.ts'
import { addTemplate, changeTemplate } from '../video/template/store.ts'
import type { TestWorld } from './world.ts'

/** A published template that is a scene, and its number. */
export const makeVideoTemplate = (
  { world, clock }: TestWorld,
  more: Partial<VideoTemplateContent> & { scene?: object } = {},
): Promise<number> => {
  const { scene = plainScene(), ...content } = more
  return world.database.platform.transaction().execute(async (tx) => {
    const now = clock.now()
    const id = await addTemplate(tx, { content: plainContent(content), scene, madeBy: 'test', now })
    await changeTemplate(tx, id, { status: 'PUBLISHED', publishedVersion: 1 })
    return id
  })
}
