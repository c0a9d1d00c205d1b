/** Part of the panel that did not load, in the words of the specification (8). */
export type ChunkFault = 'missing' | 'timeout' | 'css'

/** Time after which a part of the panel counts as not arrived (specification 9). */
export const chunkTimeoutMs = 120_000

/** Why a part of the panel did not load (specification 8). */
export class ChunkFailure extends Error {
  readonly fault: ChunkFault
  constructor(fault: ChunkFault, cause?: unknown) {
    super(fault === 'css' ? 'CSS chunk load failure' : `Chunk load error: ${fault}`, { cause })
    this.name = 'ChunkFailure'
    this.fault = fault
  }
}

/** Which fault an error of a dynamic import is, if any. Pure. */
export function chunkFaultOf(error: unknown): ChunkFault | undefined {
  if (error instanceof ChunkFailure) return error.fault
  const message = error instanceof Error ? error.message : String(error)
  if (/preload css/i.test(message)) return 'css'
  if (
    /dynamically imported module|importing a module script|error loading dynamically|module script failed/i.test(
      message,
    )
  )
    return 'missing'
  return undefined
}

/** Loads a part of the panel; failures come as `ChunkFailure`, never as a browser's own words. */
export async function loadChunk<T>(load: () => Promise<T>, timeoutMs = chunkTimeoutMs): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ChunkFailure('timeout')), timeoutMs)
  })
  try {
    return await Promise.race([load(), late])
  } catch (error) {
    const fault = chunkFaultOf(error)
    throw fault && !(error instanceof ChunkFailure) ? new ChunkFailure(fault, error) : error
  } finally {
    clearTimeout(timer)
  }
}
