import { useRef, useState } from 'react'

/**
 * Does one thing at a time: what is pressed while another one is under way is not begun. Only a purchase keeps nothing
 * out: what it pays for is offered on the page before the dialog has closed, and pressing it then must do it.
 * `failed` is told what went wrong.
 */
export function useOneDeed<Deed extends string>(failed: (error: unknown, deed: Deed) => void) {
  const [busy, setBusy] = useState<Deed>()
  const underWay = useRef<Deed>(undefined)
  const run = async (deed: Deed, work: () => Promise<void>) => {
    const before = underWay.current
    if (before && (before !== 'buy' || deed === before)) return
    underWay.current = deed
    setBusy(deed)
    try {
      await work()
    } catch (error) {
      failed(error, deed)
    } finally {
      if (underWay.current === deed) {
        underWay.current = undefined
        setBusy(undefined)
      }
    }
  }
  return { busy, run }
}
