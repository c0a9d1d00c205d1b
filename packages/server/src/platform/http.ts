import fastifyCookie from '@fastify/cookie'
import fastifyFormbody from '@fastify/formbody'
import fastifyMultipart from '@fastify/multipart'
import { standstillOf } from '@parichay/contract/agency/suspension.ts'
import { clientLogBytes } from '@parichay/contract/analytics/bounds.ts'
import { errorStatus, fail, Problem, type FailureBody } from '@parichay/contract/errors.ts'
import { type CallLimit, callLimits, type NoLimit } from '@parichay/contract/limits.ts'
import { onceHeader } from '@parichay/contract/request.ts'
import type { Body, Params, Query, ReplyInput, Route } from '@parichay/contract/route.ts'
import { viewHeader } from '@parichay/contract/view/rules.ts'
import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify'
import { z } from 'zod'
import { answerOnce } from './answered.ts'
import { asksForPage, bareCsp } from './away-page.ts'
import { type OtherBody, refuseCrossSite } from './cross-site.ts'
import { passGate } from './gate.ts'
import type { Agency } from './hosts.ts'
import { networkOf, spend } from './limits.ts'
import type { Log } from './log.ts'
import { memoryFirst, safetyHeaders } from './memory.ts'
import { noteDone, noteRefused, refusedBy } from './security-log.ts'
import { toProblem, tooLarge } from './problem.ts'
import { sentenceFor, spokenBy, translate } from './sentences.ts'
import { nameOf, proveScope, type Actor, type Scope } from './scope.ts'
import { cookieCalled, type CookieName, findActor } from './session.ts'
import { mayHoldUnstorable, storable } from './storable.ts'
import { actAsViewed } from './view.ts'
import { withoutPorts } from './visitor-address.ts'
import { type Download, sendFile } from './send-file.ts'
import type { World } from './world.ts'

/** One call, checked: what a handler receives. */
export type Call<R extends Route = Route> = {
  params: Params<R>
  query: Query<R>
  body: Body<R>
  file: { bytes: Buffer; name: string } | undefined
  actor: Actor
  scope: Scope
  agency: Agency
  world: World
  now: Date
  ip: string
  device: string
  log: Log
  cookies: {
    get(name: CookieName): string | undefined
    set(name: CookieName, value: string, maxAgeSec: number): void
    clear(name: CookieName): void
  }
}
type Answer<R extends Route> = R extends { download: string } ? Download : ReplyInput<R>
/** A handler for each route, of the same name. */
export type Handlers<T extends Record<string, Route>> = {
  [K in keyof T]: (call: Call<T[K]>) => Promise<Answer<T[K]>>
}

/** What a public route takes beside JSON, and how a plain form is answered: with a page instead of an envelope. */
export type PlainBody<R extends Route = Route> = {
  takes: readonly OtherBody[]
  /** Public cards make this call: it is answered as long as they are shown, beyond their agency's suspension. */
  fromCards?: true
  form?: {
    done(call: Call<R>, reply: FastifyReply): Promise<unknown>
    /** `body` is what was sent, unchecked. */
    refused(problem: Problem, body: unknown, agency: Agency, reply: FastifyReply): Promise<unknown>
  }
}

/** Codes the router itself may answer with on any route. */
const routerCodes = new Set([
  'VALIDATION',
  'CROSS_SITE',
  'NOT_SIGNED_IN',
  'NOT_ALLOWED',
  'RATE_LIMITED',
  'TENANT_UNKNOWN',
  'TENANT_SUSPENDED',
  'VIEW_ONLY',
  'VIEW_OVER',
  'STEP_OUT_OF_ORDER',
  'UPLOAD_TOO_LARGE',
  'FILE_INFECTED',
  'SCAN_TOO_LARGE',
  'SCAN_UNAVAILABLE',
  'SERVICE_BUSY',
  'INTERNAL',
])

/**
 * The server without routes: parsers, headers, error shape. `drawAway`: the page a person sees who asked for one that cannot be
 * made just now.
 */
