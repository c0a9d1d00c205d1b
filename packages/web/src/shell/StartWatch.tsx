import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { fetchLater } from './later.ts'
import { LoadingOverlay } from '../ui/LoadingOverlay.tsx'
import { useAppLoading } from './app-loading.ts'

/** Ends the loading of the app once the first screen stands. */
export function StartWatch() {
  const loading = useAppLoading((state) => state.loading)
  const settled = useRouterState({ select: (state) => state.status === 'idle' })
  useEffect(() => {
    if (!settled || !useAppLoading.getState().loading) return
    useAppLoading.getState().set(false)
    fetchLater()
  }, [settled])
  return <LoadingOverlay open={loading} />
}
