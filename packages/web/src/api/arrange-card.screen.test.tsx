import { i18n } from '@lingui/core'
import { analyticsRoutes } from '@parichay/contract/analytics/routes.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import { arrangedBlocks } from '@parichay/contract/card/arrangement.ts'
import type { Card, CardSettings } from '@parichay/contract/card/fields.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Edge, refused } from '../testing/edge.ts'
import { makeCard } from '../testing/makers.card.ts'
import { useSnackbars } from '../ui/snackbar-store.ts'
import { useArrangeCard } from './arrange-card.ts'
import { cardQuery } from './cards.ts'
import { makeQueries } from './queries.ts'

let edge: Edge
let stored: Card
beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  edge = new Edge()
  edge.on(analyticsRoutes.logFailure, { logged: true })
  vi.stubGlobal('fetch', edge.fetch)
  useSnackbars.setState({ snacks: [] })
  stored = makeCard()
  edge.on(cardRoutes.getCard, () => stored)
  edge.on(cardRoutes.updateCardSettings, ({ body }) => {
    const { version, settings } = body as { version?: number; settings: Partial<CardSettings> }
    if (version !== stored.version) return refused('CONFLICT')
    return elsewhere(settings)
  })
})
afterEach(() => {
  expect(edge.unanswered).toEqual([])
  vi.unstubAllGlobals()
})

/** What another device saves. */
const elsewhere = (settings: Partial<CardSettings>) =>
  (stored = { ...stored, settings: { ...stored.settings, ...settings }, version: stored.version + 1 })

function open() {
  const queries = makeQueries()
  queries.setQueryData(cardQuery(9).queryKey, stored)
  const { result } = renderHook(() => useArrangeCard(9), {
    wrapper: ({ children }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>,
  })
  return {
    arrange: (deed: Parameters<typeof result.current>[0]) => act(() => result.current(deed)),
    shown: () => queries.getQueryData(cardQuery(9).queryKey)!.settings,
  }
}
const said = () => useSnackbars.getState().snacks.map(({ text }) => text)

test('a block that is hidden here brings back none that another device hid', async () => {
  const { arrange, shown } = open()
  elsewhere({ hidden: ['gallery'], order: ['feedback'] })
  arrange({ block: 'videos', isOn: false })
  expect(shown().hidden).toEqual(['videos'])
  await waitFor(() => expect(stored.settings.hidden).toEqual(['gallery', 'videos']))
  await waitFor(() => expect(shown()).toEqual(stored.settings))
  expect([stored.settings.order, said()]).toEqual([['feedback'], []])
})

test('blocks that another device moved stay as it left them, and one’s own order is set only when asked', async () => {
  const { arrange, shown } = open()
  elsewhere({ order: ['feedback'] })
  arrange({ order: ['videos'] })
  // Made of an order that is gone, as the first one.
  arrange({ order: ['videos', 'links'] })
  await waitFor(() =>
    expect(said()).toEqual(['Somebody else moved the blocks meanwhile. This is their order.']),
  )
  await waitFor(() => expect(shown()).toEqual(stored.settings))
  expect(stored.settings.order).toEqual(['feedback'])
  await act(async () => useSnackbars.getState().snacks[0]!.action!.run())
  await waitFor(() => expect(stored.settings.order).toEqual(['videos', 'links']))
  await waitFor(() => expect(shown()).toEqual(stored.settings))
})

test('an order is saved over other changes, one after the other, and once where its answer was lost', async () => {
  const { arrange, shown } = open()
  elsewhere({ seoTitle: 'Sweets of Anand', hidden: ['gallery'] })
  arrange({ order: ['videos'] })
  arrange({ block: 'links', isOn: false })
  arrange({ order: ['payment', 'videos'] })
  await waitFor(() => expect(arrangedBlocks(stored.settings).slice(0, 2)).toEqual(['payment', 'videos']))
  await waitFor(() => expect(shown()).toEqual(stored.settings))
  expect(stored.settings).toMatchObject({ hidden: ['gallery', 'links'], seoTitle: 'Sweets of Anand' })
  elsewhere({ order: ['contact'] })
  arrange({ order: ['contact'] })
  await waitFor(() => expect(shown()).toEqual(stored.settings))
  expect(said()).toEqual([])
})
