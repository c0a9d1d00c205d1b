import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useUploadQueue } from './upload-queue.ts'

const { createObjectURL, revokeObjectURL } = URL
afterEach(() => void Object.assign(URL, { createObjectURL, revokeObjectURL }))
beforeEach(() => {
  let last = 0
  vi.stubGlobal('XMLHttpRequest', class extends EventTarget {})
  URL.createObjectURL = () => `blob:${++last}`
})

test('who leaves while pictures are sent leaves none of them in memory', () => {
  const freed: string[] = []
  URL.revokeObjectURL = (address) => void freed.push(address)
  const { result, unmount } = renderHook(() =>
    useUploadQueue({ kind: 'gallery', businessId: 5, words: {}, onStored: () => undefined }),
  )
  act(() => result.current.add([new File(['no picture'], 'a.jpg'), new File(['no picture'], 'b.jpg')]))
  act(() => result.current.drop(result.current.queue[0]!.id))
  expect(freed).toEqual(['blob:1'])
  unmount()
  expect(freed).toEqual(['blob:1', 'blob:2'])
})
