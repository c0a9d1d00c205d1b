import { allFaces } from '@parichay/scene/fonts/faces.ts'
import { readScene } from '@parichay/scene/scene.ts'
import { needsOf, zoomSeen } from '@parichay/scene/targets/canvas.ts'
import { filmScene } from '@parichay/video/film.ts'
import { videoTemplates } from '@parichay/video/templates.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { launchBrowser } from '../../tests/support/browser.ts'
import { pathOfFace } from '../fonts/measure-faces.ts'

/** How a template plays on a slow phone: ms of a frame, the middle one and the twentieth slowest of a hundred. */
export type Played = { id: string; middle: number; slow: number }

/** CSS px a film is wide in the editor on a phone of 360 × 800 (`--film-height` of `EditVideo`). */
const acrossOf = ({ width, height }: { width: number; height: number }) => (224 * width) / height

/**
 * Plays every template as the editor does, with a processor `times` slower, in the size of the editor's canvas on a screen of three pixels for one; every
 * seventh frame is drawn. Thirty frames a second want 33 ms.
 */
export async function playTemplates(times: number): Promise<Played[]> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: {
        entry: join(import.meta.dirname, 'video-preview.island.ts'),
        formats: ['iife'],
        name: 'preview',
      },
    },
  })
  const [{ output }] = [built].flat() as unknown as [{ output: { code: string }[] }]
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage()
    await page.setContent('<!doctype html><title>film</title>')
    await page.addScriptTag({ content: output[0]!.code })
    const slower = await page.context().newCDPSession(page)
    const played: Played[] = []
    for (const template of videoTemplates) {
      const scene = readScene(filmScene(template, {}, { language: 'hi' }))
      const fonts = needsOf(scene).faces.map(({ id }) => ({
        id,
        base64: readFileSync(pathOfFace(allFaces.find((face) => face.id === id)!)).toString('base64'),
      }))
      await slower.send('Emulation.setCPUThrottlingRate', { rate: times })
      const took = await page.evaluate(
        (given) =>
          (Reflect.get(globalThis, 'playInPage') as (wish: typeof given) => Promise<number[]>)(given),
        { scene, fonts, zoom: zoomSeen(scene, { across: acrossOf(scene), ratio: 3 }, 0.6), every: 7 },
      )
      const sorted = took.toSorted((a, b) => a - b)
      const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!
      played.push({ id: template.id, middle: at(0.5), slow: at(0.95) })
    }
    return played
  } finally {
    await browser.close()
  }
}
