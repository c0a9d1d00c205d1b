import { useQueryClient } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { saveLanguage, userQuery } from '../api/people.ts'
import { useAuthData } from '../auth-data.ts'
import type { PanelLanguage } from '../boot.ts'
import { chooseLanguage, panelLanguageNames } from '../i18n.ts'
import { useSession } from '../session.ts'
import { loadPart } from '../ui/load-part.ts'
import { useSelf } from './Self.tsx'

const NewPasswordScreen = lazy(() =>
  loadPart(() => import('./NewPasswordScreen.tsx')).then((chunk) => ({ default: chunk.NewPasswordScreen })),
)

const NewTotpScreen = lazy(() =>
  loadPart(() => import('./NewTotpScreen.tsx')).then((chunk) => ({ default: chunk.NewTotpScreen })),
)

/**
 * Who came with a temporary password chooses an own one before anything else is shown; then, where the agency asks for it, the
 * second step is set up.
 */
export function PasswordGate({ children }: { children: ReactNode }) {
  const { mustChangePassword, mustSetUpTotp } = useSelf()
  useAccountLanguage()
  if (!mustChangePassword && !mustSetUpTotp) return children
  return <Suspense>{mustChangePassword ? <NewPasswordScreen /> : <NewTotpScreen />}</Suspense>
}

/** The language of the account, shown once it is known; what is chosen later in this browser is saved there too. */
function useAccountLanguage() {
  const kind = useSession((state) => state.kind)
  const queries = useQueryClient()
  const shown = useRef<number | null>(null)
  useEffect(() => {
    if (kind !== 'customer') {
      shown.current = null
      return
    }
    const look = () => {
      const user = queries.getQueryData(userQuery.queryKey)
      if (!user || shown.current === user.userId) return
      shown.current = user.userId
      const { language } = user.preference
      const { chosenLanguage, chooseLanguage: choose } = useAuthData.getState()
      if (chosenLanguage) {
        choose(null)
        if (chosenLanguage !== language) void saveLanguage(queries, chosenLanguage)
      } else if (language && language in panelLanguageNames) void chooseLanguage(language as PanelLanguage)
    }
    look()
    return queries.getQueryCache().subscribe(look)
  }, [kind, queries])
}
