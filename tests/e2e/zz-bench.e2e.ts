import { readdirSync, readFileSync } from 'node:fs'
import { expect, inject, test } from 'vitest'
import { chromium } from 'playwright'
import { findChromium } from '../support/chromium.ts'
import { openPanel, faultsOf } from '../support/panel.ts'
const product = inject('product')
function cpu() {
  const root = process.ppid
  const par = new Map<number, number>()
  const use = new Map<number, number>()
  const kind = new Map<number, string>()
  for (const d of readdirSync('/proc'))
    if (/^\d+$/.test(d))
      try {
        const s = readFileSync(`/proc/${d}/stat`, 'utf8')
        const f = s.slice(s.lastIndexOf(')') + 2).split(' ')
        const isW = +d === process.pid
        par.set(+d, +f[1]!)
        use.set(+d, (+f[11]! + +f[12]! + (isW ? 0 : +f[13]! + +f[14]!)) / 100)
        const c = readFileSync(`/proc/${d}/cmdline`, 'utf8')
        kind.set(+d, c.includes('chromium') ? 'chr' : isW ? 'worker' : +d === root ? 'main' : 'other')
      } catch {}
  const out: Record<string, number> = {}
  for (const p of par.keys()) {
    let q = p
    while (q > 1 && q !== root) q = par.get(q) ?? 0
    if (q === root) out[kind.get(p)!] = (out[kind.get(p)!] ?? 0) + use.get(p)!
  }
  return out
}
async function measure(name: string, work: () => Promise<void>) {
  const a = cpu()
  await work()
  await new Promise((r) => setTimeout(r, 300))
  const b = cpu()
  const d = Object.keys(b)
    .map((k) => [k, +(b[k]! - (a[k] ?? 0)).toFixed(2)] as const)
    .filter(([, v]) => v)
  console.log(
    'BENCH',
    name,
    d.reduce((s, [, v]) => s + v, 0).toFixed(2),
    JSON.stringify(Object.fromEntries(d)),
  )
}
const base = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--no-first-run',
  '--font-render-hinting=slight',
  '--host-resolver-rules=MAP *.localhost 127.0.0.1, MAP localhost 127.0.0.1',
]
const sets: Record<string, string[]> = {
  base: [],
  warmup: [],
  semi: ['--js-flags=--min-semi-space-size=32'],
  noopt: ['--js-flags=--no-opt'],
  nooptmaglev: ['--js-flags=--no-opt --no-maglev'],
  all: ['--js-flags=--no-opt --no-maglev --min-semi-space-size=32 --single-threaded-gc'],
  inproc: ['--in-process-gpu'],
  base2: [],
}
test('bench', async () => {
  const { path, env } = await findChromium()
  for (const [name, more] of Object.entries(sets)) {
    const browser = await chromium.launch({
      executablePath: path,
      args: [...base, ...more],
      env: { ...(process.env as Record<string, string>), ...env },
    })
    await measure(name + ' 6 phones', async () => {
      for (let i = 0; i < 6; i++) {
        const p = await openPanel(browser, product, '+919876510002', {})
        await p.waitForLoadState('networkidle')
        await p.context().close()
      }
    })
    const p = await openPanel(browser, product, '+919876510002', { on: 'desktop' })
    await p.waitForLoadState('networkidle')
    await measure(name + ' 5 axe', async () => {
      for (let i = 0; i < 5; i++) expect(await faultsOf(p)).toEqual([])
    })
    await browser.close()
  }
}, 400_000)
