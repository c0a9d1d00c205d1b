import { execFile, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { freePort } from '../launcher/processes.ts'

/** Answers a second of our page and of the same bytes as nginx's static file, in turns. */
export type Rates = { ours: number[]; nginx: number[] }

const found = (program: string) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0

/**
 * One worker of nginx against one process of ours, the same gzip bytes, the same load (`wrk`, one thread, 16
 * connections), in turns. Null where nginx or wrk is not installed.
 */
export async function measureRates(
  page: { url: string; host: string },
  folder: string,
  rounds: number,
): Promise<Rates | null> {
  const nginx = ['nginx', '/usr/sbin/nginx'].find(found)
  if (!nginx || !found('wrk')) return null
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

/** Not awaited synchronously: the server that is measured lives in this process. */
async function load(url: string, host?: string): Promise<number> {
  const { stdout } = await run('wrk', [
    '-t1',
    '-c16',
    '-d4s',
    '-H',
    'Accept-Encoding: gzip',
    ...(host ? ['-H', `Host: ${host}`] : []),
    url,
  ])
  if (/Non-2xx/.test(stdout)) throw new Error(`${url} answered with failures under load`)
  return Number(/Requests\/sec:\s*([\d.]+)/.exec(stdout)?.[1] ?? NaN)
}

async function waitFor(url: string) {
  for (let i = 0; i < 50; i++) {
    if (
      await fetch(url).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return
    await new Promise((later) => setTimeout(later, 100))
  }
  throw new Error('nginx did not start')
}
