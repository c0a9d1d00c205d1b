import { filmRoutes } from '@parichay/contract/greeting/routes.films.ts'
import type { FilmCopy } from '@parichay/contract/greeting/fields.films.ts'
import type { ImagePost } from '@parichay/contract/greeting/fields.ts'
import { planRoutes } from '@parichay/contract/plan/routes.ts'
import type { PlanOfBusiness } from '@parichay/contract/plan/fields.ts'
import { frameFixtures, settingsFor } from '@parichay/greeting/frames/fixtures.ts'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { ThemeProvider } from '@mui/material/styles'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { analyticsRoutes } from '@parichay/contract/analytics/routes.ts'
import { makeQueries } from '../api/queries.ts'
import { allWords, showLanguage } from '../i18n.ts'
import { useSession } from '../session.ts'
import { Edge, refused } from '../testing/edge.ts'
import { makeAgency } from '../testing/makers.ts'
import { pdfShop as business } from '../testing/makers.pdf.ts'
import { DialogHost } from '../ui/DialogHost.tsx'
import { themeFor } from '../ui/theme.ts'
import { FilmSendBar } from './FilmSendBar.tsx'
import { allowSharing } from '../ui/sharing.ts'

const no = { allowed: false, why: 'noPlan', code: 'PLAN_NEEDED', limit: 0, left: 0 } as const
const plan = (left: number): PlanOfBusiness => {
  const today = { allowed: false, why: 'usedUpToday', code: 'QUOTA_DAILY', limit: 3, left: 0 } as const
  const greetingVideo = left > 0 ? ({ allowed: true, limit: 3, left } as const) : today
  const rest = [
    'card',
    'greetingImage',
    'pdfExport',
    'promotionalVideo',
    'regularFrame',
    'productFrame',
    'politicalFrame',
  ]
  const entitlements = { ...Object.fromEntries(rest.map((name) => [name, no])), greetingVideo }
  return { plan: null, entitlements: entitlements as never }
}
const copy = (more: Partial<FilmCopy>): FilmCopy => ({
  copyId: 9,
  imageId: 1,
  state: 'waiting',
  percent: 0,
  ahead: 0,
  bytes: null,
  isFree: false,
  ...more,
})

const begin = (isProductionHost: boolean) =>
  useSession.getState().begin({
    agency: makeAgency({ isProductionHost }),
    session: 'customer',
    language: 'en',
    errorReporting: null,
    checkoutUrl: '',
    answers: {},
  })
let edge: Edge
let copies: FilmCopy[]
let saved: string[]
beforeEach(async () => {
  begin(false)
  edge = new Edge()
  copies = []
  saved = []
  vi.stubGlobal('fetch', edge.fetch)
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = () => 'blob:film'
      static override revokeObjectURL = () => undefined
    },
  )
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  edge.on(analyticsRoutes.logFailure, { logged: true })
  edge.on(planRoutes.getPlanOfBusiness, plan(2))
  edge.on(filmRoutes.makeFilmCopy, copy({}))
  // What is asked again and again: each answer once, the last one from then on.
  edge.on(filmRoutes.getFilmCopy, () => (copies.length > 1 ? copies.shift()! : copies[0]!))
  await showLanguage('en')
  await allWords()
  i18n.activate('en')
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  useSession.setState(useSession.getInitialState())
  expect(edge.unanswered).toEqual([])
})

/** The bar of one post; each test has a post of its own, as films that were fetched are kept. */
function open(imageId: number) {
  const settings = settingsFor(frameFixtures.hindi, { frame: 'frame1' })
  const wishes = { keepShared: async () => ({ pictureHash: 'h' }), settingsOf: () => settings } as never
  const post = { imageId, title: 'Kites', captions: {} } as unknown as ImagePost
  render(
    <ThemeProvider theme={themeFor('#2d9bea')} noSsr>
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={makeQueries()}>
          <FilmSendBar
            {...{ post, business, wishes, onUnlock: () => undefined, caption: 'Happy day' }}
            shape="STORY"
            isLocked={false}
            isPaused={false}
            overList={false}
          />
          <DialogHost />
        </QueryClientProvider>
      </I18nProvider>
    </ThemeProvider>,
  )
  return userEvent.setup()
}
const bar = () => screen.findByRole('progressbar', { name: 'Your video' })
const mp4 = () => screen.findByRole('button', { name: 'MP4' })

