import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { makeCard } from '../testing/makers.card.ts'
import { cardQuery, useTakeCard } from './cards.ts'
import { makeQueries } from './queries.ts'

test('an answer that was overtaken takes back no section of a newer one', () => {
  const queries = makeQueries()
  const { result } = renderHook(useTakeCard, {
    wrapper: ({ children }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>,
  })
  const settings = { ...makeCard().settings, hidden: ['gallery' as const] }
  const known = () => queries.getQueryData(cardQuery(9).queryKey)
  act(() => void result.current(makeCard({ version: 3, settings })))
  act(() => void result.current(makeCard({ version: 2 })))
  expect(known()).toMatchObject({ version: 3, settings: { hidden: ['gallery'] } })
  act(() => void result.current(makeCard({ version: 4, settings: { ...settings, hidden: [] } })))
  expect(known()).toMatchObject({ version: 4, settings: { hidden: [] } })
})
