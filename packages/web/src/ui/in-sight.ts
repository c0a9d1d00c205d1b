import { type RefObject, useEffect, useRef, useState } from 'react'

/** Whether a place has come near the screen once: pictures below are not asked for before. */
export function useInSight(): [RefObject<HTMLDivElement | null>, boolean] {
  const place = useRef<HTMLDivElement>(null)
  const [inSight, setInSight] = useState(false)
  useEffect(() => {
    if (inSight || !place.current) return
    const watch = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setInSight(true),
      { rootMargin: '300px' },
    )
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [inSight])
  return [place, inSight]
}