test('it is made in the frame with its progress in sight, saved, and one fewer is left', async () => {
  const asked = edge.on(filmRoutes.makeFilmCopy, copy({ imageId: 11 }))
  const fetched = edge.on(filmRoutes.getFilmCopyFile, '')
  copies = [
    copy({ imageId: 11, state: 'making', percent: 40 }),
    copy({ imageId: 11, state: 'ready', percent: 100 }),
  ]
  const hands = open(11)
  expect(await screen.findByText('2 of 3 left today')).toBeTruthy()
  edge.on(planRoutes.getPlanOfBusiness, plan(1))
  await hands.click(await mp4())
  await waitFor(async () => expect((await bar()).getAttribute('aria-valuenow')).toBe('40'))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(asked[0]).toMatchObject({ params: { imageId: '11' }, body: { businessId: 5 } })
  expect(fetched[0]!.query).toEqual({ businessId: '5', copyId: '9' })
  expect(await screen.findByText('1 of 3 left today')).toBeTruthy()
})

test('what was saved is counted on the production host', async () => {
  begin(true)
  const told = edge.on(analyticsRoutes.logEvents, { logged: 1 })
  edge.on(filmRoutes.getFilmCopyFile, '')
  copies = [copy({ imageId: 21, state: 'ready', percent: 100 })]
  const hands = open(21)
  await hands.click(await mp4())
  await waitFor(() => expect(told).toHaveLength(1))
  expect(told[0]!.body).toMatchObject({
    logEvents: [{ logEventName: 'DOWNLOAD', metaData: { kind: 'greetingVideo', format: 'mp4' } }],
  })
})

test('a run that failed says so, counts nothing, and is tried again', async () => {
  copies = [copy({ imageId: 12, state: 'failed' })]
  const hands = open(12)
  await hands.click(await mp4())
  const told = await screen.findByRole('alertdialog')
  expect(told.textContent).toContain('This video could not be made. Nothing was counted.')
  expect(saved).toEqual([])
  expect(screen.getByText('2 of 3 left today')).toBeTruthy()
  await hands.keyboard('{Escape}')
  copies = [copy({ imageId: 12, state: 'ready', percent: 100 })]
  edge.on(filmRoutes.getFilmCopyFile, '')
  await hands.click(await mp4())
  await waitFor(() => expect(saved).toHaveLength(1))
})

test('cancelled in the middle nothing is fetched; a day that is used up says when there are more', async () => {
  const ended = edge.on(filmRoutes.cancelFilmCopy, copy({ imageId: 13, state: 'cancelled' }))
  copies = [copy({ imageId: 13, state: 'making', percent: 10 })]
  const hands = open(13)
  await hands.click(await mp4())
  await bar()
  edge.on(planRoutes.getPlanOfBusiness, plan(0))
  await hands.click(await screen.findByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(ended[0]?.body).toEqual({ businessId: 5, copyId: 9 }))
  expect(await screen.findByText(/^All 3 of today are taken/)).toBeTruthy()
  expect(saved).toEqual([])
  edge.on(filmRoutes.makeFilmCopy, refused('QUOTA_DAILY'))
  await hands.click(await mp4())
  expect(await screen.findByRole('alertdialog')).toBeTruthy()
})

test('staff who look at it as a customer are offered no way to send it', async () => {
  allowSharing(false)
  const plansAsked = edge.on(planRoutes.getPlanOfBusiness, plan(2))
  open(14)
  // What is asked for above the bar has come by then: a bar that is only late would stand.
  await waitFor(() => expect(plansAsked).toHaveLength(1))
  expect(screen.queryAllByRole('button')).toEqual([])
  allowSharing(true)
  open(14)
  expect(await screen.findByRole('button', { name: 'Share on WhatsApp' })).toBeTruthy()
})
