import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { nobody, type PersonChange, type PersonRow } from '@parichay/contract/pdf-card/people.ts'
import { pdfPeopleRoutes } from '@parichay/contract/pdf-card/routes.people.ts'
import { pdfCardRoutes } from '@parichay/contract/pdf-card/routes.ts'
import { type Asked, Edge } from './edge.ts'
import { makePdfCard, pdfShop, pdfShopOwner } from './makers.pdf.ts'

/** Where the people of `makePdfCard` stand. */
export const peopleAddress = '/panel/customer/pdf-card-templates?pdfCardNo=2001&view=people'

/** The key of the nth row. */
export const rowKeyOf = (n: number) => `0b7ad1f2-6f0e-4a3b-9c2d-${String(n).padStart(12, '0')}`

/** The nth person of a list as the server shows them, with what a test says of them. */
export const makePerson = (n: number, facts: Partial<PersonRow['facts']> = {}): PersonRow => ({
  rowKey: rowKeyOf(n),
  place: n,
  facts: { ...nobody, name: `Person ${n}`, idNo: `S-${n}`, ...facts },
  photo: null,
  personNo: 100 + n,
  isRevoked: false,
  printed: null,
  version: 1,
  isDeleted: false,
})

/** An edge that answers for a list of two people and takes what is saved of it; `saved` are the calls that save. */
export function openPeople(): { edge: Edge; saved: Asked[] } {
  const edge = new Edge()
  edge.on(authRoutes.getUser, pdfShopOwner)
  edge.on(businessRoutes.getBusiness, pdfShop)
  edge.on(businessRoutes.getBusinessesByUser, [pdfShop])
  edge.on(pdfCardRoutes.getPdfCard, makePdfCard({ kind: 'id' }))
  edge.on(pdfPeopleRoutes.getPdfPeople, { list: [makePerson(1), makePerson(2)] })
  edge.on(pdfPeopleRoutes.getPdfJobs, { list: [] })
  edge.on(pdfPeopleRoutes.sitPdfPeople, { others: [], savedAt: null })
  const saved = edge.on(pdfPeopleRoutes.savePdfPeople, ({ body }) => ({
    saved: (body as { changes: PersonChange[] }).changes.map(({ rowKey, version }) => ({
      rowKey,
      personNo: 300,
      version: version + 1,
      photo: null,
      printed: null,
    })),
    newer: [],
  }))
  return { edge, saved }
}

/** All changes that were saved, in their order. */
export const changesOf = (saved: readonly Asked[]): PersonChange[] =>
  saved.flatMap(({ body }) => (body as { changes: PersonChange[] }).changes)
