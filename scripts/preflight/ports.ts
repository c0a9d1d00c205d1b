import { createServer } from 'node:net'
import { connect } from 'node:net'

/** Which ports a start takes. `sandbox` is undefined where any will do. */
type Ports = { product: string | undefined; sandbox: string | undefined; host: string }

/** Why a port cannot be opened, as the system calls it (`EADDRINUSE`); undefined when it can. Port 0 is any. */
export type TryPort = (port: number, host: string) => Promise<string | undefined>

/** Ports that cannot be opened, each in a sentence. `open` is how they are tried, so that a test can say otherwise. */
export async function portFaults(
  { product, sandbox, host }: Ports,
  open: TryPort = tryPort,
): Promise<string[]> {
  const faults = [
    ...(await oneFault('PORT', product ?? '3000', host, open)),
    ...(sandbox === undefined ? [] : await oneFault('SANDBOX_PORT', sandbox, '127.0.0.1', open)),
  ]
  const loopback = await open(0, '127.0.0.1')
  if (loopback)
    faults.push(
      `No port of 127.0.0.1 can be opened for the database (${loopback}). Bring the loopback network up ` +
        `(\`ip link set lo up\`), or free some ports: /proc/sys/net/ipv4/ip_local_port_range says how many there are.`,
    )
  return faults
}

/** A database of one's own that does not answer, in a sentence. `limitMs` is how long it is waited for. */
export async function databaseFault(address: string, limitMs = 1200): Promise<string | undefined> {
  let url: URL
  try {
    url = new URL(address)
  } catch {
    return `DATABASE_URL is no address: write postgres://user:password@host:port/name, with special characters as %40.`
  }
  if (!/^postgres(ql)?:$/.test(url.protocol))
    return `DATABASE_URL begins with ${url.protocol}//: write postgres://user:password@host:port/name.`
  if (!url.hostname) return undefined
  const port = Number(url.port || 5432)
  const reason = await new Promise<string | undefined>((done) => {
    const socket = connect({ host: url.hostname.replace(/^\[|\]$/g, ''), port, timeout: limitMs })
    const end = (answer: string | undefined) => {
      socket.destroy()
      done(answer)
    }
    socket.once('connect', () => end(undefined))
    socket.once('timeout', () => end('no answer'))
    socket.once('error', (error: NodeJS.ErrnoException) => end(error.code ?? error.message))
  })
  if (!reason) return undefined
  return (
    `The database of DATABASE_URL at ${url.hostname}:${port} cannot be reached (${reason}). ` +
    `Start it, correct the address, or leave DATABASE_URL away to use the built-in one.`
  )
}

async function oneFault(
  name: 'PORT' | 'SANDBOX_PORT',
  text: string,
  host: string,
  open: TryPort,
): Promise<string[]> {
  const port = Number(text)
  if (!/^\d+$/.test(text.trim()) || port > 65_535)
    return [`${name} is ${JSON.stringify(text)}: give a number from 0 to 65535; 0 takes a free port.`]
  const code = await open(port, host)
  if (!code) return []
  if (code === 'EACCES')
    return [
      `This user may not open port ${port}: ports below 1024 belong to root. Set ${name} to a higher one.`,
    ]
  if (code === 'EADDRINUSE')
    return [
      `Port ${port} is taken: another program, or this one, listens there already. Stop it, or set ${name}.`,
    ]
  return [`Port ${port} cannot be opened (${code}). Set ${name} to another one.`]
}

const tryPort: TryPort = (port, host) =>
  new Promise((done) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => done(error.code ?? error.message))
    server.listen({ port, host, exclusive: true }, () => server.close(() => done(undefined)))
  })
