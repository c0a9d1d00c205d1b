import { z } from 'zod'
import { answeringFaults, logAt, mailMayBePlain, plainFaults, scannerAt, scannerHost } from './plain.ts'
import { withSecretFiles } from './secret-files.ts'

const flag = z.enum(['true', 'false']).transform((text) => text === 'true')
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
)

/** The address in a text that is one of these protocols; null for any other. */
const addressIn = (text: string, ...protocols: string[]): URL | null =>
  URL.canParse(text) && protocols.some((one) => text.toLowerCase().startsWith(`${one}://`))
    ? new URL(text)
    : null
/** A stray % is nothing that the driver of the database reads. */
function isDatabaseAddress(text: string): boolean {
  const url = addressIn(text, 'postgres', 'postgresql')
  return url !== null && !/%(?![\da-f]{2})/i.test(url.href)
}
/** With a path, or https before it, a name would be nobody's. */
const isHostName = (text: string) => !/[/\s@]/.test(text)
const hostNames = list.pipe(
  z.array(z.string().refine(isHostName, 'give names of hosts, without https:// and path')),
)

const databaseHint = 'give postgres://user:password@host:port/name, with special characters as %40'
const secretHint = 'give at least 32 random characters'
const addressHint = 'give an address such as https://example.in'

/** What browsers refuse a certificate for: it ended, has not begun, nobody they know vouches for it, or it is for other hosts. */
export const certificateFaults = ['over', 'early', 'untrusted', 'foreign'] as const
/** One of them, as `CERTIFICATE_MAY_BE` names it. */
export type CertificateFault = (typeof certificateFaults)[number]

