import { t } from '@lingui/core/macro'
import type { documentKinds } from '@parichay/contract/document/kinds.ts'
import type { Document } from '@parichay/contract/document/routes.ts'
import { uploadMaxBytes } from '@parichay/contract/document/routes.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useUnderWay } from '../ui/form/uploads-under-way.ts'
import { fileFault } from '../ui/picture/file-fault.ts'
import { shrinkPicture } from '../ui/picture/shrink-picture.ts'
import { failureText, type FailureWords } from '../failure-words.ts'
import { uploadPicture } from './upload.ts'

/** A picture on its way. `part` is 0 to 1. */
export type QueuedUpload = {
  id: string
  name: string
  /** An address of the picture in this browser, once it is known to be one that can be shown. */
  address: string | undefined
  state: 'waiting' | 'sending' | 'failed'
  part: number
  message: string
  /** It was refused before it was sent; trying again is of no use. */
  isFinal: boolean
}

type Wish = {
  kind: (typeof documentKinds)[number]
  /** None for pictures of the agency itself. */
  businessId?: number
  words: FailureWords
  /** Gets each stored picture, in the order in which they arrive. */
  onStored: (stored: Document) => void
}

const atOnce = 2
let lastNumber = 0

/** Pictures sent two at a time, each with its progress, its way to stop and its own second try. */
export function useUploadQueue({ kind, businessId, words, onStored }: Wish) {
  const [queue, setQueue] = useState<QueuedUpload[]>([])
  const files = useRef(new Map<string, Blob>())
  const stops = useRef(new Map<string, AbortController>())
  const verdicts = useRef(new Map<string, Promise<string | undefined>>())
  const latest = useRef({ onStored, words, queue })
  latest.current = { onStored, words, queue }

  const change = useCallback(
    (id: string, to: Partial<QueuedUpload>) =>
      setQueue((all) => all.map((one) => (one.id === id ? { ...one, ...to } : one))),
    [],
  )
  const drop = useCallback((id: string) => {
    stops.current.get(id)?.abort()
    stops.current.delete(id)
    files.current.delete(id)
    verdicts.current.delete(id)
    setQueue((all) =>
      all.filter((one) => {
        if (one.id === id && one.address) URL.revokeObjectURL(one.address)
        return one.id !== id
      }),
    )
  }, [])

  const refuse = useCallback(
    (id: string, message: string) => change(id, { state: 'failed', message, isFinal: true }),
    [change],
  )
  /** Why a picture can be neither shown nor sent; without a fault it is shown from now on. */
  const judge = useCallback(
    async (id: string, file: File) => {
      const fault = await fileFault(file)
      if (!files.current.has(id)) return fault
      if (fault) refuse(id, fault)
      else change(id, { address: URL.createObjectURL(file) })
      return fault
    },
    [change, refuse],
  )
  const send = useCallback(
    async (id: string) => {
      const file = files.current.get(id)
      if (!file || stops.current.has(id)) return
      const stop = new AbortController()
      stops.current.set(id, stop)
      change(id, { state: 'sending', part: 0, message: '' })
      try {
        const fault = await verdicts.current.get(id)
        if (fault) {
          stops.current.delete(id)
          return refuse(id, fault)
        }
        const small = await shrinkPicture(file)
        if (small.size > uploadMaxBytes) {
          stops.current.delete(id)
          return refuse(id, t`This file is too large. The limit is 5 MB.`)
        }
        if (stop.signal.aborted) return
        const stored = await uploadPicture(small, {
          query: { hierarchy1: kind, ...(businessId === undefined ? {} : { hierarchy2: businessId }) },
          onProgress: (part) => !stop.signal.aborted && change(id, { part }),
          signal: stop.signal,
        })
        drop(id)
        latest.current.onStored(stored)
      } catch (error) {
        stops.current.delete(id)
        if (!stop.signal.aborted)
          change(id, { state: 'failed', message: failureText(error, latest.current.words) })
      }
    },
    [change, refuse, drop, kind, businessId],
  )

  useEffect(() => {
    const free = atOnce - queue.filter((one) => one.state === 'sending').length
    for (const one of queue.filter((other) => other.state === 'waiting').slice(0, Math.max(0, free)))
      void send(one.id)
  }, [queue, send])

  useUnderWay(queue.filter((one) => one.state !== 'failed').length)

  useEffect(() => {
    const [going, kept] = [stops.current, files.current]
    return () => {
      for (const stop of going.values()) stop.abort()
      going.clear()
      kept.clear()
      for (const { address } of latest.current.queue) if (address) URL.revokeObjectURL(address)
    }
  }, [])

  const add = useCallback(
    (chosen: readonly File[]) => {
      const fresh = chosen.map((file): QueuedUpload => {
        const id = `upload-${++lastNumber}`
        files.current.set(id, file)
        verdicts.current.set(id, judge(id, file))
        return {
          id,
          name: file.name,
          address: undefined,
          state: 'waiting',
          part: 0,
          message: '',
          isFinal: false,
        }
      })
      setQueue((all) => [...all, ...fresh])
    },
    [judge],
  )
  const retry = useCallback((id: string) => change(id, { state: 'waiting', message: '' }), [change])
  return { queue, add, retry, drop }
}
