import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { nobody } from '@parichay/contract/pdf-card/people.ts'
import type { TableRow } from '@parichay/contract/pdf-card/people-table.ts'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { SlowUpload } from '../../testing/slow-uploads.ts'
import { PhotoCell } from './PhotoCell.tsx'

vi.mock('../../ui/picture/shrink-photo.ts', () => ({ shrinkPhoto: (file: File) => Promise.resolve(file) }))
vi.mock('../../ui/Spinner.tsx', () => ({ Spinner: () => null }))

test('while a photograph is sent, no other is chosen: the slower of both would stay', async () => {
  SlowUpload.sent.length = 0
  vi.stubGlobal('XMLHttpRequest', SlowUpload)
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  const row = { rowKey: 'a', facts: { ...nobody, name: 'Asha' }, photo: null } as unknown as TableRow
  const put: number[] = []
  render(
    <I18nProvider i18n={i18n}>
      <PhotoCell row={row} businessId={5} onPhoto={(_rowKey, id) => put.push(id)} />
    </I18nProvider>,
  )
  const input = document.querySelector('input')!
  const opened = vi.spyOn(input, 'click')
  const button = screen.getByRole('button')
  fireEvent.click(button)
  expect(opened).toHaveBeenCalledTimes(1)
  fireEvent.change(input, { target: { files: [new File(['x'], 'a.jpg', { type: 'image/jpeg' })] } })
  await waitFor(() => expect(SlowUpload.sent).toHaveLength(1))
  fireEvent.click(button)
  expect(opened).toHaveBeenCalledTimes(1)
  await act(async () => SlowUpload.sent[0]!.arrive(11))
  expect(put).toEqual([11])
  fireEvent.click(button)
  expect(opened).toHaveBeenCalledTimes(2)
})
