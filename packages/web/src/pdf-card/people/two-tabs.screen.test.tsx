import type { TableRow } from '@parichay/contract/pdf-card/people-table.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Asked } from '../../testing/edge.ts'
import { keep, kept } from '../../keepsake.ts'
import { openPanel } from '../../testing/panel.tsx'
import { changesOf, makePerson, openPeople, peopleAddress } from '../../testing/people-table.ts'

let saved: Asked[]
const changes = () => changesOf(saved)
const open = () => {
  localStorage.clear()
  const people = openPeople()
  saved = people.saved
  return openPanel({ at: peopleAddress, edge: people.edge })
}
const place = 'peopleUnsaved'

test('what another tab could not send yet stays on this device while this one types and keeps', async () => {
  const panel = await open()
  await screen.findByText('Person 1')
  const theirs = {
    ...makePerson(2),
    facts: { ...makePerson(2).facts, department: 'Typed there' },
    base: makePerson(2),
  }
  keep(place, { 2001: [theirs] })
  fireEvent.click(await screen.findByRole('gridcell', { name: /^Designation or class 1(:|$)/ }))
  const cell = await screen.findByRole('textbox', { name: 'Designation or class 1' })
  await panel.hands.type(cell, 'Clerk{Enter}')
  await waitFor(() => expect(changes()).toHaveLength(1), { timeout: 4000 })
  expect(await screen.findByText('Saved')).toBeTruthy()
  await waitFor(() =>
    expect(kept<Record<string, TableRow[]>>(place)!['2001']!.map(({ facts }) => facts.department)).toEqual([
      'Typed there',
    ]),
  )
})
