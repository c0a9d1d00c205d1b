import { useColorScheme } from '@mui/material/styles'
import { Moon, Sun } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { LanguageSwitch } from '../shell/LanguageSwitch.tsx'
import { Button } from '../ui/Button.tsx'
import { Page } from '../ui/Page.tsx'
import { KitBasics } from './KitBasics.tsx'
import { KitFeedback } from './KitFeedback.tsx'
import { KitFields } from './KitFields.tsx'
import { KitLists } from './KitLists.tsx'
import { KitProgress } from './KitProgress.tsx'
import { KitSection } from './KitSection.tsx'
import { KitShell } from './KitShell.tsx'
import { KitUpgrade } from './KitUpgrade.tsx'
import { useSamples } from './samples.ts'

// Scenes and their fonts weigh more than the rest of this page.
const KitScenes = lazy(() => import('./KitScenes.tsx').then((part) => ({ default: part.KitScenes })))

/** Every shared part in its states. */
export function KitScreen() {
  const s = useSamples()
  const { mode, systemMode, setMode } = useColorScheme()
  const dark = (mode === 'system' ? systemMode : mode) === 'dark'
  return (
    <Page
      title={s.title}
      subtitle={s.subtitle}
      width="md"
      actions={
        <>
          <LanguageSwitch />
          <Button look="secondary" icon={dark ? Sun : Moon} onClick={() => setMode(dark ? 'light' : 'dark')}>
            {dark ? s.light : s.dark}
          </Button>
        </>
      }
    >
      <KitBasics />
      <KitFields />
      <KitFeedback />
      <KitProgress />
      <KitLists />
      <KitSection id="scenes" title={s.scenes}>
        <Suspense>
          <KitScenes />
        </Suspense>
      </KitSection>
      <KitUpgrade />
      <KitShell />
    </Page>
  )
}
