import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Edge } from '../testing/edge.ts'
import { openPanel } from '../testing/panel.tsx'
import { say, sayDone } from './snackbar-store.ts'

afterEach(() => vi.useRealTimers())
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('what was done is said for six seconds; then whoever could have undone it is told', async () => {
  await openPanel({ at: '/panel/login', edge: new Edge(), nobody: true })
  vi.useFakeTimers()
  const gone = vi.fn()
  act(() => {
    sayDone('Your payment was successful!')
    say('A row was deleted', { action: { label: 'Undo', run: () => undefined }, onGone: gone })
  })
  await pass(5900)
  expect(screen.getByText('Your payment was successful!')).toBeTruthy()
  expect(gone).not.toHaveBeenCalled()
  await pass(200)
  expect(screen.queryByText('Your payment was successful!')).toBeNull()
  expect(screen.queryByText('A row was deleted')).toBeNull()
  expect(gone).toHaveBeenCalledOnce()
})

test('what is undone is not told', async () => {
  await openPanel({ at: '/panel/login', edge: new Edge(), nobody: true })
  vi.useFakeTimers()
  const [gone, run] = [vi.fn(), vi.fn()]
  act(() => void say('A row was deleted', { action: { label: 'Undo', run }, onGone: gone }))
  act(() => screen.getByRole('button', { name: 'Undo' }).click())
  await pass(7000)
  expect(run).toHaveBeenCalledOnce()
  expect(gone).not.toHaveBeenCalled()
})
