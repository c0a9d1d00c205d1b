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

const button = (page: Page, words: string) => page.getByRole('button', { name: either(words) }).first()

/** Brings a button of the form into sight; a phone shows one part of the film at a time. */
const inFilm = (words: string, withClip: boolean) => async (page: Page) => {
  await openFilm(withClip)(page)
  const parts = page.getByRole('group', { name: either('Parts of the film') }).getByRole('button')
  for (let part = 0; part < (await parts.count()) && !(await button(page, words).isVisible()); part += 1)
    await parts.nth(part).click()
  await button(page, words).scrollIntoViewIfNeeded()
}

const sheet = (page: Page) => page.locator('.MuiDialog-root, .MuiDrawer-paper').last().waitFor()

/** Films of a shop: templates, editor, and what is sent into them. */
export const videos: Screen[] = [
  { name: 'video-gallery', path: gallery, as: payer },
  { name: 'video-film', path: gallery, as: payer, prepare: openFilm(false) },
  { name: 'video-clip', path: gallery, as: payer, prepare: inFilm('Another clip', true) },
  {
    name: 'video-music',
    path: gallery,
    as: payer,
    prepare: async (page) => {
      await inFilm('My own music', false)(page)
      await button(page, 'My own music').click()
      await sheet(page)
    },
  },
  { name: 'video-voice', path: gallery, as: payer, prepare: inFilm('Record a voice-over', false) },
  {
    name: 'video-clips-before',
    path: gallery,
    as: payer,
    prepare: async (page) => {
      await inFilm('Remove the clip', true)(page)
      await button(page, 'Remove the clip').click()
      await button(page, 'Clips sent before').click()
      await sheet(page)
    },
  },
]
