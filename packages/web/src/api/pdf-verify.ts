import type { PdfPass } from '@parichay/contract/pdf-card/fields.verify.ts'
import { pdfVerifyRoutes } from '@parichay/contract/pdf-card/routes.verify.ts'
import type { Input } from '@parichay/contract/route.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from './client.ts'
import { keys } from './keys.ts'

/** What the verify page of a card's person says; 0 is the person of the card itself, others stand on its list. */
export const pdfPassQuery = (pdfCardNo: number, personNo = 0) =>
  queryOptions({
    queryKey: keys.pdfPass(pdfCardNo, personNo),
    queryFn: ({ signal }) =>
      call(
        pdfVerifyRoutes.getPdfPass,
        { query: { pdfCardNo, ...(personNo > 0 ? { personNo } : {}) } },
        { signal },
      ),
  })

const take = (queries: QueryClient, pass: PdfPass): PdfPass => {
  // What the business allows is said by each of its cards.
  void queries.invalidateQueries({ queryKey: keys.pdfPass(), refetchType: 'none' })
  queries.setQueryData(keys.pdfPass(pass.pdfCardNo, pass.personNo), pass)
  return pass
}

/** Takes a card back with a reason, or makes it good again. */
export const revokePdfPass = async (
  queries: QueryClient,
  body: Input<typeof pdfVerifyRoutes.revokePdfPass>['body'],
): Promise<PdfPass> => take(queries, await call(pdfVerifyRoutes.revokePdfPass, { body }))

/** Gives a card another verify page; the one before says revoked. */
export const reissuePdfPass = async (
  queries: QueryClient,
  body: Input<typeof pdfVerifyRoutes.reissuePdfPass>['body'],
): Promise<PdfPass> => {
  const made = await call(pdfVerifyRoutes.reissuePdfPass, { body }).catch((error: unknown) => {
    // It may have been given out anew elsewhere: then that page is the one to look at.
    void queries.invalidateQueries({ queryKey: keys.pdfPass() })
    throw error
  })
  const pass = take(queries, made)
  // The address in the card's code is another one.
  void queries.invalidateQueries({ queryKey: keys.pdfCard(pass.pdfCardNo) })
  return pass
}

/** Chooses what the verify pages of a card's business show, or states the parents' consent. */
export const savePdfVerify = async (
  queries: QueryClient,
  body: Input<typeof pdfVerifyRoutes.savePdfVerify>['body'],
): Promise<PdfPass> => take(queries, await call(pdfVerifyRoutes.savePdfVerify, { body }))
