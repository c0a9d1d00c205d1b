import { imagePostRoutes } from '@parichay/contract/greeting/routes.posts.ts'
import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { screen, waitFor } from '@testing-library/react'
import { strToU8, zipSync } from 'fflate'
import { afterEach, expect, test, vi } from 'vitest'
import { useImageBatch } from '../../api/image-batch.ts'
import { useSession } from '../../session.ts'
import { Edge } from '../../testing/edge.ts'
import { openPanel } from '../../testing/panel.tsx'
import { SlowUpload } from '../../testing/slow-uploads.ts'

vi.mock('../../api/image-batch-rules.ts', async (original) => ({
  ...((await original()) as object),
  judgePicture: () => Promise.resolve(undefined),
}))

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 73, 72, 68, 82])
const zip = (files: Record<string, Uint8Array>) =>
  new File([zipSync(files) as Uint8Array<ArrayBuffer>], 'diwali.zip', { type: 'application/zip' })
async function open() {
  vi.stubGlobal('XMLHttpRequest', SlowUpload)
  const edge = new Edge()
  edge.on(imagePostRoutes.listImageRequests, { list: [], next: null, open: 0 })
  edge.on(greetingRoutes.listImageCategories, [])
  edge.on(greetingRoutes.listImageSubcategories, [])
  edge.on(greetingRoutes.listImageTags, [])
  const panel = await openPanel({
    at: '/panel/admin/image-posts-management/add',
    edge,
    staff: { roles: ['admin'] },
  })
  const chooser = await screen.findByLabelText('Choose pictures', { selector: 'input' })
  return { ...panel, chooser }
}
afterEach(() => {
  useImageBatch.setState({ pictures: [] })
  vi.unstubAllGlobals()
})

test('the pictures of a ZIP are sent one by one, and what is no picture in it is told of', async () => {
  const { hands, chooser } = await open()
  await hands.upload(
    chooser,
    zip({ 'hi/shubh_diwali.png': png, 'en/happy-diwali.png': png, 'a.txt': strToU8('x') }),
  )
  await waitFor(() =>
    expect(useImageBatch.getState().pictures.map(({ title, state }) => [title, state])).toEqual([
      ['Shubh diwali', 'sending'],
      ['Happy diwali', 'sending'],
    ]),
  )
  await screen.findByText('One file of the ZIP is no picture and was left out.')
})

test('a ZIP that cannot be opened says so, and nothing of one arrives with whoever comes next', async () => {
  const { hands, chooser } = await open()
  await hands.upload(chooser, new File(['no zip'], 'diwali.zip', { type: 'application/zip' }))
  await screen.findByText('This ZIP cannot be opened. Make it again.')
  const slow = zip({ 'a.png': png })
  await hands.upload(chooser, slow)
  useSession.getState().become('none')
  await new Promise((later) => setTimeout(later, 100))
  expect(useImageBatch.getState().pictures).toEqual([])
})
