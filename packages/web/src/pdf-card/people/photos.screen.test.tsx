import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Asked } from '../../testing/edge.ts'
import { openPanel } from '../../testing/panel.tsx'
import { changesOf, openPeople, peopleAddress } from '../../testing/people-table.ts'
import { SlowUpload } from '../../testing/slow-uploads.ts'

vi.mock('../../ui/picture/shrink-photo.ts', () => ({ shrinkPhoto: (file: File) => Promise.resolve(file) }))

let saved: Asked[]
const changes = () => changesOf(saved)
const open = () => {
  localStorage.clear()
  const people = openPeople()
  saved = people.saved
  return openPanel({ at: peopleAddress, edge: people.edge })
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
