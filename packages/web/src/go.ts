import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

/** Goes to an address made by `paths`. `replace` leaves no step back. */
export function useGo() {
  const router = useRouter()
  return useCallback(
    (href: string, options: { replace?: boolean } = {}) => void router.navigate({ href, ...options }),
    [router],
  )
}
