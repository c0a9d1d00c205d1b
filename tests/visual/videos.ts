import type { Page } from 'playwright'
import { firstBusiness } from './editor.ts'
import { either } from './either.ts'
import { people } from './people.ts'
import type { Screen } from './screens.ts'

const { payer } = people
const gallery = '/panel/customer/video-templates'

type Video = { videoNo: number; values: { clips?: object } }

/** Opens a film of the first shop; `withClip`: the one that shows a clip of its own. */
const openFilm = (withClip: boolean) => async (page: Page) => {
  const { businessId } = await firstBusiness(page)
  const list = await page.evaluate<Video[], string>(
    (path) =>
      fetch(path)
        .then((answer) => answer.json() as Promise<{ data: { list: Video[] } }>)
        .then(({ data }) => data.list),
    `/api/v1/video/user-video/getUserVideosByBusiness?businessId=${businessId}`,
  )
  const found = list.find(({ values }) => Boolean(Object.keys(values.clips ?? {}).length) === withClip)
  if (!found) throw new Error('The demo has no such film')
  await page.goto(new URL(`${gallery}?videoNo=${found.videoNo}`, page.url()).href)
  await page.locator('canvas[data-drawn]').first().waitFor()
}

const inFilm = (words: string, withClip: boolean, opens: 'button' | 'dialog') => async (page: Page) => {
  await openFilm(withClip)(page)
  const button = page.getByRole('button', { name: either(words) }).first()
  await button.scrollIntoViewIfNeeded()
  if (opens === 'button') return
  await button.click()
  await page.locator('.MuiDialog-root, .MuiDrawer-paper').last().waitFor()
}

/** Films of a shop: templates, editor, and what is sent into them. */
export const videos: Screen[] = [
  { name: 'video-gallery', path: gallery, as: payer },
  { name: 'video-film', path: gallery, as: payer, prepare: openFilm(false) },
  { name: 'video-clip', path: gallery, as: payer, prepare: inFilm('Another clip', true, 'button') },
  { name: 'video-music', path: gallery, as: payer, prepare: inFilm('My own music', false, 'dialog') },
  { name: 'video-voice', path: gallery, as: payer, prepare: inFilm('Record a voice-over', false, 'button') },
  {
    name: 'video-clips-before',
    path: gallery,
    as: payer,
    prepare: async (page) => {
      await openFilm(true)(page)
      await page.getByRole('button', { name: either('Remove the clip') }).click()
      await page.getByRole('button', { name: either('Clips sent before') }).click()
      await page.locator('.MuiDialog-root, .MuiDrawer-paper').last().waitFor()
    },
  },
]