/** Every variable the server reads. `docs/operations.md` explains them; a test keeps the two lists equal. */
export const variables = z.object({
  PARICHAY_MODE: z.enum(['demo', 'production', 'test']).default('production'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().optional(),
  HTTP_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  DATABASE_URL: z.string(`is missing; ${databaseHint}`).refine(isDatabaseAddress, databaseHint),
  PARICHAY_SECRET: z.string(`is missing; ${secretHint}`).min(32, secretHint),
  PARICHAY_SECRET_BEFORE: list
    .pipe(z.array(z.string().min(32, 'give secrets of before, each of at least 32 characters')))
    .default([]),
  DATA_FOLDER: z.string().default('.data'),
  DEFAULT_AGENCY_HOST: z
    .string()
    .refine(isHostName, 'give the name of a host, without https:// and path')
    .default(''),
  PRODUCTION_HOSTS: hostNames.default([]),
  PLAIN_HOSTS: hostNames.default([]),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).default('info'),
  LOG_SEND_TO: z
    .string()
    .refine((text) => logAt(text) !== null, 'give tls://host:6514')
    .optional(),
  PUBLIC_PROTOCOL: z.enum(['http', 'https']).default('https'),
  PUBLIC_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  TLS_CERT_FILE: z.string().optional(),
  TLS_KEY_FILE: z.string().optional(),
  CERTIFICATE_MAY_BE: list.pipe(z.array(z.enum(certificateFaults))).default([]),
  S3_ENDPOINT: z.url().optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('ap-south-1'),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  S3_SESSION_TOKEN: z.string().optional(),
  MSG91_URL: z.url().default('https://control.msg91.com'),
  MSG91_AUTHKEY: z.string().default(''),
  MSG91_OTP_TEMPLATE: z.string().default(''),
  MSG91_NOTICE_TEMPLATE: z.string().default(''),
  MSG91_INVITE_TEMPLATE: z.string().default(''),
  MSG91_REMINDER_TEMPLATE: z.string().default(''),
  MSG91_REMINDER_TEMPLATE_HI: z.string().default(''),
  MSG91_REMINDER_TEMPLATE_GU: z.string().default(''),
  SMTP_URL: z
    .string()
    .refine(
      (text) => Boolean(addressIn(text, 'smtp', 'smtps')?.hostname),
      'give smtp://user:password@host:port, with special characters as %40',
    )
    .default(''),
  PAYMENT_API_URL: z.url({ protocol: /^https?$/ }).default('https://api.razorpay.com'),
  PAYMENT_CHECKOUT_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://checkout.razorpay.com/v1/checkout.js'),
  MAIL_FROM: z
    .string()
    .regex(/^([^<>]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/, 'give Name <name@example.in>')
    .default('Parichay <no-reply@localhost>'),
  BREACHED_PASSWORDS_URL: z
    .union([z.literal('off'), z.url({ protocol: /^https?$/ })], `${addressHint}, or off`)
    .optional(),
  ADVISORIES_URL: z.url({ protocol: /^https?$/ }).optional(),
  CLAMAV_ADDRESS: z
    .string()
    .refine((text) => scannerAt(text) !== null, 'give tcp://host:3310 or unix:/run/clamav/clamd.ctl')
    .optional(),
  CLAMAV_AWAY: z.enum(['refuse', 'take']).default('refuse'),
  FFMPEG_PATH: z.string().default(''),
  GREETING_VIDEOS: z.enum(['ordinary', 'spliced']).default('ordinary'),
  RUN_WORKER: flag.default(true),
  LIMIT_FACTOR: z.coerce.number().positive().default(1),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  ERROR_REPORTING_URL: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
  ERROR_SAMPLE_RATE: z.coerce.number().min(0).max(1).default(1),
  REPLAY_SAMPLE_RATE: z.coerce.number().min(0).max(1).default(0.1),
  REPLAY_ON_ERROR_RATE: z.coerce.number().min(0).max(1).default(1),
})

/** What opens the object store. The token belongs to keys that are lent for an hour or so. */
export type S3Keys = { accessKey: string; secretKey: string; sessionToken?: string | undefined }
/** An S3-compatible store. `files`: where its keys are read anew, for whoever was given keys that do not stay. */
export type S3Config = S3Keys & {
  endpoint: string
  bucket: string
  region: string
  files?: { [Key in keyof S3Keys]: string | undefined }
}

/** The settings, read and checked. */
export type Config = {
  mode: 'demo' | 'production' | 'test'
  port: number
  /** Beside https, where pages asked for by http are sent there; undefined listens nowhere. */
  httpPort: number | undefined
  host: string
  databaseUrl: string
  databasePool: number
  secret: string
  /** Secrets of before: what they sealed is still opened. */
  secretsBefore: string[]
  dataFolder: string
  defaultAgencyHost: string
  productionHosts: string[]
  trustProxy: number
  logLevel: string
  /** Another machine that lines of the log are sent to; empty sends nowhere. */
  logSendTo: string
  publicProtocol: 'http' | 'https'
  publicPort: number | undefined
  tls: { certFile: string; keyFile: string } | null
  /** What of its certificate stops no start, though browsers refuse it. */
  certificateMayBe: CertificateFault[]
  s3: S3Config | null
  sms: {
    url: string
    authkey: string
    otpTemplate: string
    noticeTemplate: string
    inviteTemplate: string
    /** By language; a language without a text of its own takes the English one. */
    reminderTemplates: { en: string; hi: string; gu: string }
  }
  /** `isPlain`: its server may be one without TLS. */
  mail: { url: string; from: string; isPlain: boolean }
  /** Where the payment provider is: its API, and the script of its checkout. */
  payment: { apiUrl: string; checkoutUrl: string }
  /** Where new passwords are asked for among breached ones; empty asks nobody. */
  breachedPasswordsUrl: string
  /** The npm registry that is asked once a day what is known of the packages that run here; empty asks nobody. */
  advisoriesUrl: string
  /** The virus scanner that reads every upload; an empty address reads nothing. `takesWhenAway`: what it cannot read is taken unread. */
  antivirus: { address: string; takesWhenAway: boolean }
  /** An executable of the operator's for films; empty takes the one that came with npm. */
  ffmpegPath: string
  /** Strip: greeting videos are spliced, and what cannot be spliced looks the same. */
  filmLayout: 'free' | 'strip'
  runWorker: boolean
  /** Multiplies the limits per network address, for tests and demos behind one address. */
  limitFactor: number
  errorReporting: { url: string; sampleRate: number; replayRate: number; replayOnErrorRate: number }
}

type Variables = z.output<typeof variables>

/** What a value should be, for rules of zod that bring no words of their own. */
function hintFor(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'invalid_value') return `give one of ${issue.values.join(', ')}`
  if (issue.code === 'too_small') return `give ${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}`
  if (issue.code === 'too_big') return `give at most ${issue.maximum}`
  if (issue.code !== 'invalid_type') return addressHint
  return issue.expected === 'int' ? 'give a whole number' : 'give a number'
}

