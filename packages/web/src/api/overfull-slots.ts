import type { PosterSlot } from '@parichay/contract/greeting/own-poster.ts'
import { useEffect, useState } from 'react'
import { overfullSlots, type TypedPoster } from './own-poster.ts'

/** The places of a poster whose words do not fit, measured a moment after the last letter was typed. */
export function useOverfull(typed: TypedPoster): readonly PosterSlot[] {
  const [found, setFound] = useState<readonly PosterSlot[]>([])
  useEffect(() => {
    let gone = false
    const timer = setTimeout(() => {
      void overfullSlots(typed)
        .then((slots) => gone || setFound(slots))
        .catch(() => undefined)
    }, 250)
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [typed])
  return found
}
