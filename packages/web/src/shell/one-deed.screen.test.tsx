import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useOneDeed } from './one-deed.ts'

/** Work that ends when it is told to. */
function slow() {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let begun = 0
  const work = () => {
    begun += 1
    return promise
  }
  return { work, resolve, reject, begun: () => begun }
}
const open = () => {
  const failures: unknown[] = []
  const { result } = renderHook(() =>
    useOneDeed<'download' | 'share' | 'buy'>((error, deed) => failures.push([deed, error])),
  )
  return { failures, deeds: () => result.current }
}

test('what is pressed while another one is under way is not begun', async () => {
  const { deeds } = open()
  const [first, second] = [slow(), slow()]
  act(() => void deeds().run('download', first.work))
  act(() => void deeds().run('share', second.work))
  act(() => void deeds().run('download', second.work))
  expect([deeds().busy, first.begun(), second.begun()]).toEqual(['download', 1, 0])
  await act(async () => first.resolve())
  expect(deeds().busy).toBeUndefined()
  act(() => void deeds().run('share', second.work))
  expect(second.begun()).toBe(1)
})

test('what was bought is downloaded although the purchase has not ended on the page; two purchases are one', async () => {
  const { deeds } = open()
  const [purchase, again, file] = [slow(), slow(), slow()]
  act(() => void deeds().run('buy', purchase.work))
  act(() => void deeds().run('buy', again.work))
  act(() => void deeds().run('download', file.work))
  expect([deeds().busy, again.begun(), file.begun()]).toEqual(['download', 0, 1])
  await act(async () => purchase.resolve())
  expect(deeds().busy).toBe('download')
  await act(async () => file.resolve())
  expect(deeds().busy).toBeUndefined()
})

test('what fails is told, and the next one begins', async () => {
  const { deeds, failures } = open()
  const one = slow()
  act(() => void deeds().run('share', one.work))
  const error = new Error('gone')
  await act(async () => one.reject(error))
  expect([failures, deeds().busy]).toEqual([[['share', error]], undefined])
})
