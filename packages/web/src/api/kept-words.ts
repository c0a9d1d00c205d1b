import type { PosterBase, PosterEdit } from '@parichay/contract/greeting/own-poster.ts'
import { ownPosterRoutes } from '@parichay/contract/greeting/routes.poster.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call } from './client.ts'
import { keys } from './keys.ts'
import { sameValues } from '../ui/form/drafts.ts'

/** How long nothing is typed before it is kept, in ms. */
const pause = 800

/** Keeps what is said on a poster of the library, null for its own words: a moment after the last letter, and on leaving. */
export function useKeptWords(businessId: number, base: PosterBase, edit: PosterEdit | null) {
  const queries = useQueryClient()
  const [sent, setSent] = useState(base.kept)
  const [onTheWay, setOnTheWay] = useState(0)
  const [hasFailed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)
  const isSent = sameValues(sent, edit) && !hasFailed
  const now = useRef({ edit, isSent })
  now.current = { edit, isSent }
  // One after the other: an older one never arrives last.
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const { imageId } = base
  const written = JSON.stringify(edit)
  const send = useRef((next: PosterEdit | null) => {
    setSent(next)
    setOnTheWay((count) => count + 1)
    queries.setQueryData<PosterBase>(
      keys.posterWords(businessId, imageId),
      (before) => before && { ...before, kept: next },
    )
    queue.current = queue.current
      .then(() =>
        call(ownPosterRoutes.keepPosterWords, { params: { imageId }, body: { businessId, edit: next } }),
      )
      .then(
        () => setFailed(false),
        () => setFailed(true),
      )
      .then(() => setOnTheWay((count) => count - 1))
  })
  useEffect(() => {
    if (now.current.isSent) return undefined
    const timer = setTimeout(() => send.current(now.current.edit), pause)
    return () => clearTimeout(timer)
  }, [written, tries])
  useEffect(
    () => () => {
      if (!now.current.isSent) send.current(now.current.edit)
    },
    [],
  )
  const state = hasFailed
    ? ('failed' as const)
    : isSent && onTheWay === 0
      ? ('kept' as const)
      : ('keeping' as const)
  return { state, retry: () => setTries((count) => count + 1) }
}
