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
  const { imageId } = base
  const isKept = sameValues(kept, edit)
  const wanted = useRef<PosterEdit | null | undefined>(undefined)
  wanted.current = isKept ? undefined : edit
  const send = useRef(async (next: PosterEdit | null) => {
    await call(ownPosterRoutes.keepPosterWords, { params: { imageId }, body: { businessId, edit: next } })
    queries.setQueryData<PosterBase>(
      keys.posterWords(businessId, imageId),
      (before) => before && { ...before, kept: next },
    )
  })
  const written = JSON.stringify(edit)
  useEffect(() => {
    if (wanted.current === undefined) return undefined
    const next = wanted.current
    let gone = false
    const timer = setTimeout(() => {
      send.current(next).then(
        () => {
          if (gone) return
          setKept(next)
          setFailed(false)
        },
        () => gone || setFailed(true),
      )
    }, pause)
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [written, tries])
  useEffect(
    () => () => {
      if (wanted.current !== undefined) void send.current(wanted.current).catch(() => undefined)
    },
    [],
  )
  const state = isKept ? ('kept' as const) : hasFailed ? ('failed' as const) : ('keeping' as const)
  return { state, retry: () => setTries((count) => count + 1) }
}
