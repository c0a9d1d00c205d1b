import { PdfCardFilters } from '@parichay/contract/pdf-card/filters.ts'
import { pdfCardRoutes } from '@parichay/contract/pdf-card/routes.ts'
import { queryOptions } from '@tanstack/react-query'
import { type ListChange, listAddress, type ListQuery } from '../ui/list/address.ts'
import { call } from './client.ts'
import { keys } from './keys.ts'

/** Filters of the PDF cards in All Projects as they go into the address and the call. */
export type PdfQuery = ListQuery<typeof PdfCardFilters>
/** A change of the list: undefined takes a filter away. */
export type PdfQueryChange = ListChange<typeof PdfCardFilters>

/** The PDF cards of All Projects in the address; which of the five is searched narrows nothing by itself. */
export const pdfAddress = listAddress(PdfCardFilters, {
  beside: ['searchBy'],
  always: { projectType: 'pdf_id_card' },
})

/** One page of the PDF cards in All Projects. */
export const pdfListQuery = (query: PdfQuery) =>
  queryOptions({
    queryKey: keys.pdfCardList(query),
    queryFn: ({ signal }) => call(pdfCardRoutes.getPdfCardList, { query }, { signal }),
  })
