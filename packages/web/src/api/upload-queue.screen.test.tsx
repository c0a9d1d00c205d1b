import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SlowUpload } from '../testing/slow-uploads.ts'
import { useUploadQueue } from './upload-queue.ts'

const { createObjectURL, revokeObjectURL } = URL
afterEach(() => void Object.assign(URL, { createObjectURL, revokeObjectURL }))
beforeEach(() => {
  let last = 0
  vi.stubGlobal('XMLHttpRequest', SlowUpload)
  URL.createObjectURL = () => `blob:${++last}`
})

const png = (side: number) => {
  const bytes = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
  const [width, height] = [Buffer.alloc(4), Buffer.alloc(4)]
  width.writeUInt32BE(side)
  height.writeUInt32BE(side)
  return new File([new Uint8Array(Buffer.concat([bytes, width, height]))], `${side}.png`, {
    type: 'image/png',
  })
}
const queue = () =>
  renderHook(() => useUploadQueue({ kind: 'gallery', businessId: 5, words: {}, onStored: () => undefined }))

test('who leaves while pictures are sent leaves none of them in memory', async () => {
  const freed: string[] = []
  URL.revokeObjectURL = (address) => void freed.push(address)
  const { result, unmount } = queue()
  act(() => result.current.add([png(8), png(9)]))
  await waitFor(() =>
    expect(result.current.queue.map(({ address }) => address)).toEqual(['blob:1', 'blob:2']),
  )
  act(() => result.current.drop(result.current.queue[0]!.id))
  expect(freed).toEqual(['blob:1'])
  unmount()
  expect(freed).toEqual(['blob:1', 'blob:2'])
})

test('what was taken out while it was looked at is not shown, and leaves nothing in memory', async () => {
  const shown = vi.spyOn(URL, 'createObjectURL')
  const { result } = queue()
  act(() => result.current.add([png(8)]))
  act(() => result.current.drop(result.current.queue[0]!.id))
  await new Promise((later) => setTimeout(later, 50))
  expect(result.current.queue).toEqual([])
  expect(shown).not.toHaveBeenCalled()
})

test('a picture of too many pixels is refused at once, whatever is sent before it, and never shown', async () => {
  const { result } = queue()
  act(() => result.current.add([png(7), png(8), png(9), png(30_000)]))
  await waitFor(() => expect(result.current.queue.at(-1)).toMatchObject({ state: 'failed', isFinal: true }))
  expect(result.current.queue.map(({ state, address }) => [state, address])).toEqual([
    ['sending', 'blob:1'],
    ['sending', 'blob:2'],
    ['waiting', 'blob:3'],
    ['failed', undefined],
  ])
  expect(result.current.queue.at(-1)!.message).toBe('It has too many pixels (30000 × 30000).')
})
