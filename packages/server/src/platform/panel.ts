import { standstillOf } from '@parichay/contract/agency/suspension.ts'
import fastifyStatic from '@fastify/static'
import { panelLanguages, type AgencyDetails } from '@parichay/contract/agency/fields.ts'
import type { FirstAnswers } from '@parichay/contract/first-answers.ts'
import type { ItemPicture, UiCustomisation } from '@parichay/contract/ui-customisation/fields.ts'
import { isReadIn, splitItems, srcSetOf, strips } from '@parichay/contract/ui-customisation/rules.ts'
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { askAs, type Ask } from './ask.ts'
import { bareCsp } from './away-page.ts'
import type { Config } from './config.ts'
import { paintFirst, type Place } from './first-paint.ts'
import type { Agency } from './hosts.ts'
import { faultOfBuiltPanel } from './panel-sources.ts'
import type { Actor } from './scope.ts'
import { cookieNames, findActor } from './session.ts'
import type { World } from './world.ts'

const dist = fileURLToPath(new URL('../../../web/dist/', import.meta.url))

/** Hosts that the checkout of the configured provider needs (security.md 5); a stand-in has one for everything. */
function payingHosts({ payment }: Pick<Config, 'payment'>) {
  const checkout = new URL(payment.checkoutUrl).origin
  if (!checkout.endsWith('razorpay.com'))
    return { script: checkout, connect: checkout, frame: checkout, img: checkout, form: checkout }
  const api = new URL(payment.apiUrl).origin
  const cdn = 'https://cdn.razorpay.com'
  return {
    script: `${checkout} ${cdn}`,
    connect: `${api} https://lumberjack.razorpay.com`,
    frame: `${api} ${checkout}`,
    img: cdn,
    form: api,
  }
}

/**
 * The panel's policy (security.md 3.4.3): `nonce` is new for each page. The payment dialog opens in a page that is loaded already; an error reporter joins
 * when it is set.
 */
export const panelCsp = (nonce: string, reporter: string | null, paying: ReturnType<typeof payingHosts>) =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic' ${paying.script}`,
    `connect-src 'self' ${paying.connect}${reporter ? ` ${reporter}` : ''}`,
    `img-src 'self' data: blob: ${paying.img}`,
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    "media-src 'self' blob:",
    `frame-src 'self' blob: ${paying.frame}`,
    `worker-src 'self'${reporter ? ' blob:' : ''}`,
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self' ${paying.form}`,
    "frame-ancestors 'none'",
  ].join('; ')

const scriptJson = (value: unknown) =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** Where the build put a source file, from its manifest: files that are needed at once, but named only inside a script. */
function readManifest(): (source: string) => string | undefined {
  const path = `${dist}.vite/manifest.json`
  if (!existsSync(path)) return () => undefined
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<string, { file: string }>
  return (source) => manifest[source]?.file
}

type Built = { page: string; fileOf: (source: string) => string | undefined }

/**
 * The built panel, read when it is first asked for and whole: a first start listens while the panel is still built beside it.
 * Undefined until the build has left its mark, which it writes last (`scripts/build.ts`).
 */
function openPanel(): () => Built | undefined {
  let built: Built | undefined
  return () => {
    if (built || !existsSync(`${dist}built-from`)) return built
    // The few styles of the first paint stand in the page: a request for them would hold it up.
    const page = readFileSync(`${dist}index.html`, 'utf8').replace(
      /<link rel="stylesheet"[^>]*href="\/(assets\/[^"]+)"[^>]*>/,
      (_link, file: string) => `<style>${readFileSync(dist + file, 'utf8')}</style>`,
    )
    built = { page, fileOf: readManifest() }
    return built
  }
}

/** The page as the browser takes it; its answers make it long enough to be worth it. */
async function packed(page: string, accepted: string): Promise<[string, Buffer] | undefined> {
  if (/\bbr\b/.test(accepted))
    return ['br', await brotli(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })]
  return /\bgzip\b/.test(accepted) ? ['gzip', await zip(page)] : undefined
}
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

type Boot = {
  agency: AgencyDetails
  session: 'none' | 'customer' | 'staff'
  language: string
  errorReporting: Config['errorReporting'] | null
  /** The script of the provider's checkout. */
  checkoutUrl: string
  answers: FirstAnswers
}
type Parts = {
  presentAgency: (agency: Agency) => AgencyDetails
  /** What a customer's page brings along. */
  firstAnswers: (ask: Ask, path: string) => Promise<FirstAnswers>
  /** The page of a suspended agency, which says nothing of it. */
  drawPaused: (agency: Agency) => string
}

/** What stands at the top of a page, as the first paint keeps its room. */
const firstStrips = (items: readonly UiCustomisation[], language: string) =>
  strips(splitItems(items.filter((item) => isReadIn(item, language))).top).flatMap(([first]) =>
    first ? { isBanner: first.type === 'banner', picture: first.picture && withSizes(first.picture) } : [],
  )
