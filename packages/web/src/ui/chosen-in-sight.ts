import { type RefObject, useEffect, useRef } from 'react'

/**
 * Scrolls a row so that the chosen one of it stands in its middle: once for each choice, and again where what stands before it
 * became wider, as with a count that arrives. Who scrolls by hand is left alone. `chosen` is a selector; the row is positioned.
 */
export function useChosenInSight(row: RefObject<HTMLElement | null>, chosen: string, isOn = true): void {
  const sought = useRef('')
  useEffect(() => {
    const one = isOn && row.current?.querySelector<HTMLElement>(chosen)
    if (!row.current || !one) return
    const place = `${one.textContent} ${one.offsetLeft} ${one.offsetWidth}`
    if (sought.current === place) return
    sought.current = place
    row.current.scrollLeft = one.offsetLeft - (row.current.clientWidth - one.offsetWidth) / 2
  })
}
