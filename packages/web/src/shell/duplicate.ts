import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import type { FailureWords } from '../failure-words.ts'
import { useGo } from '../go.ts'
import { showError } from '../ui/dialogs.tsx'
import { sayDone } from '../ui/snackbar-store.ts'

/** Makes a copy by `make`, which gives its address, and opens it; a second press while it is made does nothing. */
export function useDuplicate(make: () => Promise<string>, words: FailureWords): () => void {
  const { t } = useLingui()
  const go = useGo()
  const busy = useRef(false)
  const run = async () => {
    if (busy.current) return
    busy.current = true
    try {
      go(await make())
      sayDone(t`Duplicated. This is the copy.`)
    } catch (error) {
      void showError(error, words)
    } finally {
      busy.current = false
    }
  }
  return () => void run()
}
