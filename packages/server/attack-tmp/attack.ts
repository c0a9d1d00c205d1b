import { readFileSync, readdirSync } from 'node:fs'
import { request } from 'node:http'
import sharp from 'sharp'
import { hostilePictures } from '../src/testing/hostile-pictures.ts'
import { testPassword } from '../src/testing/makers.ts'
const { port, host, pid, people } = JSON.parse(readFileSync('/tmp/sd/ready.json', 'utf8'))
const seconds = Number(process.argv[2] ?? 60)
const mode = process.argv[3] ?? 'all'
const ask = (method, path, headers, body) =>
  new Promise((done) => {
    const began = performance.now()
    const q = request(
      {
        host: '127.0.0.1',
        port,
        method,
        path,
        headers: {
          host,
          'sec-fetch-site': 'same-origin',
          ...headers,
          ...(body ? { 'content-length': body.length } : {}),
        },
      },
      (a) => {
        const parts = []
        a.on('data', (p) => parts.push(p))
        a.on('end', () => {
          let j
          const t = Buffer.concat(parts).toString()
          try {
            j = JSON.parse(t)
          } catch {}
          done({ status: a.statusCode, ms: performance.now() - began, code: j?.data?.code, data: j?.data })
        })
      },
    )
    q.on('error', (e) => done({ status: 0, ms: performance.now() - began, code: e.code }))
    if (body) q.write(body)
    q.end()
  })
const upload = (who, bytes, kind = 'logo') => {
  const b = 'xBOUNDx' + Math.random()
  return ask(
    'POST',
    `/api/v1/document/uploadDoc?hierarchy1=${kind}&hierarchy2=${who.businessId}`,
    {
      cookie: `__Host-s=${who.token}`,
      'content-type': `multipart/form-data; boundary=${b}`,
      'x-requested-with': 'fetch',
    },
    Buffer.concat([
      Buffer.from(
        `--${b}\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`,
      ),
      bytes,
      Buffer.from(`\r\n--${b}--\r\n`),
    ]),
  )
}
const login = (who) =>
  ask(
    'POST',
    '/api/v1/login',
    { 'content-type': 'application/json' },
    Buffer.from(JSON.stringify({ phoneNumber: who.phone, password: testPassword })),
  )
const pct = (a, p) => {
  const s = a.toSorted((x, y) => x - y)
  return Math.round(s[Math.min(s.length - 1, Math.floor(s.length * p))] ?? 0)
}
const say = (name, a) =>
  console.log(
    name.padEnd(28),
    `n ${a.length} median ${pct(a, 0.5)} p95 ${pct(a, 0.95)} p99 ${pct(a, 0.99)} max ${pct(a, 1)} ms`,
  )
const beside = async (going) => {
  const t = { login: [], health: [], panel: [] }
  let bad = 0
  while (going()) {
    const a = await login(people[59])
    if (a.status !== 200) {
      bad++
      if (bad < 4) console.log('login', a.status, a.code)
    } else t.login.push(a.ms)
    t.health.push((await ask('GET', '/healthz', {})).ms)
    t.panel.push((await ask('GET', '/api/v1/user', { cookie: `__Host-s=${people[59].token}` })).ms)
    await new Promise((r) => setTimeout(r, 30))
  }
  return { ...t, bad }
}
const until = (ms) => {
  const e = performance.now() + ms
  return () => performance.now() < e
}
const quiet = await beside(until(8000))
say('quiet sign-in', quiet.login)
say('quiet /user', quiet.panel)
const files = []
for (const h of hostilePictures) {
  const b = await h.make()
  if (b.length <= 5 * 1024 * 1024) files.push([h.name, b])
}
const noise = Buffer.alloc(600 * 400 * 3)
for (let i = 0; i < noise.length; i++) noise[i] = (i * 7919 + (i >> 5) * 31) & 255
const seeds = []
for (const f of ['jpeg', 'png', 'webp'])
  for (const o of [{}, { progressive: true }, { lossless: true }, { progressive: true, palette: true }])
    seeds.push([
      f,
      await sharp(noise, { raw: { width: 600, height: 400, channels: 3 } })
        .toFormat(f, o)
        .toBuffer(),
    ])
