import { expect, test, vi } from 'vitest'
import { useSession } from '../session.ts'
import { readDraft } from '../ui/form/drafts.ts'
import { SlowUpload } from '../testing/slow-uploads.ts'
import { addToBatch, openBatch, useImageBatch } from './image-batch.ts'

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
