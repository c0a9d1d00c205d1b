import { drawDirectory, sharedDirectory } from '@parichay/card-page/landing/directory.ts'
import { drawLanding, sharedLanding } from '@parichay/card-page/landing/landing.ts'
import type { SharedPage } from '@parichay/card-page/pictures/landing.ts'
import { statusOf } from '@parichay/card-page/state.ts'
import { Language } from '@parichay/contract/agency/fields.ts'
import { standstillOf } from '@parichay/contract/agency/suspension.ts'
import { slug } from '@parichay/contract/card/rules.ts'
import { categorySlug } from '@parichay/contract/category-page/rules.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { linkTypeOf } from '../../link-store/rules.ts'
import { findTypes } from '../../link-store/store.ts'
import type { Agency } from '../../platform/hosts.ts'
import { codingFor, hasSeen } from '../../platform/memory.ts'
import { makePage, type Page } from '../../platform/page-cache.ts'
import type { World } from '../../platform/world.ts'
import { readAllContent, readOpenCards, readPictures, whoseRecords } from '../usecase.ts'
import {
  drawClosed,
  drawSitemap,
  landingAgency,
  landingFacts,
  landingHeaders,
  nameIn,
  shownLanguages,
} from './present.ts'
import { drawLandingPicture } from './picture/present.ts'

/**
 * What is asked for: the map of the site, or the page of a category, or the list of pages (no `slug`), or the picture beside the
 * address of one; in a language, or the first one. `ip` is who is counted for the making of pictures.
 */
type Asked = { slug: string | null; language: Language | null; kind: 'page' | 'map' | 'picture'; ip: string }

type Drawn = { body: string | Buffer } & Partial<Pick<Page, 'also' | 'validUntil'>>

/** Draws what was asked for; null where nothing stands at this address. */
async function draw(world: World, agency: Agency, asked: Asked): Promise<Drawn | null> {
  const all = await readAllContent(world, agency.agencyId)
  const shown = all.filter(({ content }) => shownLanguages(agency, content).length > 0)
  const picture = (page: SharedPage) => drawLandingPicture(world, agency, page, asked.ip)
  if (asked.kind === 'map') return { body: drawSitemap(agency, shown) }
  if (asked.slug === null) {
    const language = asked.language ?? agency.languages[0] ?? 'en'
    if (!agency.languages.includes(language)) return null
    const pages = shown
      .filter(({ content }) => shownLanguages(agency, content).includes(language))
      .map((page) => ({
        category: page.category,
        name: nameIn(page, language),
        lead: page.content.words[language].lead,
      }))
    const facts = { language, languages: agency.languages, pages, agency: landingAgency(agency) }
    return { body: asked.kind === 'picture' ? await picture(sharedDirectory(facts)) : drawDirectory(facts) }
  }
  const found =
    shown.find(({ category }) => categorySlug(category) === asked.slug) ??
    // Addresses were cut before, and without letters of other scripts: links to those lead to the page still.
    shown.find(({ category }) => asked.slug !== '' && slug(category) === asked.slug)
  if (!found) return null
  const languages = shownLanguages(agency, found.content)
  const language = asked.language ?? languages[0]!
  if (!languages.includes(language)) return null
  const { category, content } = found
  const words = content.words[language]
  if (asked.kind === 'picture')
    return {
      body: await picture(sharedLanding({ language, category, words, agency: landingAgency(agency) })),
    }
  const types = await findTypes(world.database.app, found.content.linkTypeIds)
  const pictures = await readPictures(world, await whoseRecords(world, agency.agencyId), found.content)
  const sample = found.isOwn ? found.content.sampleCardId : ''
  const open = sample ? await readOpenCards(world, agency.agencyId, [sample]) : null
  const facts = landingFacts(agency, found, language, {
    links: types.map(linkTypeOf),
    pictures,
    sampleCardId: open?.cardIds[0] ?? null,
  })
  return {
    body: drawLanding(facts),
    // A card that closes or opens again takes its link along.
    ...(open && { also: [`${agency.agencyId}:${sample}`], validUntil: open.until }),
  }
}

