import { sceneOfFilm } from '@parichay/video/order.ts'
import { Problem } from '@parichay/contract/errors.ts'
import { rm } from 'node:fs/promises'
import type { World } from '../../platform/world.ts'
import { claimTest, findDrawing, noteTest } from '../template/store.ts'
import { clipSlots, mostRuns, silentMs, testPicture, testValues } from './rules.ts'
import { encodeScene, type Images, shownPictures } from './work.draw.ts'
import { watchRun } from './work.watch.ts'

/** Test films are half as wide and high: faults of words and motion show, at a quarter of the time. */
const zoom = 0.5

/** Makes one test film of a template. */
export async function testOne(
  world: World,
  id: { templateId: number; version: number; language: string },
): Promise<void> {
  const { platform } = world.database
  const now = world.clock()
  const test = await claimTest(platform, id, { now, silentBefore: new Date(now.getTime() - silentMs) })
  if (!test) return
  const note = (change: Parameters<typeof noteTest>[2]) =>
    noteTest(platform, { ...id, attempt: test.attempt }, { ...change, touchedAt: world.clock() })
  const run = watchRun(note)
  try {
    if (test.attempt > mostRuns) throw new Problem('RENDER_FAILED', 'This film could not be made.')
    const drawing = await findDrawing(platform, id.templateId, id.version)
    if (!drawing) throw new Problem('SCENE_INVALID', 'This version is gone.')
    const values = testValues(drawing.content, id.language)
    const bytes = await world.renderer.render({ scene: testPicture(), as: { kind: 'jpeg' } })
    // A clip may be left out; delivered templates show a picture then, others nothing: there the test picture stands for it.
    const clips = drawing.code === null ? clipSlots(drawing.content) : []
    const names = [...Object.keys(values.pictures), ...(values.hasLogo ? ['logo'] : []), ...clips]
    const images: Images = Object.fromEntries(names.map((name) => [name, { bytes, within: 900 }]))
    const scene = sceneOfFilm(drawing, values, [...shownPictures(values, images), ...clips])
    await world.media.inFolder(async (folder) => {
      const path = await encodeScene(world, scene, images, { folder, zoom }, run)
      const storageKey = `platform/video-test-${id.templateId}-${id.version}-${id.language}-${test.attempt}.held`
      await world.storage.putFile(storageKey, path)
      await note({ state: 'good', percent: 100, storageKey })
      await rm(path, { force: true })
    })
  } catch (error) {
    if (run.isLost()) return
    world.log.error({ err: error, ...id }, 'a test film broke')
    await note({ state: 'failed', fault: error instanceof Problem ? error.code : 'RENDER_FAILED' })
  } finally {
    run.stop()
  }
}
