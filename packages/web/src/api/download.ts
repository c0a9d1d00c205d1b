import { buildRequest } from '@parichay/contract/request.ts'
import type { Input, Route } from '@parichay/contract/route.ts'
import { flagOfSitting } from './authenticate-error.ts'
import { callHeaders } from './call-headers.ts'
import { Offline, failureOf } from '../failures.ts'
import { logFailedCall } from './log.ts'

const nameIn = (header: string | null) => /filename="([^"]+)"/.exec(header ?? '')?.[1]

/** Fetches a file of the contract. A failure comes as JSON, as with every call, and is thrown as `CallFailed`; no answer is `Offline`. */
export async function fetchFile<const R extends Route & { download: string }>(
  route: R,
  input: Input<R>,
): Promise<File> {
  const { url, init } = buildRequest(route, input as Parameters<typeof buildRequest>[1])
  const flag = flagOfSitting()
  let answer: Response
  let file: Blob | undefined
  try {
    const headers = { ...init.headers, ...callHeaders() }
    answer = await fetch(url, { ...init, headers, credentials: 'same-origin' })
    if (answer.ok) file = await answer.blob()
  } catch (error) {
    throw new Offline(error)
  }
  if (!file) {
    const failure = failureOf(answer.status, await answer.json().catch(() => undefined))
    const name = `${route.method} ${route.path}`
    flag(name, failure.status)
    logFailedCall(name, failure)
    throw failure
  }
  return new File([file], nameIn(answer.headers.get('content-disposition')) ?? 'file', { type: file.type })
}

/** Lets the browser save what lies at an address. */
function saveFrom(address: string, name: string) {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
}

/**
 * Lets the browser fetch a file of the contract by itself, for one that may be larger than the memory of a phone: it says how far it is, and goes on
 * after a break. What fails is told by the browser, so whether it is there is asked before.
 */
export function saveLarge<const R extends Route & { download: string }>(route: R, input: Input<R>): void {
  saveFrom(buildRequest(route, input as Parameters<typeof buildRequest>[1]).url, '')
}

/** Hands a file to the browser to save. */
export function saveFile(file: File) {
  const address = URL.createObjectURL(file)
  saveFrom(address, file.name)
  // Some phones read the file only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** Fetches a file of the contract and hands it to the browser to save. */
export const download = async <const R extends Route & { download: string }>(
  route: R,
  input: Input<R>,
): Promise<void> => saveFile(await fetchFile(route, input))