export async function makeServer(
  world: World,
  drawAway: (language: string | undefined) => string,
): Promise<FastifyInstance> {
  const { trustProxy } = world.config
  const options: FastifyServerOptions = {
    serverFactory: memoryFirst(world),
    logger: false,
    bodyLimit: 1024 * 1024,
    trustProxy: trustProxy === 0 ? false : (_address: string, hop: number) => hop < trustProxy,
    requestTimeout: 60_000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
    genReqId: () => crypto.randomUUID().slice(0, 8),
    frameworkErrors: (_error, request, reply) => {
      addSafetyHeaders(world, reply)
      void sendFailure(world, request, reply, new Problem('NOT_FOUND', 'There is nothing at this address.'))
    },
  }
  const app = fastify(options)
  // First of all: who somebody is follows from it.
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers } = request.raw
    const forwarded = headers['x-forwarded-for']
    if (trustProxy > 0 && typeof forwarded === 'string') headers['x-forwarded-for'] = withoutPorts(forwarded)
    done()
  })
  await app.register(fastifyCookie)
  await app.register(fastifyMultipart, { limits: { files: 1, fields: 0, parts: 1 } })
  app.removeContentTypeParser(['text/plain', 'application/json'])
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {})
    else
      void parse(request, body as string, (error, value) =>
        error ? done(error) : done(null, mayHoldUnstorable(body as string) ? storable(value) : value),
      )
  })
  await app.register(fastifyFormbody, { bodyLimit: 16_384, parser: readForm })
  // Beacons come as text; it is read as JSON by the few routes that take it.
  app.addContentTypeParser('text/plain', { parseAs: 'string', bodyLimit: 4096 }, (_request, body, done) =>
    done(null, body),
  )
  // A line that was answering when the end began rests afterwards, and its patience (72 s) would hold the end up.
  app.addHook('preClose', (done) => {
    const sweep = setInterval(() => app.server.closeIdleConnections(), 100).unref()
    app.server.once('close', () => clearInterval(sweep))
    done()
  })
  app.addHook('onSend', async (_request, reply, payload) => {
    addSafetyHeaders(world, reply)
    return payload
  })
  app.addHook('onResponse', async (request, reply) => {
    world.log.debug(
      {
        ref: request.id,
        method: request.method,
        // A long part of a path may be a token: of a webhook, or of a link in a letter.
        path: request.url.split('?')[0]?.replaceAll(/[^/]{32,}/g, '…'),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    )
  })
  app.setErrorHandler((error, request, reply) => sendFailure(world, request, reply, error, { drawAway }))
  return app
}

/** A form's fields; of two with one name the last counts, as in PHP and Rails. */
const readForm = (text: string): Record<string, unknown> =>
  storable(Object.fromEntries(new URLSearchParams(text))) as Record<string, unknown>

/** The body of a beacon; what is no JSON is no body. */
function readText(body: unknown): unknown {
  if (typeof body !== 'string') return body
  try {
    return storable(JSON.parse(body))
  } catch {
    return fail('VALIDATION', 'The request could not be read.')
  }
}

/** What a page says of itself stays: the page that checks a card tells no site where its reader came from. */
function addSafetyHeaders(world: World, reply: FastifyReply) {
  for (const [name, value] of Object.entries(safetyHeaders(world.config)))
    if (!reply.hasHeader(name)) reply.header(name, value)
}

/** The agency of the request's host. Throws TENANT_UNKNOWN, or TENANT_SUSPENDED for the panel's calls. */
export async function agencyOf(world: World, request: FastifyRequest): Promise<Agency> {
  const agency = await world.hosts.find(request.headers.host)
  if (!agency) fail('TENANT_UNKNOWN', 'No agency lives at this address. Check the link you were given.')
  return agency
}

