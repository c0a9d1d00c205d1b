import { allFaces } from '@parichay/scene/fonts/faces.ts'
import type { Scene } from '@parichay/scene/scene.ts'
import { needsOf } from '@parichay/scene/targets/canvas.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { build } from 'vite'
import { pathOfFace } from '../../scripts/fonts/measure-faces.ts'
import type { Drawn } from './pixels.ts'

/** Draws scenes in a browser by the same code; `drawn` gives back the last one as a PNG. */
export type ScenePage = {
  draw(scene: Scene, images?: Record<string, Buffer>, zoom?: number): Promise<Drawn>
  drawn(): Promise<Buffer>
  close(): Promise<void>
}

let bundle: Promise<string> | undefined

/** The scene core as the panel bundles it. */
async function bundleScene(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: join(import.meta.dirname, 'scene.island.ts'), formats: ['iife'], name: 'scene' },
    },
  })
  const [{ output }] = [built].flat() as { output: { code?: string }[] }[] as [{ output: { code: string }[] }]
  return output[0]!.code
}

/** Opens a page that has the scene core, bundled as in the panel. */
export async function openScenePage(browser: Browser): Promise<ScenePage> {
  bundle ??= bundleScene()
  const content = await bundle
  const page = await browser.newPage()
  await page.setContent('<!doctype html><title>scene</title>')
  await page.addScriptTag({ content })
  const sent = new Set<string>()
  return {
    async draw(scene, images = {}, zoom = 1) {
      const needed = needsOf(scene).faces.filter(({ id }) => !sent.has(id))
      const fonts = needed.map(({ id }) => ({
        id,
        base64: readFileSync(pathOfFace(allFaces.find((face) => face.id === id)!)).toString('base64'),
      }))
      for (const { id } of needed) sent.add(id)
      const urls = Object.entries(images).map(([id, bytes]) => ({
        id,
        url: `data:${bytes[0] === 0x89 ? 'image/png' : 'image/jpeg'};base64,${bytes.toString('base64')}`,
      }))
      const ask = { scene, fonts, images: urls, zoom }
      return page.evaluate(
        (given) => (Reflect.get(globalThis, 'drawInPage') as (asked: typeof given) => Promise<Drawn>)(given),
        ask,
      )
    },
    async drawn() {
      const address = await page.evaluate(() => (Reflect.get(globalThis, 'drawnInPage') as () => string)())
      return Buffer.from(address.split(',')[1]!, 'base64')
    },
    close: () => page.close(),
  }
}
