import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { ThemeProvider } from '@mui/material/styles'
import { fireEvent, render, screen } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { showLanguage } from '../../i18n.ts'
import { themeFor } from '../theme.ts'
import { TextField } from './TextField.tsx'

function Price() {
  return (
    <FormProvider {...useForm({ defaultValues: { price: null } })}>
      <TextField name="price" label="Price" type="number" />
    </FormProvider>
  )
}

test('a number input takes digits of Indian scripts, typed and pasted, as the digits it knows', async () => {
  await showLanguage('en')
  render(
    <I18nProvider i18n={i18n}>
      <ThemeProvider theme={themeFor('#2d9bea')} noSsr>
        <Price />
      </ThemeProvider>
    </I18nProvider>,
  )
  const put = vi.fn(() => true)
  Object.defineProperty(document, 'execCommand', { value: put, configurable: true })
  const box = screen.getByRole('spinbutton', { name: 'Price' })
  fireEvent.paste(box, { clipboardData: { getData: () => '१२૩' } })
  expect(put.mock.calls).toEqual([['insertText', false, '123']])
  const type = (data: string) =>
    fireEvent.keyPress(box, { key: data, charCode: data.charCodeAt(0), which: data.charCodeAt(0) })
  type('५')
  type('5')
  fireEvent.paste(box, { clipboardData: { getData: () => '45' } })
  expect(put.mock.calls.slice(1)).toEqual([['insertText', false, '5']])
})
