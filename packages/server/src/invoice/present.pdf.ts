import type { RenderJob } from '../platform/render-worker.ts'
import type { World } from '../platform/world.ts'
import { invoiceScene } from './present.scene.ts'
import type { InvoiceRow } from './store.ts'

/** The PDF of an invoice: drawn once, then kept; the same for ever, for what it says never changes. */
export function drawInvoice(world: World, row: InvoiceRow): Promise<Buffer> {
  const { document } = row
  const place = `a${row.agencyId}/invoice-${row.invoiceId}`
  return world.made.find(place, { document, layout: 3 }, async () => {
    const logo = document.brand.logoKey && (await world.storage.get(document.brand.logoKey))
    const images: NonNullable<RenderJob['images']> = logo
      ? { logo: { bytes: Buffer.concat(await logo.body.toArray()), within: 400 } }
      : {}
    return world.renderer.render({
      scene: invoiceScene(document, { hasLogo: Boolean(logo) }),
      images,
      as: {
        kind: 'pdf',
        title: document.invoiceNo,
        author: document.seller.legalName,
        subject: document.buyer.name,
      },
    })
  })
}
