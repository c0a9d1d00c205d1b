import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { nobody, type PersonChange, type PersonRow } from '@parichay/contract/pdf-card/people.ts'
import { pdfPeopleRoutes } from '@parichay/contract/pdf-card/routes.people.ts'
import { pdfCardRoutes } from '@parichay/contract/pdf-card/routes.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { type Asked, Edge } from '../../testing/edge.ts'
import { makePdfCard, pdfShop, pdfShopOwner } from '../../testing/makers.pdf.ts'
import { openPanel } from '../../testing/panel.tsx'
import { SlowUpload } from '../../testing/slow-uploads.ts'

vi.mock('../../ui/picture/shrink-photo.ts', () => ({ shrinkPhoto: (file: File) => Promise.resolve(file) }))

const person = (n: number): PersonRow => ({
  rowKey: `0b7ad1f2-6f0e-4a3b-9c2d-${String(n).padStart(12, '0')}`,
  place: n,
  facts: { ...nobody, name: `Person ${n}`, idNo: `S-${n}` },
  photo: null,
  personNo: 100 + n,
  isRevoked: false,
  version: 1,
  isDeleted: false,
})

let saved: Asked[]
const changes = () => saved.flatMap(({ body }) => (body as { changes: PersonChange[] }).changes)
const open = () => {
  localStorage.clear()
  const edge = new Edge()
  edge.on(authRoutes.getUser, pdfShopOwner)
  edge.on(businessRoutes.getBusiness, pdfShop)
  edge.on(businessRoutes.getBusinessesByUser, [pdfShop])
  edge.on(pdfCardRoutes.getPdfCard, makePdfCard({ kind: 'id' }))
  edge.on(pdfPeopleRoutes.getPdfPeople, { list: [person(1), person(2)] })
  edge.on(pdfPeopleRoutes.getPdfJobs, { list: [] })
  edge.on(pdfPeopleRoutes.sitPdfPeople, { others: [], savedAt: null })
  saved = edge.on(pdfPeopleRoutes.savePdfPeople, ({ body }) => ({
    saved: (body as { changes: PersonChange[] }).changes.map(({ rowKey, version }) => ({
      rowKey,
      personNo: 300,
      version: version + 1,
      photo: null,
    })),
    newer: [],
  }))
  return openPanel({ at: '/panel/customer/pdf-card-templates?pdfCardNo=2001&view=people', edge })
}
beforeEach(() => {
  SlowUpload.sent.length = 0
})

test('a photograph that arrives when its person was deleted does not bring them back', async () => {
  vi.stubGlobal('XMLHttpRequest', SlowUpload)
  const panel = await open()
  const chooser = await screen.findByLabelText('Photograph of Person 1')
  const files = [new File(['x'], 'a.jpg', { type: 'image/jpeg' })]
  fireEvent.change(chooser, { target: { files } })
  await waitFor(() => expect(SlowUpload.sent).toHaveLength(1))
  await panel.hands.click(screen.getByRole('button', { name: 'More for person 1' }))
  await panel.hands.click(await screen.findByRole('menuitem', { name: 'Delete person' }))
  await waitFor(() => expect(screen.queryByText('Person 1')).toBeNull())
  await act(async () => SlowUpload.sent[0]!.arrive(12))
  await waitFor(() => expect(changes().at(-1)?.isDeleted).toBe(true), { timeout: 4000 })
  expect(screen.queryByText('Person 1')).toBeNull()
})

test('the Undo of a deletion brings its person back, whatever was typed since', async () => {
  const panel = await open()
  await panel.hands.click(await screen.findByRole('button', { name: 'More for person 1' }))
  await panel.hands.click(await screen.findByRole('menuitem', { name: 'Delete person' }))
  await waitFor(() => expect(screen.queryByText('Person 1')).toBeNull())
  const undo = await screen.findAllByRole('button', { name: 'Undo' })
  fireEvent.click(await screen.findByRole('gridcell', { name: /^Designation or class 1(:|$)/ }))
  await panel.hands.type(
    await screen.findByRole('textbox', { name: 'Designation or class 1' }),
    'Clerk{Enter}',
  )
  await panel.hands.click(undo.at(-1)!)
  expect(await screen.findByText('Person 1')).toBeTruthy()
  expect(screen.getByText('Clerk')).toBeTruthy()
})

test('a file that the device does not give out is told, and others can be chosen', async () => {
  const panel = await open()
  await panel.hands.click(await screen.findByRole('button', { name: 'Photos' }))
  const gone = new File(['x'], 'S-1.jpg', { type: 'image/jpeg' })
  vi.spyOn(gone, 'slice').mockImplementation(() => {
    throw new DOMException('The file could not be read.', 'NotReadableError')
  })
  const chooser = await screen.findByLabelText('Photographs or a ZIP')
  fireEvent.change(chooser, { target: { files: [gone] } })
  const sheet = within(screen.getByRole('dialog', { name: 'Photographs' }))
  expect((await sheet.findByRole('alert')).textContent).not.toBe('')
  expect(sheet.getByRole('button', { name: 'Choose photographs or a ZIP' })).toBeTruthy()
})
