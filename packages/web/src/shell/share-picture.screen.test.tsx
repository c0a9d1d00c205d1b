import type { LogEvent } from '@parichay/contract/analytics/fields.ts'
import { analyticsRoutes } from '@parichay/contract/analytics/routes.ts'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderHook, waitFor } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showLanguage } from '../i18n.ts'
import { useSession } from '../session.ts'
import { Edge } from '../testing/edge.ts'
import { makeAgency } from '../testing/makers.ts'
import { useSending } from './share-picture.ts'

let edge: Edge
let told: { body: unknown }[]
beforeEach(async () => {
  edge = new Edge()
  vi.stubGlobal('fetch', edge.fetch)
  told = edge.on(analyticsRoutes.logEvents, { logged: 1 })
  useSession.getState().begin({
    agency: makeAgency({ isProductionHost: true }),
    session: 'customer',
    language: 'en',
    errorReporting: null,
    checkoutUrl: '',
    answers: {},
  })
  await showLanguage('en')
})
afterEach(() => {
  vi.unstubAllGlobals()
  useSession.setState(useSession.getInitialState())
})
const sending = () =>
  renderHook(() => useSending(() => undefined), {
    wrapper: ({ children }: { children: ReactNode }) => createElement(I18nProvider, { i18n }, children),
  }).result.current
const file = () => Promise.resolve(new File(['x'], 'kites.jpg', { type: 'image/jpeg' }))
const sharesBy = (share: () => Promise<void>) =>
  vi.stubGlobal('navigator', { canShare: () => true, share, userActivation: { isActive: true } })
const events = () => told.map(({ body }) => (body as { logEvents: LogEvent[] }).logEvents[0]!.logEventName)

test('a greeting that another app took is counted as shared', async () => {
  sharesBy(() => Promise.resolve())
  await sending().share(file, 'Happy kites')
  await waitFor(() => expect(events()).toEqual(['GREETING_SHARED']))
})

test('one that somebody did not send after all is not', async () => {
  sharesBy(() => Promise.reject(new DOMException('no', 'AbortError')))
  await sending().share(file, 'Happy kites')
  expect(events()).toEqual([])
})
