import { drawCardPage } from '@parichay/card-page/card.ts'
import { cardPageCsp } from '@parichay/card-page/csp.ts'
import { drawQrSvg } from '@parichay/card-page/qr.ts'
import { drawStatePage, statusOf } from '@parichay/card-page/state.ts'
import { drawVcard } from '@parichay/card-page/vcard.ts'
import { isPaid, istDay } from '@parichay/contract/business/rules.ts'
import type { CardPageFacts, PagePicture } from '@parichay/contract/card/page.ts'
import { pageSections } from '@parichay/contract/card/page-sections.ts'
import { documentIdsOf } from '@parichay/contract/card/sections.ts'
import { releasedIdDays } from '@parichay/contract/card/rules.ts'
import { linkHref } from '@parichay/contract/link-store/rules.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fileUrl, isPicture, pagePicture } from '../../document/rules.ts'
import { type DocumentRow, findDocuments } from '../../document/store.ts'
import { linkTypeOf } from '../../link-store/rules.ts'
import { findTypes } from '../../link-store/store.ts'
import type { Agency } from '../../platform/hosts.ts'
import { codingFor, hasSeen } from '../../platform/memory.ts'
import { makePage, type Page } from '../../platform/page-cache.ts'
import { agencyScope } from '../../platform/scope.ts'
import type { World } from '../../platform/world.ts'
import { pageState, pageValidUntil } from './rules.ts'
import { findPage, findSuccessor, type PageRow, stampOf } from './store.ts'

type Kind = 'html' | 'vcf' | 'svg'
const types = {
  html: 'text/html; charset=utf-8',
  vcf: 'text/vcard; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
}

const brandOf = (agency: Agency): CardPageFacts['agency'] => ({
  agencyName: agency.agencyName,
  support: agency.support,
  url: agency.origin,
})

/** Everything the page is drawn from, in three queries. */
async function readFacts(
  world: World,
  agency: Agency,
  row: PageRow,
  notice: CardPageFacts['notice'],
): Promise<{ facts: CardPageFacts; documents: DocumentRow[] }> {
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
    url: `${agency.origin}/${cardId}`,
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
  return { facts, documents }
}

async function drawVcf(
  world: World,
  facts: CardPageFacts,
  documents: DocumentRow[],
  logoId: number | null,
  now: Date,
): Promise<string> {
  const logo = documents.find((document) => document.documentId === logoId)
  const stored = logo && (await world.storage.get(logo.jpegKey))
  const photo = stored
    ? { photoJpegBase64: Buffer.concat(await stored.body.toArray()).toString('base64') }
    : {}
  return drawVcard(facts, { ...photo, metOn: istDay(now) })
}

