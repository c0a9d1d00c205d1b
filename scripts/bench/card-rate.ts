import { execFile, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { freePort } from '../launcher/processes.ts'

/** Answers a second of our page and of the same bytes as nginx's static file, in turns. */
export type Rates = { ours: number[]; nginx: number[] }

/**
 * The same product on the same data in a process of its own, as it is deployed, the card in its memory. What was kept
 * is asked for under the host that the load names.
 */
export async function serveApart(
  dataFolder: string,
  url: string,
): Promise<{ url: string; stop(): Promise<void> }> {
  const port = await freePort()
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, PORT: String(port), SANDBOX_PORT: '0', PARICHAY_DATA: dataFolder },
    stdio: 'ignore',
  })
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  const stop = async () => {
    child.kill('SIGINT')
    await ended
  }
  try {
    const address = new URL(url)
    address.port = String(port)
    await waitFor(address.href.replace('//localhost', '//127.0.0.1'), 600)
    // A connection whose first request is not in memory stays with the parser: so it is there before the load begins.
    await load(address.href.replace('//localhost', '//127.0.0.1'), address.host)
    return { url: address.href, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

const found = (program: string) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0

/** The program, where both it and wrk are installed. */
export const nginxHere = () => (found('wrk') ? ['nginx', '/usr/sbin/nginx'].find(found) : undefined)

/**
 * One worker of nginx against one process of ours, the same gzip bytes, the same load (`wrk`, one thread, 16
 * connections, a second each), in turns. Null where nginx or wrk is not installed.
 */
export async function measureRates(
  page: { url: string; host: string },
  folder: string,
  rounds: number,
): Promise<Rates | null> {
  const nginx = nginxHere()
  if (!nginx) return null
  const answer = await fetch(page.url, { headers: { 'accept-encoding': 'identity' } })
  const root = join(folder, 'nginx')
  mkdirSync(join(root, 'logs'), { recursive: true })
  const body = Buffer.from(await answer.arrayBuffer())
  writeFileSync(join(root, 'card.html'), body)
  writeFileSync(join(root, 'card.html.gz'), gzipSync(body, { level: 9 }))
  const port = await freePort()
  const headers = [...answer.headers]
    .filter(([name]) =>
      /^(content-security-policy|cache-control|vary|x-content-type-options|referrer-policy)$/.test(name),
    )
    .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`)
    .join('\n')
  writeFileSync(
    join(root, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off; worker_processes 1; pid ${root}/nginx.pid; error_log ${root}/logs/error.log;
events { worker_connections 512; }
http { access_log off; sendfile on; tcp_nopush on; tcp_nodelay on; keepalive_requests 1000000; open_file_cache max=100;
types { text/html html; } default_type text/html; charset utf-8;
server { listen 127.0.0.1:${port}; root ${root}; gzip_static on; location / { ${headers} } } }`,
  )
  const server = spawn(nginx, ['-c', join(root, 'nginx.conf'), '-p', root], { stdio: 'ignore' })
  try {
    const peer = `http://127.0.0.1:${port}/card.html`
    await waitFor(peer)
    const rates: Rates = { ours: [], nginx: [] }
    for (let round = 0; round < rounds; round++) {
      rates.nginx.push(await load(peer))
      rates.ours.push(await load(page.url.replace('//localhost', '//127.0.0.1'), page.host))
    }
    return rates
  } finally {
    server.kill('SIGTERM')
  }
}

const run = promisify(execFile)

async function load(url: string, host?: string, seconds = 1): Promise<number> {
  const { stdout } = await run('wrk', [
    '-t1',
    '-c16',
    `-d${seconds}s`,
    '-H',
    'Accept-Encoding: gzip',
    ...(host ? ['-H', `Host: ${host}`] : []),
    url,
  ])
  if (/Non-2xx/.test(stdout)) throw new Error(`${url} answered with failures under load`)
  return Number(/Requests\/sec:\s*([\d.]+)/.exec(stdout)?.[1] ?? NaN)
}

async function waitFor(url: string, tries = 50) {
  for (let i = 0; i < tries; i++) {
    if (
      await fetch(url).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return
    await new Promise((later) => setTimeout(later, 100))
  }
  throw new Error(`${url} does not answer`)
}
