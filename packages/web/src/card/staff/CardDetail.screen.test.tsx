import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { ThemeProvider } from '@mui/material/styles'
import { render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { showLanguage } from '../../i18n.ts'
import { makeCardRow } from '../../testing/makers.ts'
import { themeFor } from '../../ui/theme.ts'
import { CardDetail } from './CardDetail.tsx'

beforeEach(() => showLanguage('en'))
const open = (limit: Partial<ReturnType<typeof makeCardRow>['limit']>, visits = 1200) => {
  const row = makeCardRow({ url: null, registeredPhoneNumber: null, visits })
  const card = {
    ...row,
    can: { ...row.can, openBusiness: 'ROLE' as never },
    limit: { ...row.limit, ...limit },
  }
  render(
    <I18nProvider i18n={i18n}>
      <ThemeProvider theme={themeFor('#2d9bea')} noSsr>
        <CardDetail card={card} withAgency={false} />
      </ThemeProvider>
    </I18nProvider>,
  )
}

test('what has no limit is said to be unlimited', () => {
  open({ products: -1 })
  screen.getByText('Products Unlimited, photos 30, videos 10, links 20')
  screen.getByText('1,200')
})

test('views stand beside their cap where there is one', () => {
  open({ monthlyViews: 1000 })
  expect(screen.getByText('1,200 of 1,000')).toBeTruthy()
})