const headersFor = (kind: Kind, cardId: string, origin: string): Record<string, string> => ({
  'content-type': types[kind],
  'cache-control': 'public, max-age=0, must-revalidate',
  ...(kind === 'html'
    ? { 'content-security-policy': cardPageCsp(origin) }
    : { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" }),
  ...(kind === 'vcf' ? { 'content-disposition': `attachment; filename="${cardId}.vcf"` } : {}),
})

/** Reads and draws a page; also the pages of cards that are not live, each with its status (screens 8.5). */
async function draw(
  world: World,
  agency: Agency,
  cardId: string,
  kind: Kind,
  now: Date,
): Promise<Page | { movedTo: string }> {
  const scope = agencyScope(agency.agencyId)
  const today = istDay(now)
  const row = await world.database.inScope(scope, (tx) => findPage(tx, scope, cardId))
  if (!row || row.deletedAt !== null) {
    const since = new Date(now.getTime() - releasedIdDays * 86_400_000)
    const movedTo = await world.database.inScope(scope, (tx) => findSuccessor(tx, scope, cardId, since))
    if (movedTo) return { movedTo }
  }
  const facts = row && {
    status: row.status,
    deleted: row.deletedAt !== null || row.businessDeletedAt !== null,
    expiry: row.expiryDateForCustomer,
    isPaid: isPaid(row),
  }
  const { state, notice } = facts ? pageState(facts, today) : { state: 'unknown' as const, notice: null }
  const stamp = row ? stampOf(row) : ''
  const validUntil = row ? pageValidUntil(row.expiryDateForCustomer, today) : now.getTime() + 5000
  if (row && state === 'live') {
    const { facts: page, documents } = await readFacts(world, agency, row, notice)
    const text =
      kind === 'html'
        ? drawCardPage(page)
        : kind === 'vcf'
          ? await drawVcf(world, page, documents, row.basicDetails.logoDocumentId, now)
          : drawQrSvg(page.url, { dark: '#111111', light: '#ffffff', size: 480 })
    // A saved contact says when the two met, so it is good for this day only.
    const dayEnd = Date.parse(`${today}T24:00:00+05:30`)
    return makePage(text, {
      status: 200,
      headers: headersFor(kind, cardId, agency.origin),
      validUntil: kind === 'vcf' ? Math.min(validUntil ?? dayEnd, dayEnd) : validUntil,
      stamp,
    })
  }
  const shown = state === 'live' ? 'unknown' : state
  const named =
    row && (shown === 'expired' || shown === 'inactive')
      ? { name: row.basicDetails.companyName, phone: row.basicDetails.phones[0]?.number ?? null }
      : null
  const text = drawStatePage({
    state: shown,
    language: row?.settings.language ?? agency.languages[0] ?? 'en',
    business: named,
    agency: brandOf(agency),
  })
  return makePage(text, {
    status: statusOf(shown),
    headers: { ...headersFor('html', cardId, agency.origin), 'x-robots-tag': 'noindex' },
    validUntil,
    stamp,
  })
}

// An id may come back to its card, so no browser keeps a redirect.
const moveTo = (reply: FastifyReply, path: string) =>
  reply.header('cache-control', 'public, max-age=0, must-revalidate').redirect(path, 301)

function send(request: FastifyRequest, reply: FastifyReply, page: Page) {
  reply.headers(page.headers).header('etag', page.etag).header('vary', 'accept-encoding')
  if (page.status === 200 && hasSeen(request.headers['if-none-match'], page.etag))
    return reply.status(304).send()
  const coding = codingFor(request.headers['accept-encoding'] ?? '')
  if (coding !== 'identity') reply.header('content-encoding', coding)
  return reply.status(page.status).send(page[coding])
}

/** `/{cardId}`, `/{cardId}.vcf` and `/{cardId}.svg` (its QR) on the agency's host. */
export function serveCardPages(app: FastifyInstance, world: World): void {
  app.get<{ Params: { name: string } }>('/:name', async (request, reply) => {
    const agency = await world.hosts.find(request.headers.host)
    if (!agency) return reply.callNotFound()
    const [, rawId = '', ending] = /^(.*?)(?:\.(vcf|svg))?$/.exec(request.params.name) ?? []
    const cardId = rawId.toLowerCase()
    if (!/^[a-z0-9-]{1,60}$/.test(cardId)) return reply.callNotFound()
    if (cardId !== rawId) return moveTo(reply, `/${cardId}${ending ? `.${ending}` : ''}`)
    const kind: Kind = ending === 'vcf' || ending === 'svg' ? ending : 'html'
    const now = world.clock()
    // Keys carry the host: the page names its own address.
    const key = `${agency.agencyId}:${cardId}`
    const slot = `${key}|${agency.host}|${kind}`
    // Asked for again within half a minute, as long as hosts are kept, the page is answered before the router.
    if (kind === 'html')
      world.pages.nameAs(`${request.headers.host}|${request.url}`, slot, now.getTime() + 30_000)
    const kept = world.pages.find(slot, now.getTime())
    if (kept) return send(request, reply, kept)
    const since = world.pages.mark()
    const page = await draw(world, agency, cardId, kind, now)
    if ('movedTo' in page) return moveTo(reply, `/${page.movedTo}${ending ? `.${ending}` : ''}`)
    if (page.status !== 404) world.pages.keep(slot, page, since)
    return send(request, reply, page)
  })
}