/** Puts a feature's handlers behind their routes: gate, checks, envelope. */
export function serve<T extends Record<string, Route>>(
  app: FastifyInstance,
  world: World,
  routes: T,
  handlers: Handlers<T>,
  plain: { [K in keyof T]?: PlainBody<T[K]> } = {},
): void {
  for (const [name, route] of Object.entries(routes)) {
    const other = plain[name as keyof T] as PlainBody | undefined
    const handle = handlers[name as keyof T] as unknown as (call: Call) => Promise<unknown>
    const query = route.query?.strict() ?? z.strictObject({})
    app.route({
      method: route.method,
      url: route.path,
      bodyLimit:
        route.path === '/log'
          ? clientLogBytes
          : route.upload
            ? route.upload.maxBytes + 8192
            : (route.bodyBytes ?? 1024 * 1024),
      handler: async (request, reply) => {
        reply.header('cache-control', 'no-store')
        let agency: Agency | undefined
        let who: Actor | undefined
        try {
          agency = await agencyOf(world, request)
          refuseCrossSite(request, other?.takes)
          const now = world.clock()
          const standstill = standstillOf(agency, now)
          if (standstill === 'all' || (standstill === 'panel' && !other?.fromCards))
            fail('TENANT_SUSPENDED', 'This service is paused. Ask your provider.')
          const person = await findActor(world.database, agency, tokenOf(request, 'session'), now)
          who = person
          const view = request.headers[viewHeader]
          const actor =
            view === undefined ? person : await actAsViewed(world.database, person, view, name, now)
          // The platform's people look into other agencies: what is read there is read as on that agency's host.
          if (actor.agencyId !== agency.agencyId)
            agency =
              (await world.hosts.find(new URL(await world.hosts.originOf(actor.agencyId)).host)) ?? agency
          passGate(name, route.access, actor)
          const file = route.upload ? await readFile(request, route.upload.maxBytes) : undefined
          const words = { error: sentenceFor(spokenBy(request.headers['accept-language'])) }
          const call: Call = {
            params: (route.params ?? z.object({})).parse(request.params, words) as never,
            query: query.parse(storable(request.query), words) as never,
            body: (route.body ? route.body.parse(readText(request.body) ?? {}, words) : undefined) as never,
            file,
            actor,
            scope: proveScope(actor),
            agency,
            world,
            now,
            ip: request.ip,
            device: (request.headers['user-agent'] ?? '').slice(0, 200),
            log: world.log.child({ ref: request.id, call: name, agencyId: agency.agencyId }),
            cookies: cookiesOf(request, reply),
          }
          await spendCall(call, name)
          if (file) await world.antivirus.scan(file.bytes, `${agency.agencyId}:${nameOf(actor)}`)
          if (route.download)
            return sendFile(reply, route.download, (await handle(call)) as Download, request.headers.range)
          const key = route.once && request.headers[onceHeader]
          const data = await answerOnce(call, name, key, async () => present(route, await handle(call)))
          await noteDone(call, name)
          return isForm(request) && other?.form ? await other.form.done(call, reply) : { data }
        } catch (error) {
          const problem = toProblem(error, spokenBy(request.headers['accept-language']))
          const known = refusedBy(agency?.agencyId, who)
          if (isForm(request) && other?.form && agency && problem.code !== 'INTERNAL') {
            if (problem.retryAfterSec !== undefined)
              reply.header('retry-after', String(problem.retryAfterSec))
            noteRefused(world.log, { ref: request.id, call: name, ip: request.ip, ...known }, problem.code)
            return other.form.refused(problem, request.body, agency, reply.status(errorStatus[problem.code]))
          }
          return sendFailure(world, request, reply, error, { route, name, known })
        }
      },
    })
  }
}

/** Counts a call against what its actor may do in an hour and a day. Throws RATE_LIMITED with the seconds to wait. */
async function spendCall({ world, actor, ip, now }: Call, name: string): Promise<void> {
  const limit = (callLimits as Record<string, CallLimit | NoLimit>)[name]
  if (!limit || 'because' in limit) return
  const who = actor.kind === 'none' ? networkOf(ip) : nameOf(actor)
  const factor = world.config.limitFactor
  const perHour = actor.kind === 'staff' ? limit.staff : limit.customer
  const limits = [{ bucket: `call:${name}:${who}`, max: Math.round(perHour * factor), windowSec: 3600 }]
  if (limit.perDay !== undefined)
    limits.push({
      bucket: `call:day:${name}:${who}`,
      max: Math.round(limit.perDay * factor),
      windowSec: 86_400,
    })
  await spend(world.database.platform, now, limits)
}

