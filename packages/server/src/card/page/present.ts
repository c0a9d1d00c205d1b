import { drawCardPage } from '@parichay/card-page/card.ts'
import { cardPageCsp } from '@parichay/card-page/csp.ts'
import { drawOfflineWorker } from '@parichay/card-page/offline.ts'
import { drawOrderPage } from '@parichay/card-page/order.ts'
import { drawQrSvg, qrPoints } from '@parichay/card-page/qr.ts'
import { blankReport, drawReportedPage, drawReportPage } from '@parichay/card-page/report.ts'
import { drawSignaturePage } from '@parichay/card-page/signature.ts'
import { drawStatePage, nobody } from '@parichay/card-page/state.ts'
import { drawVcard } from '@parichay/card-page/vcard.ts'
import type { Language } from '@parichay/contract/agency/fields.ts'
import { istDay } from '@parichay/contract/business/rules.ts'
import { pageSections } from '@parichay/contract/card/page-sections.ts'
import type { CardPageFacts, PagePicture } from '@parichay/contract/card/page.ts'
import { documentIdsOf } from '@parichay/contract/card/sections.ts'
import { linkHref } from '@parichay/contract/link-store/rules.ts'
import sharp from 'sharp'
import { fileUrl, isPicture, pagePicture } from '../../document/rules.ts'
import { type DocumentRow, findDocuments } from '../../document/store.ts'
import { linkTypeOf } from '../../link-store/rules.ts'
import { findTypes } from '../../link-store/store.ts'
import { disposition } from '../../platform/file-name.ts'
import type { Agency } from '../../platform/hosts.ts'
import { agencyScope } from '../../platform/scope.ts'
import type { World } from '../../platform/world.ts'
import { type CardPictures, drawPicture } from './picture/present.ts'
import { brandOf } from './rules.ts'
import type { PageRow } from './store.ts'

/** What is served of a card, by the ending of its address or the word after it. */
export const pageKinds = [
  'html',
  'vcf',
  'sw.js',
  'signature',
  'order',
  'report',
  'reported',
  'og.jpg',
  'poster.pdf',
  'qr.svg',
  'qr.png',
] as const
/** One of `pageKinds`. */
export type PageKind = (typeof pageKinds)[number]

/** Which page of a card is asked for. */
export type Asked = {
  cardId: string
  kind: PageKind
  /** The visitor's choice of language, for the page itself and an order. */
  language: Language | null
  /** What an order without script says. */
  quantities: Record<string, unknown>
  /** The visitor's network address, which making pictures is counted for. */
  ip: string
}

const contentTypes: Record<PageKind, string> = {
  html: 'text/html; charset=utf-8',
  vcf: 'text/vcard; charset=utf-8',
  'sw.js': 'text/javascript; charset=utf-8',
  signature: 'text/html; charset=utf-8',
  order: 'text/html; charset=utf-8',
  report: 'text/html; charset=utf-8',
  reported: 'text/html; charset=utf-8',
  'og.jpg': 'image/jpeg',
  'poster.pdf': 'application/pdf',
  'qr.svg': 'image/svg+xml; charset=utf-8',
  'qr.png': 'image/png',
}
/** Whether a kind is a page; pictures, contact and worker exist only while the card is shown. */
export const isHtml = (kind: PageKind): boolean => contentTypes[kind].startsWith('text/html')

/** Headers of a page: each kind under the policy that lets it do its work and nothing else. */
export const headersFor = (kind: PageKind, cardId: string, origin: string): Record<string, string> => ({
  'content-type': contentTypes[kind],
  'cache-control': 'public, max-age=0, must-revalidate',
  'content-security-policy': isHtml(kind)
    ? cardPageCsp(origin)
    : kind === 'sw.js'
      ? "default-src 'none'; connect-src 'self'"
      : kind === 'poster.pdf'
        ? // Browsers refuse to show a PDF in a sandbox.
          "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'"
        : "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  ...(kind === 'vcf' ? { 'content-disposition': disposition('attachment', `${cardId}.vcf`) } : {}),
  ...(kind === 'qr.png' ? { 'content-disposition': disposition('inline', `${cardId}-qr.png`) } : {}),
  ...(kind === 'poster.pdf' ? { 'content-disposition': disposition('inline', `${cardId}-poster.pdf`) } : {}),
  ...(['signature', 'order', 'report', 'reported'].includes(kind) ? { 'x-robots-tag': 'noindex' } : {}),
})

/** What stands where an agency's pages stood, while it is suspended: neutral, and of nobody. */
export const drawPaused = (language: Language = 'en'): string =>
  drawStatePage({
    state: 'paused',
    language,
    business: null,
    agency: nobody,
  })

