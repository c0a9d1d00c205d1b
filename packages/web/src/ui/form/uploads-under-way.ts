import { t } from '@lingui/core/macro'
import { useEffect } from 'react'
import { create } from 'zustand'
import { say } from '../snackbar-store.ts'

const useUploadsUnderWay = create<{ count: number }>()(() => ({ count: 0 }))

/** Counts files of a part of the screen that are on their way, as long as it stands: what it belongs to is not saved before they arrived. */
export function useUnderWay(files: number): void {
  useEffect(() => {
    useUploadsUnderWay.setState(({ count }) => ({ count: count + files }))
    return () => useUploadsUnderWay.setState(({ count }) => ({ count: count - files }))
  }, [files])
}

/** Whether a save would be without a file that was chosen for it; says so. */
export function stillSending(): boolean {
  if (useUploadsUnderWay.getState().count === 0) return false
  say(t`What you chose is still being sent. One moment.`)
  return true
}
