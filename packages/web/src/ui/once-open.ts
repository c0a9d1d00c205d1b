import { useState } from 'react'

/**
 * Whether something that opens has been open yet. What never was need not be made at all: a list has a menu in every row, and
 * few are opened. Once it was open it stays, so that it can close as it opened.
 */
export function useOnceOpen(open: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(open)
  if (open && !wasOpen) setWasOpen(true)
  return open || wasOpen
}
