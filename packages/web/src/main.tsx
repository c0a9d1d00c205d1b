import './forbid-eval.ts'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { tokensFor } from '@parichay/contract/agency/tokens.ts'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { readBoot } from './api/read-boot.ts'
import { takeFirstAnswers } from './api/first-answers.ts'
import { logFrontendError } from './api/log.ts'
import { makeQueries } from './api/queries.ts'
import { pageNonce } from './boot.ts'
import { firstLanguage, showLanguage } from './i18n.ts'
import { keepsakeName } from './keepsake.ts'
import { makeRouter } from './routes.tsx'
import { watchSeat } from './seat.ts'
import { useSession } from './session.ts'
import { startErrorReporting } from './shell/error-reporting.ts'
import { showStartFailure } from './shell/start-failure.ts'
import { watchErrors } from './shell/watch-errors.ts'
import { watchOverlays } from './ui/overlay-history.ts'
import { addIndianFonts } from './ui/indian-fonts.ts'
import { pause } from './ui/pause.ts'
import { whenQuiet } from './ui/quiet.ts'
import { allowSharing } from './ui/sharing.ts'
import { themeFor } from './ui/theme.ts'
import { asViewed, viewing } from './viewing.ts'

/** Begins in pieces, each short enough for a slow phone to answer a tap between them. */
async function start() {
  watchErrors()
  watchOverlays()
  watchSeat()
  await pause()
  const boot = asViewed(await readBoot())
  useSession.getState().begin(boot)
  allowSharing(!viewing())
  const queries = makeQueries()
  takeFirstAnswers(queries, boot.answers)
  const words = showLanguage(firstLanguage(boot))
  const router = makeRouter(queries)
  await pause()
  const { primary } = boot.agency.theme
  const tokens = tokensFor(primary)
  await pause()
  const theme = themeFor(primary, tokens)
  await pause()
  // The first screen's chunk and the words come side by side.
  const screen = router.load().catch(() => undefined)
  await words
  await screen
  await pause()
  // The first number in a language takes as long as a whole slice of drawing.
  i18n.number(0)
  await pause()

  const styles = createCache({ key: 'p', ...(pageNonce() ? { nonce: pageNonce()! } : {}) })
  const root = createRoot(document.getElementById('root')!)
  const panel = (
    <StrictMode>
      <CacheProvider value={styles}>
        <ThemeProvider theme={theme} modeStorageKey={keepsakeName('scheme')} noSsr disableTransitionOnChange>
          <CssBaseline />
          <I18nProvider i18n={i18n}>
            <QueryClientProvider client={queries}>
              <RouterProvider router={router} />
            </QueryClientProvider>
          </I18nProvider>
        </ThemeProvider>
      </CacheProvider>
    </StrictMode>
  )
  // Drawn as a transition React works in slices of a few milliseconds instead of one long task.
  startTransition(() => root.render(panel))
  whenQuiet(addIndianFonts, 3000)
  if (boot.errorReporting) await startErrorReporting(boot.errorReporting).catch(logFrontendError)
}

start().catch(showStartFailure)
