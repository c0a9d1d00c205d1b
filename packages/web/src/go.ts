import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

/** Goes to an address made by `paths`. `replace` leaves no step back, `keepScroll` stays at the same height of the page. */
export function useGo() {
  const router = useRouter()
  return useCallback(
    (
      href: string,
      { replace = false, keepScroll = false }: { replace?: boolean; keepScroll?: boolean } = {},
    ) => void router.navigate({ href, replace, ...(keepScroll ? { resetScroll: false } : {}) }),
    [router],
  )
}
