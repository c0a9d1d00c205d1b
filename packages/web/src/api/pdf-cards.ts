import type { PdfCard, PdfCardDetails, PdfSurroundings } from '@parichay/contract/pdf-card/fields.ts'
import { pdfCardRoutes } from '@parichay/contract/pdf-card/routes.ts'
import { type CardOrder, cardScene, factsOf, type Side, sides } from '@parichay/pdf-card/card.ts'
import { loadBars } from '@parichay/pdf-card/barcode.ts'
import { cardWarnings } from '@parichay/pdf-card/warnings.ts'
import { bindScene } from '@parichay/scene/bind.ts'
import type { Pen } from '@parichay/scene/pen.ts'
import type { Scene } from '@parichay/scene/scene.ts'
import { needsOf } from '@parichay/scene/targets/canvas.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { loadFaces } from '../ui/scene/load-faces.ts'
import { call } from './client.ts'
import { fetchFile } from './download.ts'
import { keys } from './keys.ts'
import { renameOver } from './rename.ts'

/** The PDF cards of a business, what a new one begins with, and how many may be exported. */
export const pdfCardsQuery = (businessId: number) =>
  queryOptions({
    queryKey: keys.pdfCards(businessId),
    queryFn: ({ signal }) => call(pdfCardRoutes.getPdfCardsByBusiness, { query: { businessId } }, { signal }),
  })

/** One PDF card. */
export const pdfCardQuery = (pdfCardNo: number) =>
  queryOptions({
    queryKey: keys.pdfCard(pdfCardNo),
    queryFn: ({ signal }) => call(pdfCardRoutes.getPdfCard, { query: { pdfCardNo } }, { signal }),
  })

/** Puts a card that changed where screens read it; lists ask again. */
export function takePdfCard(queries: QueryClient, card: PdfCard): PdfCard {
  queries.setQueryData(keys.pdfCard(card.pdfCardNo), card)
  void queries.invalidateQueries({ queryKey: keys.pdfCards(card.businessId) })
  void queries.invalidateQueries({ queryKey: keys.pdfPass(card.pdfCardNo) })
  void queries.invalidateQueries({ queryKey: keys.pdfCardList(), refetchType: 'none' })
  return card
}

/** What was bought may pay for cards now: everything about them is asked again. */
export const refreshPdfCards = (queries: QueryClient) =>
  Promise.all(
    [keys.pdfCards(), ['pdf-card'], keys.pdfCardList()].map((queryKey) =>
      queries.invalidateQueries({ queryKey }),
    ),
  )

/** What a card is drawn from in the panel; addresses of pictures by the scene's names. */
export type CardLook = { details: PdfCardDetails; isSample: boolean } & PdfSurroundings

const orderOf = ({ details, pictures, logoColours, cardUrl, verifyUrl, isSample }: CardLook): CardOrder => ({
  details,
  pictures: Object.keys(pictures),
  logoColours,
  cardUrl,
  verifyUrl,
  isSample,
})

/** One side, ready to draw. Pure. */
export function sideOf(look: CardLook, side: Side): Scene {
  const order = orderOf(look)
  return bindScene(cardScene(order, side), factsOf(order))
}

/** Names of the facts that do not fit, measured with the card's own faces. */
export async function pdfWarningsOf(look: CardLook): Promise<string[]> {
  if (look.details.barcode) await loadBars()
  for (const side of sides) await loadFaces(needsOf(sideOf(look, side)).faces)
  const pen = document
    .createElement('canvas')
    .getContext('2d', { willReadFrequently: true }) as unknown as Pen
  return cardWarnings(pen, orderOf(look))
}

/** The file as it stands now: without watermark where it was exported so, else a sample. */
export const pdfCardFile = (pdfCardNo: number): Promise<File> =>
  fetchFile(pdfCardRoutes.downloadPdfCard, { query: { pdfCardNo } })

/** Makes the file without watermark, which may take one of the plan. */
export const exportPdfCard = async (
  queries: QueryClient,
  { pdfCardNo, version }: Pick<PdfCard, 'pdfCardNo' | 'version'>,
  isForced = false,
): Promise<PdfCard> =>
  takePdfCard(
    queries,
    await call(pdfCardRoutes.exportPdfCard, {
      body: { pdfCardNo, version, ...(isForced ? { forceDownloadWithoutSampleWatermark: true } : {}) },
    }),
  )

/** Marks the card of a project’s own person as printed, as it was looked at, or takes the mark away; `at` is when one that is given back was printed. */
export const markPdfCard = async (
  queries: QueryClient,
  { pdfCardNo, version }: Pick<PdfCard, 'pdfCardNo' | 'version'>,
  isPrinted: boolean,
  at?: string,
): Promise<PdfCard> =>
  takePdfCard(
    queries,
    await call(pdfCardRoutes.markPdfCardPrinted, {
      body: { pdfCardNo, isPrinted, ...(isPrinted ? { version } : {}), ...(at === undefined ? {} : { at }) },
    }),
  )

/** What a project is called in lists; one that was changed elsewhere is not overwritten. */
export const renamePdfCard = (
  queries: QueryClient,
  { pdfCardNo, version }: Pick<PdfCard, 'pdfCardNo' | 'version'>,
  title: string,
): Promise<PdfCard> =>
  renameOver(title, {
    send: async () =>
      takePdfCard(queries, await call(pdfCardRoutes.renamePdfCard, { body: { pdfCardNo, title, version } })),
    read: async () => {
      const card = takePdfCard(queries, await call(pdfCardRoutes.getPdfCard, { query: { pdfCardNo } }))
      await queries.invalidateQueries({ queryKey: keys.pdfCards(card.businessId) })
      return card
    },
  })
