/** Addresses of services that the server connects to, as they stand in the environment. */
export type Addresses = {
  databaseUrl: string
  s3Endpoint?: string | undefined
  smsUrl: string
  breachedUrl: string
  /** The registry that is asked what is known of packages. */
  advisoriesUrl: string
  /** Where browsers report errors. */
  errorsUrl: string
  /** Of the virus scanner, whose protocol knows no TLS; null for a socket file or none. */
  scannerHost: string | null
  /** Where lines of the log are sent, if anywhere. */
  logTo: string
}

/** Where the scanner listens: a socket file, or host and port. Null for what is no such address. */
export function scannerAt(address: string): { path: string } | { host: string; port: number } | null {
  const [, path] = /^unix:(\/.+)$/.exec(address) ?? []
  if (path !== undefined) return { path }
  const [, host, port] = /^tcp:\/\/([^/:@\s]+|\[[0-9a-f:]+\])(?::(\d{1,5}))?$/i.exec(address) ?? []
  return host === undefined ? null : { host: host.replace(/^\[|\]$/g, ''), port: Number(port ?? 3310) }
}

/** Where lines of the log are sent: `tls://host:6514`, or `tcp://` without TLS. Null for what is no such address. */
export function logAt(address: string): { isTls: boolean; host: string; port: number } | null {
  const [, way, host, port] = /^(tls|tcp):\/\/([^/:@\s]+|\[[0-9a-f:]+\])(?::(\d{1,5}))?$/i.exec(address) ?? []
  if (way === undefined || host === undefined) return null
  const isTls = way.toLowerCase() === 'tls'
  return { isTls, host: host.replace(/^\[|\]$/g, ''), port: Number(port ?? (isTls ? 6514 : 601)) }
}

/** The machine the scanner is on; null where it is this one by a socket file, or none is named. */
export function scannerHost(address: string): string | null {
  const at = scannerAt(address)
  return at && 'host' in at ? at.host : null
}

const isHere = (host: string) => /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host)

/** Whether connections to a host may go without TLS: on this machine, or where the operator says so by name. */
export const mayBePlain = (host: string, plainHosts: readonly string[]): boolean =>
  isHere(host) || plainHosts.some((one) => one.toLowerCase() === host.toLowerCase())

/** Where a socket file of this machine is named, nothing leaves it; the driver reads it from the query or in the place of the host. */
function databaseHost(url: URL): string {
  const host = url.searchParams.get('host') ?? decodeURIComponent(url.hostname)
  return host === '' || host.startsWith('/') ? 'localhost' : host
}

/** The one mode that looks at the certificate in every version of the driver; `require` is to lose that. */
const isVerified = ({ searchParams }: URL) => searchParams.get('sslmode') === 'verify-full'

/** A sentence for each connection that would leave this machine without TLS; empty where all is well. */
export function plainFaults(
  { databaseUrl, s3Endpoint, smsUrl, breachedUrl, advisoriesUrl, errorsUrl, scannerHost, logTo }: Addresses,
  plainHosts: readonly string[],
): string[] {
  const faults: string[] = []
  const say = (name: string, host: string, instead: string) =>
    void faults.push(
      `${name}: the connection to ${host} is not encrypted; ${instead}, or name the host in PLAIN_HOSTS if it stands in the installation’s own network`,
    )
  const database = URL.canParse(databaseUrl) ? new URL(databaseUrl) : null
  if (database && !isVerified(database) && !mayBePlain(databaseHost(database), plainHosts))
    say('DATABASE_URL', databaseHost(database), 'add ?sslmode=verify-full')
  for (const [name, address] of [
    ['S3_ENDPOINT', s3Endpoint],
    ['MSG91_URL', smsUrl],
    ['BREACHED_PASSWORDS_URL', breachedUrl || undefined],
    ['ADVISORIES_URL', advisoriesUrl || undefined],
    ['ERROR_REPORTING_URL', errorsUrl || undefined],
  ] as const) {
    const url = address === undefined ? null : new URL(address)
    if (url && url.protocol !== 'https:' && !mayBePlain(url.hostname, plainHosts))
      say(name, url.hostname, 'give an https address')
  }
  if (scannerHost !== null && !mayBePlain(scannerHost, plainHosts))
    say('CLAMAV_ADDRESS', scannerHost, 'let a tunnel with TLS end on this machine and give its port here')
  const log = logAt(logTo)
  if (log && !log.isTls && !mayBePlain(log.host, plainHosts)) say('LOG_SEND_TO', log.host, 'give tls://')
  return faults
}

/** Whether letters may be handed to this mail server without TLS; elsewhere it must offer it, or nothing is sent. */
export const mailMayBePlain = (url: string, plainHosts: readonly string[]): boolean =>
  !URL.canParse(url) || mayBePlain(new URL(url).hostname, plainHosts)

/** How a server is reached: by https as visitors see it, `trustProxy` proxies in front, with a certificate of its own, on this address. */
type Answering = { isHttpsOutside: boolean; trustProxy: number; hasCertificate: boolean; host: string }

/** A sentence for each way in which a server would answer without TLS though its visitors come by https; empty where it would not. */
export function answeringFaults(
  { isHttpsOutside, trustProxy, hasCertificate, host }: Answering,
  plainHosts: readonly string[],
): string[] {
  if (!isHttpsOutside || hasCertificate) return []
  const faults: string[] = []
  if (trustProxy === 0)
    faults.push(
      'TLS_CERT_FILE or TRUST_PROXY: visitors come by https, so name the certificate, or how many proxies in front end TLS',
    )
  if (!mayBePlain(host, plainHosts))
    faults.push(
      `HOST: the server would answer without TLS on ${host}; leave it out where the proxy is on this machine, give TLS_CERT_FILE, or name ${host} in PLAIN_HOSTS if only the proxy reaches it, in the installation’s own network`,
    )
  return faults
}
