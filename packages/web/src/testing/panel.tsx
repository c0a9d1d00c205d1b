import type { AgencyDetails } from '@parichay/contract/agency/fields.ts'
import { agencyRoutes } from '@parichay/contract/agency/routes.ts'
import { analyticsRoutes } from '@parichay/contract/analytics/routes.ts'
import { totpRoutes } from '@parichay/contract/auth/routes.totp.ts'
import { ownerNoticeRoutes } from '@parichay/contract/owner-notice/routes.ts'
import { uiCustomisationRoutes } from '@parichay/contract/ui-customisation/routes.ts'
import type { Franchisee } from '@parichay/contract/franchisee/fields.ts'
import { peopleRoutes } from '@parichay/contract/franchisee/routes.people.ts'
import { likenessRoutes } from '@parichay/contract/greeting/routes.likeness.ts'
import { franchiseeRoutes } from '@parichay/contract/franchisee/routes.ts'
import { planRoutes } from '@parichay/contract/plan/routes.ts'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { ThemeProvider } from '@mui/material/styles'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, expect, vi } from 'vitest'
import type { PanelLanguage } from '../boot.ts'
import { allWords, showLanguage } from '../i18n.ts'
import { makeQueries } from '../api/queries.ts'
import { makeRouter } from '../routes.tsx'
import { useSession } from '../session.ts'
import { themeFor } from '../ui/theme.ts'
import { addressBar } from './address-bar.ts'
import type { Edge } from './edge.ts'
import { makeAgency, makeStaff } from './makers.ts'

type Wish = {
  /** Where the panel opens: `/panel/admin/businesses?page=2`. */
  at: string
  edge: Edge
  language?: PanelLanguage
  agency?: Partial<AgencyDetails>
  /** Signed-in staff; without it the edge answers for whoever is signed in. */
  staff?: Partial<Franchisee>
  /** Nobody is signed in. */
  nobody?: true
  /** With the page's own address and history, for what reads or moves them past the router. */
  inAddressBar?: true
}

const styles = createCache({ key: 'p' })
afterAll(() => styles.sheet.flush())

/** The real panel, its router and its theme, on one screen; only the network is played. Gives the hands of a person. */
export async function openPanel({ at, edge, language = 'en', agency, staff, nobody, inAddressBar }: Wish) {
  vi.stubGlobal('fetch', edge.fetch)
  useSession.getState().begin({
    agency: makeAgency(agency),
    session: nobody ? 'none' : staff ? 'staff' : 'customer',
    language,
    errorReporting: null,
    checkoutUrl: '',
    answers: {},
  })
  edge.on(analyticsRoutes.logFailure, { logged: true })
  if (staff) edge.on(franchiseeRoutes.getFranchisee, makeStaff(staff))
  // The bell of staff looks in every few seconds, wherever they are.
  edge.orElse(analyticsRoutes.listAdminNotifications, { list: [], unread: { count: 0, isMore: false } })
  if (!staff && !nobody) {
    edge.orElse(ownerNoticeRoutes.listOwnerNotices, { list: [], unread: { count: 0, isMore: false } })
    edge.orElse(ownerNoticeRoutes.readOwnerNotices, { count: 0, isMore: false })
    edge.orElse(totpRoutes.getTotp, { since: null, recoveryCodesLeft: 0, isDemanded: false })
  }
  // Filters of lists offer whom and what there is to choose.
  if (staff) {
    edge.orElse(peopleRoutes.listStaff, { list: [], total: 0, totalIsMore: false })
    edge.orElse(agencyRoutes.listAgencies, { list: [], total: 0, totalIsMore: false })
    edge.orElse(planRoutes.listSubscriptionPlans, [])
    // New pictures of the library are compared with it as they arrive.
    edge.orElse(likenessRoutes.findAlikeImages, [])
  }
  // Most pages of customers have nothing on them that staff put there.
  edge.orElse(uiCustomisationRoutes.listUiCustomisations, [])
  await showLanguage(language)
  await allWords()
  i18n.activate(language)
  const queries = makeQueries()
  const history = inAddressBar ? addressBar(at) : createMemoryHistory({ initialEntries: [at] })
  const router = makeRouter(queries)
  router.update({ ...router.options, history } as never)
  const theme = themeFor('#2d9bea')
  await router.load()
  const view = render(
    <CacheProvider value={styles}>
      <ThemeProvider theme={theme} noSsr>
        <I18nProvider i18n={i18n}>
          <QueryClientProvider client={queries}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </I18nProvider>
      </ThemeProvider>
    </CacheProvider>,
  )
  return {
    ...view,
    hands: userEvent.setup(),
    queries,
    router,
    /** Where the panel stands. */
    place: () => history.location.href,
    /** Every call had an answer. */
    allAnswered: () => expect(edge.unanswered).toEqual([]),
  }
}
