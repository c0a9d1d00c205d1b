import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { pdfCardRoutes } from '@parichay/contract/pdf-card/routes.ts'
import { pdfVerifyRoutes } from '@parichay/contract/pdf-card/routes.verify.ts'
import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { cardFixtures, detailsFor } from '@parichay/pdf-card/fixtures.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { Edge } from '../testing/edge.ts'
import { makeUser } from '../testing/makers.customer.ts'
import { makePdfCard, pdfShop } from '../testing/makers.pdf.ts'
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

const usual = detailsFor('lanyard', cardFixtures.usual)
const card = makePdfCard({
  kind: 'id',
  details: { ...usual, person: { ...usual.person, photoDocumentId: 900 } },
  pictures: { photo: '/files/stored.webp' },
})

let edge: Edge
beforeEach(() => {
  localStorage.clear()
  SlowUpload.sent.length = 0
  vi.stubGlobal('XMLHttpRequest', SlowUpload)
  // Nothing comes near the screen: cards are drawn in browsers only.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  edge = new Edge()
  edge.on(authRoutes.getUser, makeUser())
  edge.on(businessRoutes.getBusiness, pdfShop)
  edge.on(businessRoutes.getBusinessesByUser, [pdfShop])
  edge.on(pdfCardRoutes.getPdfCard, card)
  edge.on(pdfVerifyRoutes.getPdfPass, {
    pdfCardNo: 2001,
    personNo: 0,
    url: 'https://rangtapi.in/v/abcdefghijklmnopqrstuv',
    state: 'valid',
    validTill: null,
    revoked: null,
    lacksFacts: false,
    isChilds: false,
    showsPhoto: false,
    consent: null,
    can: { revoke: true, reissue: true, setVerify: true },
  })
})
const open = () => openPanel({ at: '/panel/customer/pdf-card-templates?pdfCardNo=2001', edge })
const photograph = () =>
  [...document.querySelectorAll('img')]
    .map((one) => one.getAttribute('src'))
    .find((src) => src?.startsWith('/files/'))

test('the photograph that is seen is the one of the form: after it was discarded, brought back, and after a reload', async () => {
  const first = await open()
  await screen.findByLabelText(/^Name$/)
  expect(photograph()).toBe('/files/stored.webp')
  const chooser = document.querySelector<HTMLInputElement>('input[type="file"]')!
  fireEvent.change(chooser, {
    target: {
      files: [
        new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, ...Array(16).fill(0)])], 'new.jpg', {
          type: 'image/jpeg',
        }),
      ],
    },
  })
  await first.hands.click(await screen.findByRole('button', { name: 'Use' }))
  await waitFor(() => expect(SlowUpload.sent).toHaveLength(1))
  await act(async () => SlowUpload.sent[0]!.arrive(12))
  await waitFor(() => expect(photograph()).toBe('/files/12.webp'))
  await first.hands.click(await screen.findByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(photograph()).toBe('/files/stored.webp'))
  await first.hands.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(photograph()).toBe('/files/12.webp'))
  await waitFor(() => expect(localStorage.getItem('panel.drafts')).toContain('"photoDocumentId":12'))
  first.unmount()
  await open()
  await screen.findByLabelText(/^Name$/)
  await waitFor(() => expect(photograph()).toBe('/files/12.webp'))
})
