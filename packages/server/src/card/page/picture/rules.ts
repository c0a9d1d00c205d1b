import { createHash } from 'node:crypto'

/** Where a card's picture is kept: one for each kind and host, as it names its own address. */
export function placeOf(picture: { agencyId: number; cardNo: number; kind: string; url: string }): string {
  const host = createHash('sha256').update(picture.url).digest('hex').slice(0, 8)
  return `a${picture.agencyId}/card-${picture.cardNo}-${picture.kind.replace(/\W/g, '-')}-${host}`
}