const withSizes = ({ url, width, sizes }: ItemPicture) => ({ url, srcSet: srcSetOf({ url, width, sizes }) })

/** The built panel: hashed assets for ever, and one page that carries the agency and the kind of session. */
export async function servePanel(
  app: FastifyInstance,
  world: World,
  { presentAgency, firstAnswers, drawPaused }: Parts,
): Promise<void> {
  const panel = openPanel()
  const fault = world.config.mode === 'production' ? faultOfBuiltPanel(dist) : null
  if (fault) world.log.warn({ fault }, 'the panel is not of this code')
  const hintsFor = (
    fileOf: Built['fileOf'],
    nonce: string,
    language: string,
    { place, kind }: { place: Place; kind: Actor['kind'] },
  ) =>
    [
      `src/locales/${language}.po?first`,
      ...(place === 'home' ? [] : [`src/locales/${language}.po?rest`]),
      ...(kind === 'staff' ? ['src/routes/admin-screens.ts'] : []),
    ]
      .flatMap((source) => fileOf(source) ?? [])
      .map((file) => `<link rel="later" fetchpriority="low" nonce="${nonce}" href="/${file}">`)
      .join('')
  await app.register(fastifyStatic, {
    root: `${dist}assets`,
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    decorateReply: false,
    suppressWarning: true,
  })
  const { errorReporting } = world.config
  const paying = payingHosts(world.config)
  const reporter = errorReporting.url ? new URL(errorReporting.url).origin : null
  const send = async (request: FastifyRequest, reply: FastifyReply) => {
    const agency = await world.hosts.find(request.headers.host)
    if (!agency) return reply.callNotFound()
    if (standstillOf(agency, world.clock()) !== 'none')
      return reply
        .status(503)
        .header('content-security-policy', bareCsp)
        .header('cache-control', 'no-store')
        .header('x-robots-tag', 'noindex')
        .type('text/html; charset=utf-8')
        .send(drawPaused(agency))
    const built = panel()
    if (!built)
      return reply
        .status(503)
        .header('retry-after', '5')
        .header('refresh', '3')
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send('The panel is being built: one moment, please.\nWhere it stays like this: npm run build.\n')
    const actor = await findActor(world.database, agency, request.cookies[cookieNames.session], world.clock())
    const path = request.url.split('?')[0]!
    const answers = actor.kind === 'customer' ? await firstAnswers(askAs(app, request), path) : {}
    const wanted = answers.user?.preference.language ?? request.headers['accept-language']?.slice(0, 2)
    const language = panelLanguages.find((one) => one === wanted && agency.languages.includes(one)) ?? 'en'
    const boot: Boot = {
      agency: presentAgency(agency),
      session: actor.kind,
      language,
      errorReporting: reporter ? errorReporting : null,
      checkoutUrl: world.config.payment.checkoutUrl,
      answers,
    }
    const place: Place =
      actor.kind === 'none' || !/^\/panel(\/(customer|admin)\b|\/login$|\/?$)/.test(path)
        ? 'alone'
        : answers.cards
          ? 'home'
          : 'inside'
    const nonce = randomBytes(16).toString('base64')
    // Names come last: nothing looks for a mark in them afterwards, and the boot data holds no `<`.
    const hinted = built.page
      .replaceAll('__NONCE__', nonce)
      .replace(
        '</head>',
        () => `${hintsFor(built.fileOf, nonce, language, { place, kind: actor.kind })}</head>`,
      )
    // Scripts wait for the first frame only where it shows something (`web/begin-after-paint.ts`).
    const bare = (
      place === 'home' ? hinted : hinted.replaceAll('rel="later"', 'rel="modulepreload"')
    ).replace('__BOOT__', () => scriptJson(boot))
    const opened = answers.businesses?.find(({ businessId }) => businessId === answers.cards?.businessId)
    const top = firstStrips(answers.pageItems?.items ?? [], language)
    const html = paintFirst(bare, boot.agency, place, opened && { ...opened, top })
    reply
      .header('content-security-policy', panelCsp(nonce, reporter, paying))
      .header('cache-control', 'no-store')
      .header('vary', 'accept-encoding')
      .type('text/html; charset=utf-8')
    const [encoding, bytes] = (await packed(html, request.headers['accept-encoding'] ?? '')) ?? []
    return encoding ? reply.header('content-encoding', encoding).send(bytes) : reply.send(html)
  }
  app.get('/panel', send)
  app.get('/panel/*', send)
  // Parts to look at and to test; a production has none.
  if (world.config.mode !== 'production') app.get('/__ui', send)
  // Browsers ask for it by themselves, on public cards too.
  app.get('/favicon.ico', async (request, reply) => {
    const agency = await world.hosts.find(request.headers.host)
    const icons = agency && presentAgency(agency).icons
    if (!icons) return reply.code(204).send()
    return reply.header('cache-control', 'public, max-age=86400').redirect(icons.tab, 302)
  })
  app.get('/', (_request, reply) => reply.redirect('/panel/customer', 302))
}
