import type { FrameSetup } from '@parichay/contract/greeting/fields.frames.ts'
import { frameFonts } from '@parichay/contract/greeting/rules.frames.ts'
import type { Facts } from '@parichay/scene/bind.ts'
import { drawable } from '@parichay/scene/fonts/drawable.ts'
import { monogramOf } from '@parichay/contract/business/monogram.ts'
import { spacedPhone } from '@parichay/contract/business/spaced-phone.ts'
import { placeLine } from '@parichay/contract/place-line.ts'

/** What of a business stands in frames. */
export type Framed = {
  businessName: string
  mobile: string | null
  whatsapp: string | null
  email: string | null
  website: string | null
  address: string
  city: string
  pin: string | null
  gstin: string | null
}
/** The parts of a setup that say something. */
export type Written = Pick<FrameSetup, 'texts' | 'political' | 'product'>

/** The texts of a business's frames by name; `images` are the names of the pictures there are. */
export function frameFacts(
  business: Framed,
  { texts, political, product }: Written,
  images: readonly string[],
): Facts {
  const name = drawable(texts.name || business.businessName, frameFonts)
  const known = {
    name,
    phone: spacedPhone(business.mobile ?? ''),
    secondPhone: spacedPhone(texts.secondPhone),
    whatsapp: spacedPhone(business.whatsapp ?? ''),
    email: business.email ?? '',
    website: (business.website ?? '').replace(/^www\./, '').replace(/\/$/, ''),
    address:
      texts.address ||
      placeLine([business.address.replace(/\s*\n\s*/g, ', '), business.city, business.pin ?? '']),
    instagram: texts.instagram,
    tagline: texts.tagline,
    gstin: business.gstin ?? '',
    post: political.post,
    slogan: political.slogan,
    productName: product.name,
    productPrice: product.price,
  }
  const facts = Object.entries(known).flatMap(([key, text]) => {
    const clean = key === 'name' ? text : drawable(text, frameFonts)
    return clean ? [[key, clean] as const] : []
  })
  return {
    ...Object.fromEntries(facts),
    monogram: monogramOf(name),
    ...Object.fromEntries(images.map((id) => [id, id])),
  }
}
