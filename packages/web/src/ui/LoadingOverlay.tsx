import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { Hidden } from './Hidden.tsx'

const fadeMs = 220

/**
 * The overlay that covers the screen while the panel starts came with the page (the logo on the production host, a
 * spinner elsewhere), so that it stood before any script. Here it is said aloud, fades out and goes.
 */
export function LoadingOverlay({ open }: { open: boolean }) {
  const { t } = useLingui()
  useEffect(() => {
    if (!open) fadeLoadingOverlay()
  }, [open])
  return <div role="status">{open && <Hidden>{t`Loading`}</Hidden>}</div>
}

/** Fades the page's overlay out; nothing where it is gone. */
export function fadeLoadingOverlay() {
  const overlay = document.getElementById('loading')
  if (!overlay) return
  overlay.classList.add('gone')
  setTimeout(() => overlay.remove(), fadeMs)
}
