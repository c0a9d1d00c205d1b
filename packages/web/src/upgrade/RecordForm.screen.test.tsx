import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { ThemeProvider } from '@mui/material/styles'
import { analyticsRoutes } from '@parichay/contract/analytics/routes.ts'
import { singlePaymentRoutes } from '@parichay/contract/payment/routes.single.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { makeQueries } from '../api/queries.ts'
import { allWords, showLanguage } from '../i18n.ts'
import { Edge } from '../testing/edge.ts'
import { makeBusiness } from '../testing/makers.ts'
import { themeFor } from '../ui/theme.ts'
import { RecordForm } from './RecordForm.tsx'

afterEach(() => vi.unstubAllGlobals())

test('what is given for nothing costs ₹0, in front of who gives it', async () => {
  const edge = new Edge()
  vi.stubGlobal('fetch', edge.fetch)
  edge.on(analyticsRoutes.logFailure, { logged: true })
  const asked = edge.on(singlePaymentRoutes.payPdfCard, {
    status: 'paid',
    intentId: crypto.randomUUID(),
    planId: 7,
    recordNo: 5001,
  })
  await showLanguage('en')
  await allWords()
  i18n.activate('en')
  const onDone = vi.fn()
  const hands = userEvent.setup()
  const pdfCard = { pdfCardNo: 2001 }
  const business = makeBusiness()
  render(
    <I18nProvider i18n={i18n}>
      <ThemeProvider theme={themeFor('#2d9bea')} noSsr>
        <QueryClientProvider client={makeQueries()}>
          <RecordForm
            purchase={{ kind: 'pdf', planId: 7, price: 49, pdfCard, business }}
            onClose={() => undefined}
            onDone={onDone}
          />
        </QueryClientProvider>
      </ThemeProvider>
    </I18nProvider>,
  )
  await screen.findByText('₹49')
  await hands.selectOptions(screen.getByRole('combobox', { name: 'Paid by' }), 'Free of charge')
  await screen.findByText('₹0')
  await hands.click(screen.getByRole('button', { name: 'Ok' }))
  await waitFor(() => expect(onDone).toHaveBeenCalled())
  expect(asked.map(({ body }) => (body as { mode: string }).mode)).toEqual(['free'])
})
