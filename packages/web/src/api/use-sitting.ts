import { type Elsewhere, sittingBeats } from '@parichay/contract/pdf-card/people.ts'
import { useEffect, useRef, useState } from 'react'
import { freshId } from '../ui/fresh-id.ts'
import { sitPeople } from './pdf-people.ts'

/**
 * Says every few seconds that this tab has the people of a project open, and hears who else has, on any device; `onNews` when
 * one of them kept something. While the tab is not looked at it is silent and counts as gone.
 */
export function useSitting(pdfCardNo: number, onNews: () => void) {
  const [sittingKey] = useState(freshId)
  const [others, setOthers] = useState<readonly Elsewhere[]>([])
  const news = useRef(onNews)
  news.current = onNews
  useEffect(() => {
    let known: string | null | undefined
    let isHere = true
    const beat = async () => {
      if (document.visibilityState === 'hidden') return
      const told = await sitPeople({ pdfCardNo, sittingKey })
      if (!isHere) return
      setOthers(told.others)
      if (known !== undefined && told.savedAt !== null && told.savedAt !== known) news.current()
      known = told.savedAt
    }
    // Who else is there is a help, and no reason to disturb: the next beat asks again.
    const quietly = () => void beat().catch(() => undefined)
    quietly()
    const timer = setInterval(quietly, sittingBeats.every * 1000)
    document.addEventListener('visibilitychange', quietly)
    return () => {
      isHere = false
      clearInterval(timer)
      document.removeEventListener('visibilitychange', quietly)
      void sitPeople({ pdfCardNo, sittingKey, leaves: true }).catch(() => undefined)
    }
  }, [pdfCardNo, sittingKey])
  return { sittingKey, others }
}
