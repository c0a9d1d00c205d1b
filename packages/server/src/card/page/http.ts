import { drawLockPage } from '@parichay/card-page/lock.ts'
import { drawOfflineFarewell } from '@parichay/card-page/offline.ts'
import { drawStatePage, statusOf } from '@parichay/card-page/state.ts'
import { cardsLiveUntil, standstillOf } from '@parichay/contract/agency/suspension.ts'
import { Language } from '@parichay/contract/agency/fields.ts'
import { istDay } from '@parichay/contract/business/rules.ts'
import { releasedIdDays } from '@parichay/contract/card/rules.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Agency } from '../../platform/hosts.ts'
import { codingFor, hasSeen } from '../../platform/memory.ts'
import { makePage, type Page } from '../../platform/page-cache.ts'
import { agencyScope } from '../../platform/scope.ts'
import type { World } from '../../platform/world.ts'
import { lockFacts } from '../pin/present.ts'
import { lockHeaders } from '../pin/rules.ts'
import { lockOf } from '../pin/usecase.ts'
import { mayPassLock } from '../pin/usecase.pass.ts'
import { type Asked, drawLive, drawPaused, headersFor, isHtml, type PageKind } from './present.ts'
import { brandOf, pageState, pageValidUntil } from './rules.ts'
import { findPage, findSuccessor, type PageRow, stampOf } from './store.ts'

/** `isFor`: only whom the lock of the card let in, so that nobody else is given it and nothing keeps it. */
type Drawn = { movedTo: string } | { page: Page; isFor: 'all' | 'strangers' | 'one' }

/** Reads and draws a page; also the pages of cards that are not live, each with its status (screens 8.5), and the one before a lock. */
async function draw(world: World, agency: Agency, asked: Asked, request: FastifyRequest): Promise<Drawn> {
  const { cardId, kind } = asked
  const now = world.clock()
  if (standstillOf(agency, now) === 'all')
    return {
      isFor: 'all',
      page: await makePage(drawPaused(asked.language ?? agency.languages[0]), {
        status: statusOf('paused'),
        headers: {
          ...headersFor('html', cardId, agency.origin),
          // Workers of cards take their copies along.
          'cache-control': 'no-store',
          'x-robots-tag': 'noindex',
        },
        validUntil: now.getTime() + 5000,
        stamp: '',
      }),
    }
  const scope = agencyScope(agency.agencyId)
  const today = istDay(now)
  const row = await world.database.inScope(scope, (tx) => findPage(tx, scope, cardId))
  const since = new Date(now.getTime() - releasedIdDays * 86_400_000)
  const successor =
    row && row.deletedAt === null
      ? undefined
      : await world.database.inScope(scope, (tx) => findSuccessor(tx, scope, cardId, since))
  if (successor?.movedTo) return { movedTo: successor.movedTo }
  const facts = row && {
    status: row.status,
    deleted: row.deletedAt !== null || row.businessDeletedAt !== null,
    suspended: row.suspendedAt !== null,
    expiryDateForCustomer: row.expiryDateForCustomer,
    paymentStatus: row.paymentStatus,
  }
  // An old link of a card that was deleted afterwards says so, as its last one does.
  const without = successor ? ('deleted' as const) : ('unknown' as const)
  const { state, notice } = facts ? pageState(facts, today) : { state: without, notice: null }
  const stamp = row ? stampOf(row) : ''
  // What hangs on another row is not kept: that row's changes do not drop it. An id that nobody ever had is, for a moment.
  const turnsAt = row
    ? pageValidUntil(row.expiryDateForCustomer, today)
    : now.getTime() + (successor ? 0 : 5000)
  const pausesAt = agency.suspendedAt && cardsLiveUntil(agency.suspendedAt).getTime()
  const validUntil = pausesAt === null ? turnsAt : Math.min(turnsAt ?? pausesAt, pausesAt)
  if (row && state === 'live') {
    // What reports a card shows nothing of it, and stands before a lock too.
    const lock = kind === 'report' || kind === 'reported' ? null : lockOf(agency, row)
    if (lock && !(await mayPassLock(world, agency, lock, { kind, request })))
      return { isFor: 'strangers', page: await drawLocked(world, agency, row, asked, { validUntil, stamp }) }
    // A saved contact says when the two met, so it is good for this day only.
    const dayEnd = Date.parse(`${today}T24:00:00+05:30`)
    const page = await makePage(await drawLive(world, agency, row, notice, asked), {
      status: 200,
      headers: {
        ...headersFor(kind, cardId, agency.origin),
        ...(lock && { 'cache-control': lockHeaders['cache-control'], 'x-robots-tag': 'noindex' }),
      },
      validUntil: kind === 'vcf' ? Math.min(validUntil ?? dayEnd, dayEnd) : validUntil,
      stamp,
    })
    return { isFor: lock ? 'one' : 'all', page }
  }
  const shown = state === 'live' ? 'unknown' : state
  const named =
    row && (shown === 'expired' || shown === 'inactive')
      ? { name: row.basicDetails.companyName, phone: row.basicDetails.phones[0]?.number ?? null }
      : null
  const text = drawStatePage({
    state: shown,
    language: asked.language ?? row?.settings.language ?? agency.languages[0] ?? 'en',
    business: named,
    agency: brandOf(agency),
  })
  const page = await makePage(text, {
    // A picture or contact of what is not shown is nothing; a page says why.
    status: isHtml(kind) ? statusOf(shown) : Math.max(404, statusOf(shown)),
    headers: { ...headersFor('html', cardId, agency.origin), 'x-robots-tag': 'noindex' },
    validUntil,
    stamp,
  })
  return { isFor: 'all', page }
}

