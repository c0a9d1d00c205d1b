import { markOfAddress } from '../../../platform/made-files.ts'

/** Where a card's picture is kept: one for each kind and host, as it names its own address. */
export const placeOf = (picture: { agencyId: number; cardNo: number; kind: string; url: string }): string =>
  `a${picture.agencyId}/card-${picture.cardNo}-${picture.kind.replace(/\W/g, '-')}-${markOfAddress(picture.url)}`