/**
 * The variables, and what is missing or wrong of them. Where something is, what else they say is read all the same, with a stand-in for it:
 * whoever sets up an installation is to hear everything at once.
 */
function readVariables(given: Record<string, string | undefined>) {
  const parsed = variables.safeParse(given, { error: hintFor })
  if (parsed.success) return { v: parsed.data, faults: [], wrong: new Set<string>() }
  const wrong = new Set(parsed.error.issues.map(({ path }) => String(path[0])))
  const right = Object.fromEntries(Object.entries(given).filter(([name]) => !wrong.has(name)))
  const standIns = { DATABASE_URL: 'postgres://localhost/none', PARICHAY_SECRET: '-'.repeat(32) }
  return {
    v: variables.parse({ ...standIns, ...right }),
    faults: parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
    wrong,
  }
}

/** Without TLS of its own a server in production answers this machine only, unless it is told otherwise. */
const hostOf = ({ HOST, PARICHAY_MODE, PUBLIC_PROTOCOL, TLS_CERT_FILE }: Variables) =>
  HOST ??
  (PARICHAY_MODE === 'production' && PUBLIC_PROTOCOL === 'https' && !TLS_CERT_FILE ? '127.0.0.1' : '0.0.0.0')

/** In production asked of those who collect breaches unless that is switched off; a demo and tests ask nobody by themselves. */
const breachedUrlOf = ({ BREACHED_PASSWORDS_URL: given, PARICHAY_MODE: mode }: Variables) =>
  given === 'off' ? '' : (given ?? (mode === 'production' ? 'https://api.pwnedpasswords.com/range' : ''))

const tlsOf = ({ TLS_CERT_FILE: certFile, TLS_KEY_FILE: keyFile }: Variables) =>
  certFile && keyFile ? { certFile, keyFile } : null

