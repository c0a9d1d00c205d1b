import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { afterEach, expect, test, vi } from 'vitest'
import { makePost } from '../../testing/makers.library.ts'
import { SlowUpload } from '../../testing/slow-uploads.ts'
import { ReplacePicture } from './ReplacePicture.tsx'

vi.mock('./FramedPreview.tsx', () => ({
  FramedPreview: ({ picture, alt }: { picture: string; alt: string }) => <img src={picture} alt={alt} />,
}))
vi.mock('../../api/image-batch-rules.ts', () => ({
  judgePicture: () => undefined,
  shapeOf: () => 'SQUARE',
}))
// What the page's theme paints.
vi.mock('../../ui/Button.tsx', () => ({ Button: () => null }))

const { createObjectURL, revokeObjectURL } = URL
afterEach(() => void Object.assign(URL, { createObjectURL, revokeObjectURL }))

function Form({ children }: { children: ReactNode }) {
  return <FormProvider {...useForm({ defaultValues: { type: 'SQUARE_IMAGE' } })}>{children}</FormProvider>
}

test('pictures that were tried in the place of one do not stay in memory', async () => {
  const freed: string[] = []
  let last = 0
  Object.assign(URL, {
    createObjectURL: () => `blob:${++last}`,
    revokeObjectURL: (address: string) => void freed.push(address),
  })
  SlowUpload.sent.length = 0
  vi.stubGlobal('XMLHttpRequest', SlowUpload)
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  const post = makePost(1)
  const { unmount } = render(
    <I18nProvider i18n={i18n}>
      <Form>
        <ReplacePicture post={post} />
      </Form>
    </I18nProvider>,
  )
  const bytes = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, ...Array(16).fill(0)])
  const choose = async (many: number) => {
    const file = new File([bytes], 'a.jpg', { type: 'image/jpeg' })
    fireEvent.change(document.querySelector('input')!, { target: { files: [file] } })
    await waitFor(() => expect(SlowUpload.sent).toHaveLength(many))
  }
  const shown = () => screen.getByAltText(post.title).getAttribute('src')
  await choose(1)
  await act(async () => SlowUpload.sent[0]!.arrive(11))
  expect(shown()).toBe('blob:1')
  await choose(2)
  await act(async () => SlowUpload.sent[1]!.arrive(12))
  expect([shown(), freed]).toEqual(['blob:2', ['blob:1']])
  await choose(3)
  unmount()
  expect(freed).toEqual(['blob:1', 'blob:2'])
  await act(async () => SlowUpload.sent[2]!.arrive(13))
  expect(last).toBe(2)
})
