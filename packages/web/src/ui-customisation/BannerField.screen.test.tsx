import { agencyRoutes } from '@parichay/contract/agency/routes.ts'
import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { uiCustomisationRoutes } from '@parichay/contract/ui-customisation/routes.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Edge } from '../testing/edge.ts'
import { openPanel } from '../testing/panel.tsx'
import { SlowUpload } from '../testing/slow-uploads.ts'
import type { ImageCropperProps } from '../ui/picture/ImageCropper.tsx'

// Cutting needs a picture that is drawn: here it is taken as it is.
vi.mock('../ui/picture/ImageCropper.tsx', () => ({
  ImageCropper: ({ file, onDone }: ImageCropperProps) => (
    <button type="button" onClick={() => onDone(file)}>
      Use
    </button>
  ),
}))

test('a banner whose sending was given up does not come after all, nor in the place of another', async () => {
  SlowUpload.sent.length = 0
  vi.stubGlobal('XMLHttpRequest', SlowUpload)
  const edge = new Edge()
  edge.on(paymentRoutes.listPaymentExceptions, [])
  edge.on(agencyRoutes.listAgencyNames, [])
  edge.on(greetingRoutes.listImageTags, [])
  edge.on(greetingRoutes.listImageCategories, [])
  edge.on(uiCustomisationRoutes.listUiCustomisations, [])
  const panel = await openPanel({
    at: '/panel/admin/ui-customisation?item=new',
    edge,
    agency: { roles: ['superadmin'] },
    staff: {},
  })
  await screen.findByRole('button', { name: 'Choose a picture' })
  const chooser = document.querySelector<HTMLInputElement>('input[type="file"]')!
  const choose = async (name: string) => {
    const picture = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, ...Array(16).fill(0)])], name, {
      type: 'image/jpeg',
    })
    fireEvent.change(chooser, { target: { files: [picture] } })
    await panel.hands.click(await screen.findByRole('button', { name: 'Use' }))
  }
  await choose('first.jpg')
  await waitFor(() => expect(SlowUpload.sent).toHaveLength(1))
  await panel.hands.click(await screen.findByRole('button', { name: 'Cancel' }))
  await choose('second.jpg')
  await waitFor(() => expect(SlowUpload.sent).toHaveLength(2))
  await act(async () => SlowUpload.sent[0]!.arrive(11))
  // The second is still on its way.
  screen.getByRole('progressbar')
  await act(async () => SlowUpload.sent[1]!.arrive(12))
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
  const shown = [...document.querySelectorAll('img')].map((one) => one.getAttribute('src'))
  expect(shown).toContain('/files/12.webp')
  expect(shown).not.toContain('/files/11.webp')
})
