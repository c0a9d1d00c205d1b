import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build } from 'vite'

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Peer</title></head><body><div id="root"></div><script type="module" src="/main.tsx"></script></body></html>`

/** What everybody begins with: Material UI's own parts under a router, one page, nothing else. */
const app = `import { createRoot } from 'react-dom/client'
import { createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router'
import { AppBar, Box, Button, Card, CardContent, Container, CssBaseline, Toolbar, Typography } from '@mui/material'
const Home = () => (<><CssBaseline /><AppBar position="static"><Toolbar><Typography variant="h6">Peer</Typography></Toolbar></AppBar><Container component="main"><Box sx={{ py: 2 }}><Card><CardContent><Typography variant="h5" component="h1">My card</Typography><Button variant="contained">Share</Button></CardContent></Card></Box></Container></>)
const root = createRootRoute({ component: Outlet })
const router = createRouter({ routeTree: root.addChildren([createRoute({ getParentRoute: () => root, path: '/', component: Home })]) })
createRoot(document.getElementById('root')!).render(<RouterProvider router={router} />)
`

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}

/** Builds the peer beside our own dependencies and serves it compressed, as our server does. */
export async function servePeer(repository: string): Promise<{ url: string; stop(): Promise<void> }> {
  const root = join(repository, 'node_modules/.cache/parichay-bench-peer')
  mkdirSync(root, { recursive: true })
  writeFileSync(join(root, 'index.html'), page)
  writeFileSync(join(root, 'main.tsx'), app)
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic' } },
    build: { outDir: 'dist', emptyOutDir: true },
  })
  const server = createServer((request, reply) => {
    const name = request.url === '/' ? '/index.html' : (request.url ?? '').split('?')[0]!
    const path = join(root, 'dist', name.replaceAll('..', ''))
    if (!existsSync(path) || name.endsWith('/')) return void reply.writeHead(404).end()
    const bytes = readFileSync(path)
    const br = /\bbr\b/.test(String(request.headers['accept-encoding']))
    const body = br ? brotliCompressSync(bytes) : gzipSync(bytes, { level: 9 })
    reply
      .writeHead(200, {
        'content-type': types[extname(path)] ?? 'application/octet-stream',
        'content-encoding': br ? 'br' : 'gzip',
        'content-length': body.length,
        'cache-control': 'no-store',
      })
      .end(body)
  })
  await new Promise<void>((up) => server.listen(0, '127.0.0.1', up))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async stop() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
