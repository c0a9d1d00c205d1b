import { isCallFailed } from '../failures.ts'

/**
 * Renames a project over the version that was seen. Where another one stands by now, that is read, so that the next try is over it; a name that
 * was sent before and whose answer was lost stands already. `read` ends once the lists have what it read.
 */
export async function renameOver<T extends { title: string }>(
  title: string,
  { send, read }: { send: () => Promise<T>; read: () => Promise<T> },
): Promise<T> {
  try {
    return await send()
  } catch (error) {
    if (!isCallFailed(error) || error.code !== 'CONFLICT') throw error
    const now = await read()
    if (now.title !== title) throw error
    return now
  }
}
