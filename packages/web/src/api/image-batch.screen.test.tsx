import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useSession } from '../session.ts'
import { readDraft } from '../ui/form/drafts.ts'
import { SlowUpload } from '../testing/slow-uploads.ts'
import { addToBatch, openBatch, useImageBatch } from './image-batch.ts'

vi.mock('./image-batch-rules.ts', async (original) => ({
  ...((await original()) as object),
  judgePicture: () => Promise.resolve(undefined),
}))

test('a batch of pictures ends with who began it: nothing of it is sent on, shown or kept', async () => {
  vi.stubGlobal('XMLHttpRequest', SlowUpload)
  useSession.getState().become('staff')
  openBatch(7, {})
  addToBatch([1, 2, 3].map((at) => new File(['x'], `${at}.png`, { type: 'image/png' })))
  expect(useImageBatch.getState().pictures).toHaveLength(3)
  useSession.getState().become('none')
  expect(useImageBatch.getState().pictures).toEqual([])
  await new Promise((later) => setTimeout(later, 50))
  expect(SlowUpload.sent).toEqual([])
  expect(readDraft('image-batch-7')).toBeUndefined()
  useSession.getState().become('staff')
  openBatch(7, {})
  expect(useImageBatch.getState().pictures).toEqual([])
})

test('what arrived is kept with the address of its thumbnail: those of this browser are gone after a reload', async () => {
  vi.stubGlobal('XMLHttpRequest', SlowUpload)
  SlowUpload.sent.length = 0
  useSession.getState().become('staff')
  openBatch(8, {})
  const bytes = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 73, 72, 68, 82])
  addToBatch([new File([bytes], 'diya.png', { type: 'image/png' })])
  await waitFor(() => expect(SlowUpload.sent).toHaveLength(1))
  SlowUpload.sent[0]!.arrive(5)
  await waitFor(() => expect(useImageBatch.getState().pictures[0]?.state).toBe('stored'))
  expect(readDraft('image-batch-8')?.values).toMatchObject([{ documentId: 5, address: '/files/5.webp' }])
  useSession.getState().become('none')
  vi.unstubAllGlobals()
})

test('what cannot be used is said at once, before its turn to be sent, and never shown', async () => {
  vi.stubGlobal('XMLHttpRequest', SlowUpload)
  useSession.getState().become('staff')
  openBatch(9, {})
  const begin = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 73, 72, 68, 82]
  const png = (size: number[]) =>
    new File([new Uint8Array([...begin, ...size])], 'a.png', { type: 'image/png' })
  const good = png([0, 0, 4, 56, 0, 0, 4, 56])
  addToBatch([good, good, good, png([0, 0, 0x4e, 0x20, 0, 0, 0x4e, 0x20])])
  await waitFor(() => expect(useImageBatch.getState().pictures.at(-1)!.state).toBe('failed'))
  const [first, , third, last] = useImageBatch.getState().pictures
  expect([first!.state, third!.state, last!.isFinal]).toEqual(['sending', 'waiting', true])
  expect(last).not.toHaveProperty('address')
  expect(last!.message).toBe('It has too many pixels (20000 × 20000).')
  useSession.getState().become('none')
  vi.unstubAllGlobals()
})
