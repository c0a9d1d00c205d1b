import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useGo } from '../go.ts'
import { signOut } from './sign-out.ts'

/** Signs out and goes to the sign-in page of one's kind. */
export function useSignOut() {
  const queries = useQueryClient()
  const go = useGo()
  return useCallback(async () => go(await signOut(queries), { replace: true }), [queries, go])
}