function send(request: FastifyRequest, reply: FastifyReply, page: Page) {
  reply.headers(page.headers).header('etag', page.etag).header('vary', 'accept-encoding')
  if (page.status === 200 && hasSeen(request.headers['if-none-match'], page.etag))
    return reply.status(304).send()
  const coding = codingFor(page, request.headers['accept-encoding'] ?? '')
  if (coding !== 'identity') reply.header('content-encoding', coding)
  return reply.status(page.status).send(page[coding] ?? page.identity)
}

/**
 * Landing pages on an agency's host: `/for` and `/for/{language}` list them, `/for/{category}` and
 * `/for/{category}/{language}` are the pages, `og.jpg` behind a language the picture that messengers show; `/sitemap.xml` and
 * `/robots.txt` lead search engines there. Pages are drawn once and kept in memory like cards (decision 0009); a change of any
 * of them drops all.
 */
export function serveLandingPages(app: FastifyInstance, world: World): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply, given: Omit<Asked, 'ip'>) => {
    const asked = { ...given, ip: request.ip }
    // Before the agency is read: what is drawn from an older one is not kept.
    const since = world.pages.mark()
    const agency = await world.hosts.find(request.headers.host)
    if (!agency) return reply.callNotFound()
    const now = world.clock()
    if (standstillOf(agency, now) !== 'none')
      return reply
        .status(statusOf('paused'))
        .headers({
          ...landingHeaders(agency.origin, 'page'),
          'cache-control': 'no-store',
          'x-robots-tag': 'noindex',
        })
        .send(drawClosed(given.language ?? agency.languages[0] ?? 'en'))
    // By what is asked for and not by how it is written: an address spelled with signs like %73 makes no further copy.
    const { slug, language, kind } = asked
    const slot = `${agency.agencyId}:for|${agency.host}|${kind}|${slug ?? ''}|${language ?? ''}`
    const remember = () => {
      const { url } = request
      if (!/[?%]/.test(url))
        world.pages.nameAs(`${request.headers.host}|${url}`, slot, now.getTime() + 30_000)
    }
    const kept = world.pages.find(slot, now.getTime())
    if (kept) {
      remember()
      return send(request, reply, kept)
    }
    const drawn = await draw(world, agency, asked)
    if (drawn === null) return reply.callNotFound()
    const { body, validUntil = null, also = [] } = drawn
    const page = await makePage(body, {
      status: 200,
      headers: landingHeaders(agency.origin, kind),
      validUntil,
      stamp: '',
      also,
    })
    world.pages.keep(slot, page, since)
    remember()
    return send(request, reply, page)
  }
  const languageOf = (text: string) => Language.safeParse(text).data ?? null
  app.get('/for', (request, reply) => answer(request, reply, { slug: null, language: null, kind: 'page' }))
  app.get<{ Params: { first: string } }>('/for/:first', (request, reply) => {
    const { first } = request.params
    const language = languageOf(first)
    return answer(request, reply, { slug: language ? null : first, language, kind: 'page' })
  })
  app.get<{ Params: { slug: string; language: string } }>('/for/:slug/:language', (request, reply) => {
    const { slug, language } = request.params
    const wanted = languageOf(language)
    return wanted ? answer(request, reply, { slug, language: wanted, kind: 'page' }) : reply.callNotFound()
  })
  app.get<{ Params: { language: string } }>('/for/:language/og.jpg', (request, reply) => {
    const language = languageOf(request.params.language)
    return language ? answer(request, reply, { slug: null, language, kind: 'picture' }) : reply.callNotFound()
  })
  app.get<{ Params: { slug: string; language: string } }>('/for/:slug/:language/og.jpg', (request, reply) => {
    const { slug, language } = request.params
    const wanted = languageOf(language)
    return wanted ? answer(request, reply, { slug, language: wanted, kind: 'picture' }) : reply.callNotFound()
  })
  app.get('/sitemap.xml', (request, reply) =>
    answer(request, reply, { slug: null, language: null, kind: 'map' }),
  )
  app.get('/robots.txt', async (request, reply) => {
    const agency = await world.hosts.find(request.headers.host)
    if (!agency) return reply.callNotFound()
    return reply
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nDisallow: /panel/\nDisallow: /api/\nSitemap: ${agency.home}/sitemap.xml\n`)
  })
}
