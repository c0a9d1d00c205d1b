import { drawVerifyPage, verifyStatusOf } from '@parichay/card-page/verify.ts'
import { standstillOf } from '@parichay/contract/agency/suspension.ts'
import type { VerifyFacts } from '@parichay/contract/pdf-card/verify-page.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fileUrl } from '../../document/rules.ts'
import { count, networkOf, untilWindowEnd } from '../../platform/limits.ts'
import type { Agency } from '../../platform/hosts.ts'
import { agencyScope } from '../../platform/scope.ts'
import type { World } from '../../platform/world.ts'
import { isToken } from './rules.ts'
import { readVerified } from './usecase.ts'

/** Pages one network may ask for, and how many of them may be of cards that nobody has: who guesses is stopped early. */
const windowSec = 600
const most = { asked: 300, missed: 30 }

/** Nothing of the page is kept: what is revoked is revoked at once. */
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
}
const policy = (origin: string) =>
  `default-src 'none'; style-src 'unsafe-inline'; img-src 'self' ${new URL(origin).origin}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** `/v/{token}`: whether a card is good. It has no list, and tokens do not follow each other. */
export function serveVerifyPages(
  app: FastifyInstance,
  world: World,
  { drawPaused }: { drawPaused: (agency: Agency) => string },
): void {
  app.get<{ Params: { token: string } }>('/v/:token', async (request, reply) => {
    const agency = await world.hosts.find(request.headers.host)
    if (!agency) return reply.callNotFound()
    const now = world.clock()
    const send = (status: number, text: string) =>
      reply
        .headers({ ...headers, 'content-security-policy': policy(agency.origin) })
        .status(status)
        .send(text)
    if (standstillOf(agency, now) === 'all') return send(503, drawPaused(agency))
    const known = {
      checkedAt: now,
      agency: {
        agencyName: agency.agencyName,
        url: agency.origin,
        signs: agency.signsCards,
        theme: { primary: agency.themePrimary },
      },
    }
    const answer = (facts: Pick<VerifyFacts, 'language' | 'card'>) => {
      const all = { ...known, ...facts }
      return send(verifyStatusOf(all), drawVerifyPage(all))
    }
    const language = agency.languages[0] ?? 'en'
    if (await isOver(world, request, now, 'asked'))
      return tooMany(reply, now, () => answer({ language, card: 'tooMany' }))
    const { token } = request.params
    const scope = agencyScope(agency.agencyId)
    const found = isToken(token)
      ? await world.database.inScope(scope, (tx) => readVerified(tx, scope, token, now))
      : undefined
    if (found) {
      const { photoKey, ...card } = found
      return answer({
        language: card.language,
        card: { ...card, photo: photoKey === null ? null : fileUrl(photoKey) },
      })
    }
    if (await isOver(world, request, now, 'missed'))
      return tooMany(reply, now, () => answer({ language, card: 'tooMany' }))
    return answer({ language, card: 'unknown' })
  })
}

const isOver = async (
  { database, config }: World,
  { ip }: FastifyRequest,
  now: Date,
  kind: keyof typeof most,
): Promise<boolean> =>
  (await count(database.platform, now, { bucket: `verify-${kind}:${networkOf(ip)}`, windowSec })) >
  Math.round(most[kind] * config.limitFactor)

function tooMany<T>(reply: FastifyReply, now: Date, answer: () => T): T {
  reply.header('retry-after', String(untilWindowEnd(now, windowSec)))
  return answer()
}
