import type { PagePicture } from '@parichay/contract/card/page.ts'
import { html, type Html } from '../html.ts'

type Shown = {
  alt: string
  /** How wide it is shown, for the browser's choice among sizes: the value of `sizes`. */
  sizes: string
  className?: string
  /** Pictures in the first view are fetched at once. */
  isFirst?: boolean
}

/** A picture in the smallest make that is sharp enough, AVIF or WebP, with its room kept. */
export function drawPicture(picture: PagePicture, { alt, sizes, className, isFirst = false }: Shown): Html {
  const made = picture.sizes ?? []
  const avif = made.flatMap((one) => (one.avif === null ? [] : [`${one.avif} ${one.width}w`]))
  const webp = [...made.map((one) => `${one.webp} ${one.width}w`), `${picture.url} ${picture.width}w`]
  const img = html`<img${className && html` class="${className}"`} src="${made.at(-1)?.webp ?? picture.url}"${made.length > 0 && html` srcset="${webp.join(', ')}" sizes="${sizes}"`} width="${picture.width}" height="${picture.height}" alt="${alt}"${isFirst ? html` fetchpriority="high"` : html` loading="lazy" decoding="async"`}>`
  if (avif.length === 0 || avif.length < made.length) return img
  return html`<picture><source type="image/avif" srcset="${avif.join(', ')}" sizes="${sizes}">${img}</picture>`
}