const rnd = (n) => Math.floor(Math.random() * n)
const mutate = (b) => {
  b = Buffer.from(b)
  const k = rnd(6)
  if (k === 0) for (let i = 0; i < 1 + rnd(30); i++) b[rnd(b.length)] = rnd(256)
  if (k === 1)
    for (let i = 0; i < 1 + rnd(6); i++)
      b[12 + rnd(Math.min(600, b.length - 12))] = [0, 255, 127, 128, rnd(256)][rnd(5)]
  if (k === 2) b = b.subarray(0, rnd(b.length))
  if (k === 3) {
    const a = rnd(b.length),
      l = rnd(4000)
    b = Buffer.concat([
      b.subarray(0, a),
      ...Array(1 + rnd(300)).fill(b.subarray(a, a + l)),
      b.subarray(a),
    ]).subarray(0, 5e6)
  }
  if (k === 4) {
    const at = b.indexOf(Buffer.from([0xff, 0xc0])) >= 0 ? b.indexOf(Buffer.from([0xff, 0xc0])) + 5 : 16
    b.writeUInt16BE(rnd(65535), at)
    b.writeUInt16BE(rnd(65535), at + 2)
  }
  if (k === 5) {
    const o = files[rnd(files.length)][1]
    b = Buffer.concat([b.subarray(0, 3 + rnd(60)), o.subarray(rnd(o.length))]).subarray(0, 5e6)
  }
  return b
}
const seen = {},
  slow = []
let rssMain = 0,
  rssKids = 0,
  kids = 0
const watch = setInterval(() => {
  const rss = (p) => {
    try {
      return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${p}/status`, 'utf8'))?.[1] ?? 0) / 1024
    } catch {
      return 0
    }
  }
  rssMain = Math.max(rssMain, rss(pid))
  let sum = 0,
    n = 0
  for (const p of readdirSync('/proc'))
    if (/^\d+$/.test(p))
      try {
        if (
          readFileSync(`/proc/${p}/cmdline`, 'utf8').includes('picture-process') &&
          readFileSync(`/proc/${p}/stat`, 'utf8').split(') ')[1].split(' ')[1] == pid
        ) {
          sum = Math.max(sum, rss(p))
          n++
        }
      } catch {}
  rssKids = Math.max(rssKids, sum)
  kids = Math.max(kids, n)
}, 200)
const going = until(seconds * 1000)
const latency = beside(going)
let done = 0
const senders = people.slice(0, 12)
let next = 0
await Promise.all(
  senders.map(async (who, at) => {
    let me = who,
      used = 0
    while (going()) {
      const [name, b] =
        mode !== 'fuzz' && next < files.length * 4
          ? files[next++ % files.length]
          : (() => {
              const [f, s] = seeds[rnd(seeds.length)]
              return ['mutated ' + f, mutate(s)]
            })()
      const a = await upload(me, b, ['logo', 'imagePost'][0])
      done++
      used++
      const key = `${a.status} ${a.code ?? ''}`
      seen[key] = (seen[key] ?? 0) + 1
      if (a.status >= 500 && a.code !== 'RENDER_BUSY')
        console.log('!!', name, a.status, a.code, JSON.stringify(a.data))
      slow.push([a.ms, name, key])
      if (a.code === 'RATE_LIMITED' || a.code === 'LIMIT_REACHED') {
        me = people[12 + rnd(46)]
        used = 0
      }
    }
  }),
)
const t = await latency
clearInterval(watch)
say('sign-in beside', t.login)
say('/healthz beside', t.health)
say('/user beside', t.panel)
console.log('sign-ins refused', t.bad)
console.log('uploads', done, seen)
say(
  'uploads',
  slow.map(([ms]) => ms),
)
console.log(
  'slowest',
  slow
    .toSorted((a, b) => b[0] - a[0])
    .slice(0, 8)
    .map(([ms, n, k]) => `${Math.round(ms)} ms ${n}: ${k}`),
)
console.log(
  `rss main ${Math.round(rssMain)} MB, largest picture process ${Math.round(rssKids)} MB, at most ${kids} picture processes`,
)
