import { allFaces } from '@parichay/scene/fonts/faces.ts'
import type { Scene } from '@parichay/scene/scene.ts'
import { needsOf } from '@parichay/scene/targets/canvas.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { build } from 'vite'
import { pathOfFace } from '../../scripts/fonts/measure-faces.ts'

/** Draws scenes in a browser by the same code; gives back PNGs. */
export type ScenePage = {
  draw(scene: Scene, images?: Record<string, Buffer>, zoom?: number): Promise<Buffer>
  close(): Promise<void>
}

/** Bundles the scene core as the panel does and opens a page that has it. */
export async function openScenePage(browser: Browser): Promise<ScenePage> {
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
  const page = await browser.newPage()
  await page.setContent('<!doctype html><title>scene</title>')
  await page.addScriptTag({ content: output[0]!.code })
  return {
    async draw(scene, images = {}, zoom = 1) {
      const fonts = needsOf(scene).faces.map(({ id }) => ({
        id,
        base64: readFileSync(pathOfFace(allFaces.find((face) => face.id === id)!)).toString('base64'),
      }))
      const urls = Object.entries(images).map(([id, bytes]) => ({
        id,
        url: `data:${bytes[0] === 0x89 ? 'image/png' : 'image/jpeg'};base64,${bytes.toString('base64')}`,
      }))
      const ask = { scene, fonts, images: urls, zoom }
      const address = await page.evaluate(
        (given) => (Reflect.get(globalThis, 'drawInPage') as (asked: typeof given) => Promise<string>)(given),
        ask,
      )
      return Buffer.from(address.split(',')[1]!, 'base64')
    },
    close: () => page.close(),
  }
}