/** Everything the page is drawn from, in three queries. */
async function readFacts(
  world: World,
  agency: Agency,
  row: PageRow,
  notice: CardPageFacts['notice'],
): Promise<{ facts: CardPageFacts } & CardPictures> {
  const scope = agencyScope(agency.agencyId)
  const { logoDocumentId, coverDocumentId } = row.basicDetails
  const { documents, linkTypes } = await world.database.inScope(scope, async (tx) => ({
    documents: await findDocuments(tx, scope, [
      ...[logoDocumentId, coverDocumentId].filter((id): id is number => id !== null),
      ...documentIdsOf(row),
    ]),
    linkTypes: new Map(
      (await findTypes(tx, [...new Set(row.links.map((link) => link.linkTypeId))])).map((type) => [
        type.linkTypeId,
        linkTypeOf(type),
      ]),
    ),
  }))
  const byId = new Map(documents.map((document) => [document.documentId, document]))
  const pictureOf = (id: number | null): PagePicture | null => {
    const found = byId.get(id ?? 0)
    return found && isPicture(found) ? pagePicture(found) : null
  }
  const fileOf = (id: number) => {
    const found = byId.get(id)
    return found ? { url: fileUrl(found.storageKey), bytes: found.bytes } : null
  }
  const links = row.links.flatMap((link) => {
    const type = linkTypes.get(link.linkTypeId)
    return type && (type.fieldType === 'text' || linkHref(type, link.value))
      ? [{ title: link.title, value: link.value, type }]
      : []
  })
  const cardId = row.cardId ?? ''
  const facts: CardPageFacts = {
    cardId,
    url: `${agency.home}/${cardId}`,
    ...(agency.home !== agency.origin && { here: `${agency.origin}/${cardId}` }),
    category: row.category,
    template: row.template,
    basicDetails: row.basicDetails,
    links,
    sections: pageSections(row, { pictureOf, fileOf }),
    settings: row.settings,
    pictures: { logo: pictureOf(logoDocumentId), cover: pictureOf(coverDocumentId) },
    agency: brandOf(agency),
    notice,
  }
  return { facts, logo: byId.get(logoDocumentId ?? 0), cover: byId.get(coverDocumentId ?? 0) }
}

/** The pages with which a visitor reports a card: they name it, and say nothing else of it. */
function drawReporting(
  agency: Agency,
  row: PageRow,
  { kind, language }: { kind: 'report' | 'reported'; language: Language | null },
): string {
  const facts = {
    language: language ?? row.settings.language,
    isChosen: language !== null && language !== row.settings.language,
    cardId: row.cardId ?? '',
    name: row.basicDetails.companyName,
    agency: brandOf(agency),
  }
  return kind === 'report' ? drawReportPage({ ...facts, ...blankReport }) : drawReportedPage(facts)
}

/** Draws what was asked for of a live card. */
export async function drawLive(
  world: World,
  agency: Agency,
  row: PageRow,
  notice: CardPageFacts['notice'],
  { kind, language, quantities, ip }: Asked,
): Promise<string | Buffer> {
  if (kind === 'sw.js') return drawOfflineWorker(row.cardId ?? '')
  if (kind === 'report' || kind === 'reported') return drawReporting(agency, row, { kind, language })
  const { facts: read, logo, cover } = await readFacts(world, agency, row, notice)
  const facts = language ? { ...read, shownIn: language } : read
  const qr = { dark: '#111111', light: '#ffffff' }
  switch (kind) {
    case 'html':
      return drawCardPage(facts)
    case 'vcf':
      return drawVcard(facts, { ...(await photoOf(world, logo)), metOn: istDay(world.clock()) })
    case 'qr.svg':
      return drawQrSvg(facts.url, { ...qr, size: 480 })
    case 'qr.png':
      return drawQrPng(facts.url, { dark: 0x11, light: 0xff, size: 1024 })
    case 'signature':
      // Mail programs know JPEG, and not all of them WebP.
      return drawSignaturePage(facts, logo ? { url: `${agency.home}${fileUrl(logo.jpegKey)}` } : null)
    case 'order':
      return drawOrderPage(facts, quantities)
    case 'og.jpg':
    case 'poster.pdf':
      return drawPicture(world, facts, {
        kind,
        agencyId: agency.agencyId,
        cardNo: row.cardNo,
        ip,
        logo,
        cover,
      })
  }
}

/** A QR code as PNG of `size` px in two greys. No drawing language is read for it: no process of ours has a decoder of one. */
function drawQrPng(text: string, { dark, light, size }: { dark: number; light: number; size: number }) {
  const { side, points } = qrPoints(text)
  const greys = points.map((point) => (point ? dark : light))
  return sharp(greys, { raw: { width: side, height: side, channels: 1 } })
    .resize(size, size, { kernel: 'nearest' })
    .png({ palette: true, colours: 4 })
    .toBuffer()
}

async function photoOf(world: World, logo: DocumentRow | undefined) {
  const stored = logo && (await world.storage.get(logo.jpegKey))
  return stored ? { photoJpegBase64: Buffer.concat(await stored.body.toArray()).toString('base64') } : {}
}
