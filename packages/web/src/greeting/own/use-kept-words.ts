import type { PosterBase, PosterEdit } from '@parichay/contract/greeting/own-poster.ts'
import { ownPosterRoutes } from '@parichay/contract/greeting/routes.poster.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../api/client.ts'
import { keys } from '../../api/keys.ts'
import { sameValues } from '../../ui/form/drafts.ts'

/** How long nothing is typed before it is kept, in ms. */
const pause = 800

/** Keeps what is said on a poster of the library, null for its own words: a moment after the last letter, and on leaving. */
export function useKeptWords(businessId: number, base: PosterBase, edit: PosterEdit | null) {
  const queries = useQueryClient()
  const [kept, setKept] = useState(base.kept)
  const [hasFailed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)
  const isKept = sameValues(kept, edit)
  const now = useRef({ edit, isKept })
  now.current = { edit, isKept }
  // One after the other: an older one never arrives last.
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const { imageId } = base
  const written = JSON.stringify(edit)
  const send = useRef((next: PosterEdit | null) => {
    queries.setQueryData<PosterBase>(
      keys.posterWords(businessId, imageId),
      (before) => before && { ...before, kept: next },
    )
    queue.current = queue.current
      .then(() =>
        call(ownPosterRoutes.keepPosterWords, { params: { imageId }, body: { businessId, edit: next } }),
      )
      .then(
        () => {
          setKept(next)
          setFailed(false)
        },
        () => setFailed(true),
      )
  })
  useEffect(() => {
    if (now.current.isKept) return undefined
    const timer = setTimeout(() => send.current(now.current.edit), pause)
    return () => clearTimeout(timer)
  }, [written, tries, kept])
  useEffect(
    () => () => {
      if (!now.current.isKept) send.current(now.current.edit)
    },
    [],
  )
  const state = isKept ? ('kept' as const) : hasFailed ? ('failed' as const) : ('keeping' as const)
  return { state, retry: () => setTries((count) => count + 1) }
}
