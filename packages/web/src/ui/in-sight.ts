import { type RefObject, useEffect, useRef, useState } from 'react'

/** Whether a place has come near the screen once, within `margin` of it: what is below is not asked for before. */
export function useInSight(margin = '300px'): [RefObject<HTMLDivElement | null>, boolean] {
  const place = useRef<HTMLDivElement>(null)
  const [inSight, setInSight] = useState(false)
  useEffect(() => {
    if (inSight || !place.current) return
    const watch = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setInSight(true),
      { rootMargin: margin },
    )
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [inSight, margin])
  return [place, inSight]
}