const isForm = (request: FastifyRequest) =>
  (request.headers['content-type'] ?? '').toLowerCase().startsWith('application/x-www-form-urlencoded')

/** Cuts what the contract does not name; an answer that does not fit it is our fault, not the caller's. */
function present(route: Route, answer: unknown): unknown {
  const parsed = route.reply.safeParse(answer)
  if (!parsed.success)
    fail('INTERNAL', 'Something went wrong on our side. Try again.', { cause: parsed.error })
  return parsed.data
}

async function readFile(request: FastifyRequest, maxBytes: number) {
  if (!request.isMultipart()) fail('UNSUPPORTED_MEDIA', 'Send the picture as a form with one file.')
  try {
    const part = await request.file({ limits: { fileSize: maxBytes, files: 1 }, throwFileSizeLimit: true })
    if (!part) fail('VALIDATION', 'Choose a file.', { field: 'file' })
    return { bytes: await part.toBuffer(), name: part.filename }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE')
      throw tooLarge(maxBytes)
    // What reading throws without a code is the form: no boundary, cut off, garbled.
    if (error instanceof Problem || (error instanceof Error && 'code' in error)) throw error
    return fail('VALIDATION', 'The file did not arrive whole. Send it again.', {
      field: 'file',
      cause: error,
    })
  }
}

/** The value of a cookie, when it can be one of ours; anything else counts as none. */
export function tokenOf(request: FastifyRequest, name: CookieName): string | undefined {
  const value = request.cookies[cookieCalled(name)]
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined
}

function cookiesOf(request: FastifyRequest, reply: FastifyReply): Call['cookies'] {
  // What this call gave to the browser counts from here on: a first visit has its device too.
  const given = new Map<CookieName, string>()
  const base = { path: '/', secure: true, httpOnly: true, sameSite: 'lax' } as const
  return {
    get: (name) => given.get(name) ?? tokenOf(request, name),
    set: (name, value, maxAge) => {
      given.set(name, value)
      reply.setCookie(cookieCalled(name), value, { ...base, maxAge })
    },
    clear: (name) => void reply.setCookie(cookieCalled(name), '', { ...base, maxAge: 0 }),
  }
}

/** Every failure in one shape: `{data: {code, message, field?, retryAfterSec?, ref}}`. */
export function sendFailure(
  world: World,
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
  {
    route,
    name,
    known = {},
    drawAway,
  }: {
    route?: Route
    name?: string
    known?: ReturnType<typeof refusedBy>
    drawAway?: (language: string | undefined) => string
  } = {},
) {
  const language = spokenBy(request.headers['accept-language'])
  const problem = toProblem(error, language)
  const declared =
    !route || routerCodes.has(problem.code) || (route.errors as readonly string[]).includes(problem.code)
  const shown = declared
    ? problem
    : new Problem('INTERNAL', 'Something went wrong on our side. Try again.', { cause: error })
  if (shown.code === 'INTERNAL')
    world.log.error(
      { err: error, ref: request.id, call: name, undeclared: declared ? undefined : problem.code },
      'call failed',
    )
  else if (shown.code === 'SERVICE_BUSY')
    world.log.warn(
      { err: error, ref: request.id, call: name },
      'the database is away or too busy, or a disk is full',
    )
  else noteRefused(world.log, { ref: request.id, call: name, ip: request.ip, ...known }, shown.code)
  const data: FailureBody = { code: shown.code, message: translate(shown.message, language), ref: request.id }
  if (shown.field !== undefined) data.field = shown.field
  if (shown.retryAfterSec !== undefined) {
    data.retryAfterSec = shown.retryAfterSec
    reply.header('retry-after', String(shown.retryAfterSec))
  }
  reply.status(errorStatus[shown.code]).header('cache-control', 'no-store')
  if (drawAway && errorStatus[shown.code] >= 500 && asksForPage(request))
    return reply
      .header('content-security-policy', bareCsp)
      .header('x-robots-tag', 'noindex')
      .type('text/html; charset=utf-8')
      .send(drawAway(request.headers['accept-language']?.slice(0, 2)))
  return reply.type('application/json; charset=utf-8').send({ data })
}
