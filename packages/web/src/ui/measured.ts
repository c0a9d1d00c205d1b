import { useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Measures after what is drawn changed or the window did, once a frame and just before it is painted. Sizes read at once would
 * have the whole page laid out for every change, however many come before the next frame: on a cheap phone that is felt.
 */
export function useMeasured(measure: () => void): void {
  const latest = useRef(measure)
  useLayoutEffect(() => {
    latest.current = measure
    const frame = requestAnimationFrame(measure)
    return () => cancelAnimationFrame(frame)
  })
  useEffect(() => {
    const again = () => latest.current()
    window.addEventListener('resize', again)
    return () => window.removeEventListener('resize', again)
  }, [])
}
