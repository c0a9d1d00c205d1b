import { isCallFailed } from './client.ts'

/**
 * Sends a record of staff. When the same was recorded a moment ago, `ask` puts the server's question, and with a yes the
 * same request goes out once more with its answer. Undefined: it was not recorded, and nothing typed is lost.
 */
export async function recordAfterAsking<T>(
  send: (answer: { isSecondRecord?: true }) => Promise<T>,
  ask: (error: unknown) => Promise<boolean>,
): Promise<T | undefined> {
  try {
    return await send({})
  } catch (error) {
    if (!isCallFailed(error) || error.code !== 'SAME_RECORD') throw error
    return (await ask(error)) ? send({ isSecondRecord: true }) : undefined
  }
}
