import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { nobody, type PersonChange, type PersonRow } from '@parichay/contract/pdf-card/people.ts'
import type { TableRow } from '@parichay/contract/pdf-card/people-table.ts'
import { pdfPeopleRoutes } from '@parichay/contract/pdf-card/routes.people.ts'
import { pdfCardRoutes } from '@parichay/contract/pdf-card/routes.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Asked, Edge } from '../../testing/edge.ts'
import { keep, kept } from '../../keepsake.ts'
import { makePdfCard, pdfShop, pdfShopOwner } from '../../testing/makers.pdf.ts'
import { openPanel } from '../../testing/panel.tsx'

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
const place = 'peopleUnsaved'

test('what another tab could not send yet stays on this device while this one types and keeps', async () => {
  const panel = await open()
  await screen.findByText('Person 1')
  const theirs = { ...person(2), facts: { ...person(2).facts, department: 'Typed there' }, base: person(2) }
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
