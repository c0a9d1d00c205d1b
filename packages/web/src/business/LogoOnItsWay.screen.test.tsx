import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Edge } from '../testing/edge.ts'
import { answerQuietHome, makeUser } from '../testing/makers.customer.ts'
import { makeBusiness } from '../testing/makers.ts'
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
afterEach(() => sessionStorage.clear())

const jpeg = () =>
  new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, ...Array<number>(16).fill(0)])], 'logo.jpg', {
    type: 'image/jpeg',
  })

/** A new business whose logo is on its way, with the second step open. */
async function secondStep() {
  SlowUpload.sent.length = 0
  vi.stubGlobal('XMLHttpRequest', SlowUpload)
  const edge = new Edge()
  answerQuietHome(edge)
  const businesses = [makeBusiness()]
  edge.on(authRoutes.getUser, makeUser())
  edge.on(businessRoutes.getBusinessesByUser, () => businesses)
  edge.on(greetingRoutes.listSubcategoriesByCategoryName, [
    { imageSubcategoryId: 1, name: 'Tailoring', names: {} },
  ])
  const asked = edge.on(businessRoutes.addBusiness, () => {
    const business = makeBusiness({ businessId: 44, businessName: 'Lobo Tailors' })
    businesses.push(business)
    return { business, duplicates: [] }
  })
  const { hands } = await openPanel({ at: '/panel/customer/businesses/add', edge })
  const press = async (name: string) => hands.click(await screen.findByRole('button', { name }))
  await hands.type(await screen.findByLabelText(/^Business name/), 'Lobo Tailors')
  await hands.type(screen.getByRole('combobox', { name: /^Category/ }), 'Tailor')
  await hands.click(await screen.findByRole('option', { name: 'Tailoring' }))
  fireEvent.change(document.querySelector('input[type="file"]')!, { target: { files: [jpeg()] } })
  await press('Use')
  await waitFor(() => expect(SlowUpload.sent).toHaveLength(1))
  await press('Next')
  await screen.findByLabelText('City')
  return { asked, press }
}

test('a business is not added without the logo that is still being sent', async () => {
  const { asked, press } = await secondStep()
  await press('Add business')
  await screen.findByText('What you chose is still being sent. One moment.')
  expect(asked).toEqual([])
  await act(async () => SlowUpload.sent[0]!.arrive(11))
  await press('Add business')
  await waitFor(() => expect(asked[0]?.body).toMatchObject({ logoDocumentId: 11 }))
})

test('a logo that could not be sent is told of in the second step, and waits in the first', async () => {
  const { press } = await secondStep()
  await act(async () => SlowUpload.sent[0]!.dispatchEvent(new Event('error')))
  await screen.findByText('The logo was not sent.')
  await press('Show')
  await press('Retry')
  await waitFor(() => expect(SlowUpload.sent).toHaveLength(2))
})
