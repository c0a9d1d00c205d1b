import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { franchiseeRoutes } from '@parichay/contract/franchisee/routes.ts'
import { agencyRoutes } from '@parichay/contract/agency/routes.ts'
import type { AgencyDetails } from '@parichay/contract/agency/fields.ts'
import { paintFirst } from '@parichay/server/platform/first-paint.ts'
import { endOnSignal } from '@parichay/server/platform/process.ts'
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { join, resolve } from 'node:path'
import { createServer, type Connect, type ViteDevServer } from 'vite'
import { dataFolder } from './launcher/data-folder.ts'
import { startPostgres } from './launcher/postgres.ts'
import { freePort, requireFreePort } from './launcher/processes.ts'

/** `npm run dev`: the panel with hot reload, the server restarted at each change, demo data; one Ctrl-C ends all. */
const root = resolve(import.meta.dirname, '..')
const web = join(root, 'packages/web')
const port = Number(process.env['PORT'] ?? 3000)
const undo: (() => Promise<unknown>)[] = []
let stopping = false

type Answer = { status: number; data: unknown }

/** Asks the server as the browser would: same host name, same cookies. */
function ask(path: string, { host = '', cookie = '' }: { host?: string; cookie?: string }): Promise<Answer> {
  return new Promise((done, fail) => {
    request({ host: '127.0.0.1', port: serverPort, path, headers: { host, cookie } }, (reply) => {
      let text = ''
      reply
        .on('data', (part) => (text += part))
        .on('end', () =>
          done({ status: reply.statusCode ?? 0, data: (JSON.parse(text) as { data: unknown }).data }),
        )
    })
      .once('error', fail)
      .end()
  })
}

/** What the server writes into the page in production. */
async function bootFor(headers: { host?: string; cookie?: string }) {
  const [agency, user, staff] = await Promise.all(
    [agencyRoutes.getAgencyDetails, authRoutes.getUser, franchiseeRoutes.getFranchisee].map(({ path }) =>
      ask(path, headers),
    ),
  )
  const session = user?.status === 200 ? 'customer' : staff?.status === 200 ? 'staff' : 'none'
  return {
    agency: agency?.data as AgencyDetails,
    session,
    language: /(?:^|; )lang=(en|hi)/.exec(headers.cookie ?? '')?.[1] ?? 'en',
    errorReporting: null,
    answers: {},
  }
}

/** The panel's page for every address below /panel, with its boot data. */
const pages =
  (vite: ViteDevServer): Connect.NextHandleFunction =>
  (incoming, reply, next) => {
    const path = incoming.url?.split('?')[0] ?? '/'
    if (!/^\/(panel|__ui)(\/|$)/.test(path)) return next()
    bootFor(incoming.headers)
      .then(async (boot) => {
        const page = await vite.transformIndexHtml(
          incoming.url ?? '/',
          readFileSync(join(web, 'index.html'), 'utf8'),
        )
        reply
          .setHeader('content-type', 'text/html; charset=utf-8')
          .end(
            paintFirst(page, boot.agency, 'alone').replace('__BOOT__', () =>
              JSON.stringify(boot).replaceAll('<', '\\u003c'),
            ),
          )
      })
      .catch(() => {
        reply.statusCode = 503
        reply
          .setHeader('retry-after', '1')
          .setHeader('refresh', '1')
          .end('The server is starting. This page loads again by itself.')
      })
  }

async function stop(): Promise<void> {
  stopping = true
  for (const step of undo.splice(0).reverse()) await step()
}

endOnSignal(stop)
let serverPort = 0
try {
  await requireFreePort(port, '127.0.0.1')
  serverPort = await freePort(port + 10)
  const postgres = await startPostgres({
    dataFolder: dataFolder(),
    isAlone: true,
    onWait: (line) => console.log(`  ${line}`),
  })
  undo.push(() => postgres.stop())
  const server = spawn(
    process.execPath,
    ['--watch', '--watch-preserve-output', join(root, 'scripts/dev-server.ts')],
    { cwd: root, env: { ...process.env, PORT: String(serverPort) }, stdio: ['ignore', 'inherit', 'inherit'] },
  )
  const ended = new Promise((done) => server.once('exit', done))
  undo.push(() => (server.kill('SIGTERM'), ended))
  const target = `http://127.0.0.1:${serverPort}`
  const vite = await createServer({
    root: web,
    configFile: join(web, 'vite.config.ts'),
    appType: 'custom',
    server: {
      port,
      strictPort: true,
      host: '127.0.0.1',
      allowedHosts: ['.localhost'],
      // Everything that is neither the panel nor Vite's own is the server's: calls, files, public cards.
      proxy: {
        ...Object.fromEntries(
          ['/api', '/log', '/files'].map((path) => [path, { target, changeOrigin: false }]),
        ),
        '^/(?!panel(/|$)|__ui|@|src/|node_modules/|packages/|\\.vite)': { target, changeOrigin: false },
      },
    },
    plugins: [{ name: 'pages', configureServer: (vite) => void vite.middlewares.use(pages(vite)) }],
  })
  undo.push(() => vite.close())
  if (!stopping) await vite.listen()
  console.log(`\n  http://localhost:${port}/panel/login\n  Ctrl-C stops everything.\n`)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  await stop()
  process.exit(1)
}