/** What strangers get of a locked card: the page that asks for the PIN, whatever of it they asked for, and a worker that takes copies along. */
async function drawLocked(
  world: World,
  agency: Agency,
  row: PageRow,
  { kind, cardId, language }: Asked,
  known: Pick<Page, 'validUntil' | 'stamp'>,
): Promise<Page> {
  if (kind === 'sw.js')
    return makePage(drawOfflineFarewell(cardId), {
      ...known,
      status: 200,
      headers: {
        ...headersFor(kind, cardId, agency.origin),
        'cache-control': lockHeaders['cache-control'],
        'x-robots-tag': 'noindex',
      },
    })
  const text = drawLockPage(await lockFacts(world, agency, row, { language, fault: null }))
  return makePage(text, {
    ...known,
    status: isHtml(kind) ? 200 : 403,
    headers: { ...headersFor('html', cardId, agency.origin), ...lockHeaders },
  })
}

// An id may come back to its card, so no browser keeps a redirect.
const moveTo = (reply: FastifyReply, path: string) =>
  reply.header('cache-control', 'public, max-age=0, must-revalidate').redirect(path, 301)

function send(request: FastifyRequest, reply: FastifyReply, page: Page) {
  reply.headers(page.headers).header('etag', page.etag).header('vary', 'accept-encoding')
  if (page.status === 200 && hasSeen(request.headers['if-none-match'], page.etag))
    return reply.status(304).send()
  const coding = codingFor(page, request.headers['accept-encoding'] ?? '')
  if (coding !== 'identity') reply.header('content-encoding', coding)
  return reply.status(page.status).send(page[coding] ?? page.identity)
}

const endings = /^(.*?)(?:\.(vcf|sw\.js))?$/
/** What stands after the id and a slash. */
const parts: readonly string[] = [
  'signature',
  'order',
  'report',
  'reported',
  'og.jpg',
  'poster.pdf',
  'qr.svg',
  'qr.png',
] satisfies PageKind[]

/** What speaks the language that a visitor chose. */
const speaking: readonly PageKind[] = ['html', 'order', 'report', 'reported']

/**
 * A card on the agency's host: `/{cardId}`, its contact `.vcf`, its offline worker `.sw.js`; behind a slash `qr.svg` and
 * `qr.png`, `og.jpg` for link previews, `poster.pdf`, `signature` for e-mail, `order` for baskets without script, `report`
 * and `reported` for who reports it. Of a
 * query only `lang` counts, and the quantities of an order, so that no other parameter makes copies in the cache.
 */
export function serveCardPages(app: FastifyInstance, world: World): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply, given: string, part: string | null) => {
    // Before the agency is read: what is drawn from an older one is not kept.
    const since = world.pages.mark()
    const agency = await world.hosts.find(request.headers.host)
    if (!agency) return reply.callNotFound()
    const [, rawId = '', ending] = part === null ? (endings.exec(given) ?? []) : ['', given]
    const cardId = rawId.toLowerCase()
    if (!/^[a-z0-9-]{1,60}$/.test(cardId)) return reply.callNotFound()
    const asking = request.url.indexOf('?')
    const rest =
      (part === null ? (ending ? `.${ending}` : '') : `/${part}`) +
      (asking < 0 ? '' : request.url.slice(asking))
    const query = request.query as Record<string, unknown>
    if (cardId !== rawId) return moveTo(reply, `/${cardId}${rest}`)
    const kind = (part ?? ending ?? 'html') as PageKind
    const language = speaking.includes(kind) ? (Language.safeParse(query['lang']).data ?? null) : null
    const asked: Asked = { cardId, kind, language, quantities: query, ip: request.ip }
    const now = world.clock()
    // Keys carry the host: the page names its own address.
    const slot = `${agency.agencyId}:${cardId}|${agency.host}|${kind}|${language ?? ''}`
    // Strangers share the page before a lock; it stands under a name of its own, which no raw address is answered with.
    const lockSlot = `${slot}|locked`
    const isStranger = !(request.headers.cookie ?? '').includes('__Host-')
    const kept =
      kind === 'order'
        ? undefined
        : (world.pages.find(slot, now.getTime()) ??
          (isStranger ? world.pages.find(lockSlot, now.getTime()) : undefined))
    // Asked for again within half a minute, as long as hosts are kept, the page is answered before the router.
    const remember = () => {
      if (request.url === `/${cardId}` && world.pages.find(slot, now.getTime()))
        world.pages.nameAs(`${request.headers.host}|${request.url}`, slot, now.getTime() + 30_000)
    }
    if (kept) {
      remember()
      return send(request, reply, kept)
    }
    const drawn = await draw(world, agency, asked, request)
    if ('movedTo' in drawn) return moveTo(reply, `/${drawn.movedTo}${rest}`)
    const { page, isFor } = drawn
    if (page.status !== 404 && kind !== 'order' && isFor !== 'one') {
      world.pages.keep(isFor === 'all' ? slot : lockSlot, page, since)
      remember()
    }
    return send(request, reply, page)
  }
  app.get<{ Params: { name: string } }>('/:name', (request, reply) =>
    answer(request, reply, request.params.name, null),
  )
  // Some programs and people write a slash behind an address; a card has one address.
  app.get<{ Params: { name: string } }>('/:name/', (request, reply) => {
    const { name } = request.params
    if (!/^[A-Za-z0-9-]{1,60}$/.test(name)) return reply.callNotFound()
    const asking = request.url.indexOf('?')
    return moveTo(reply, `/${name.toLowerCase()}${asking < 0 ? '' : request.url.slice(asking)}`)
  })
  app.get<{ Params: { name: string; part: string } }>('/:name/:part', (request, reply) => {
    const { name, part } = request.params
    return parts.includes(part) ? answer(request, reply, name, part) : reply.callNotFound()
  })
}