/** What no variable has wrong by itself: halves of pairs, and what production needs. */
function faultsBetween(v: Variables, isAnswering: boolean): string[] {
  const faults: string[] = []
  if ((v.TLS_CERT_FILE === undefined) !== (v.TLS_KEY_FILE === undefined))
    faults.push('TLS_CERT_FILE and TLS_KEY_FILE: give both or none')
  if (v.HTTP_PORT !== undefined && !v.TLS_CERT_FILE)
    faults.push('HTTP_PORT: only beside TLS_CERT_FILE; a proxy in front sends http to https itself')
  const s3 = [v.S3_ENDPOINT, v.S3_BUCKET, v.S3_ACCESS_KEY, v.S3_SECRET_KEY]
  if (s3.some(Boolean) && !s3.every(Boolean))
    faults.push('S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY: give all or none')
  if (v.PARICHAY_MODE === 'production') {
    if (!v.MSG91_AUTHKEY) faults.push('MSG91_AUTHKEY: needed in production, codes are sent by SMS')
    for (const name of ['PAYMENT_API_URL', 'PAYMENT_CHECKOUT_URL'] as const)
      if (!/^https:\/\/([\w-]+\.)*razorpay\.com\//.test(new URL(v[name]).href))
        faults.push(`${name}: in production the provider is at razorpay.com; leave it out`)
    const addresses = {
      databaseUrl: v.DATABASE_URL,
      s3Endpoint: v.S3_ENDPOINT,
      smsUrl: v.MSG91_URL,
      breachedUrl: breachedUrlOf(v),
      advisoriesUrl: v.ADVISORIES_URL ?? '',
      errorsUrl: v.ERROR_REPORTING_URL,
      logTo: v.LOG_SEND_TO ?? '',
      scannerHost: scannerHost(v.CLAMAV_ADDRESS ?? ''),
    }
    faults.push(...plainFaults(addresses, v.PLAIN_HOSTS))
    if (isAnswering) {
      const isHttpsOutside = v.PUBLIC_PROTOCOL === 'https'
      const at = {
        isHttpsOutside,
        trustProxy: v.TRUST_PROXY,
        hasCertificate: tlsOf(v) !== null,
        host: hostOf(v),
      }
      faults.push(...answeringFaults(at, v.PLAIN_HOSTS))
    }
    if (!v.SMTP_URL) faults.push('SMTP_URL: needed in production, codes for foreign users are sent by mail')
  }
  return faults
}

/**
 * Reads the environment. Throws one error that names every wrong or missing variable and what it should be. `isAnswering`: for a process that
 * visitors reach, which in production may not answer them without TLS.
 */
export function readConfig(told: Record<string, string | undefined>, isAnswering = false): Config {
  const { env, faults: unread, files } = withSecretFiles(told)
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
  const { v, faults, wrong } = readVariables(given)
  faults.push(...unread)
  const follows = (fault: string) => [...wrong].some((name) => fault.split(': ')[0]!.includes(name))
  faults.push(...faultsBetween(v, isAnswering).filter((fault) => !follows(fault)))
  if (faults.length > 0) {
    throw new Error(
      `The configuration is not complete (docs/operations.md explains each variable):\n  ${faults.join('\n  ')}`,
    )
  }
  return {
    mode: v.PARICHAY_MODE,
    port: v.PORT,
    httpPort: v.HTTP_PORT,
    host: hostOf(v),
    databaseUrl: v.DATABASE_URL,
    databasePool: v.DATABASE_POOL,
    secret: v.PARICHAY_SECRET,
    secretsBefore: v.PARICHAY_SECRET_BEFORE,
    dataFolder: v.DATA_FOLDER,
    defaultAgencyHost: v.DEFAULT_AGENCY_HOST.toLowerCase(),
    productionHosts: v.PRODUCTION_HOSTS,
    trustProxy: v.TRUST_PROXY,
    logLevel: v.LOG_LEVEL,
    logSendTo: v.LOG_SEND_TO ?? '',
    publicProtocol: v.PUBLIC_PROTOCOL,
    publicPort: v.PUBLIC_PORT,
    tls: tlsOf(v),
    certificateMayBe: v.CERTIFICATE_MAY_BE,
    s3:
      v.S3_ENDPOINT && v.S3_BUCKET && v.S3_ACCESS_KEY && v.S3_SECRET_KEY
        ? {
            endpoint: v.S3_ENDPOINT,
            bucket: v.S3_BUCKET,
            region: v.S3_REGION,
            accessKey: v.S3_ACCESS_KEY,
            secretKey: v.S3_SECRET_KEY,
            sessionToken: v.S3_SESSION_TOKEN,
            files: {
              accessKey: files.S3_ACCESS_KEY,
              secretKey: files.S3_SECRET_KEY,
              sessionToken: files.S3_SESSION_TOKEN,
            },
          }
        : null,
    sms: {
      url: v.MSG91_URL,
      authkey: v.MSG91_AUTHKEY,
      otpTemplate: v.MSG91_OTP_TEMPLATE,
      noticeTemplate: v.MSG91_NOTICE_TEMPLATE,
      inviteTemplate: v.MSG91_INVITE_TEMPLATE,
      reminderTemplates: {
        en: v.MSG91_REMINDER_TEMPLATE,
        hi: v.MSG91_REMINDER_TEMPLATE_HI || v.MSG91_REMINDER_TEMPLATE,
        gu: v.MSG91_REMINDER_TEMPLATE_GU || v.MSG91_REMINDER_TEMPLATE,
      },
    },
    mail: {
      url: v.SMTP_URL,
      from: v.MAIL_FROM,
      isPlain: v.PARICHAY_MODE !== 'production' || mailMayBePlain(v.SMTP_URL, v.PLAIN_HOSTS),
    },
    payment: { apiUrl: v.PAYMENT_API_URL, checkoutUrl: v.PAYMENT_CHECKOUT_URL },
    breachedPasswordsUrl: breachedUrlOf(v),
    advisoriesUrl: v.ADVISORIES_URL ?? '',
    antivirus: { address: v.CLAMAV_ADDRESS ?? '', takesWhenAway: v.CLAMAV_AWAY === 'take' },
    ffmpegPath: v.FFMPEG_PATH,
    filmLayout: v.GREETING_VIDEOS === 'spliced' ? 'strip' : 'free',
    runWorker: v.RUN_WORKER,
    limitFactor: v.LIMIT_FACTOR,
    errorReporting: {
      url: v.ERROR_REPORTING_URL,
      sampleRate: v.ERROR_SAMPLE_RATE,
      replayRate: v.REPLAY_SAMPLE_RATE,
      replayOnErrorRate: v.REPLAY_ON_ERROR_RATE,
    },
  }
}
