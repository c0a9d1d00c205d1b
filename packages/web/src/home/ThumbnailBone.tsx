import type { Card } from '@parichay/contract/card/fields.ts'
import type { Business } from '@parichay/contract/business/fields.ts'
import { Bone } from '../ui/Skeletons.tsx'

export type CardThumbnailProps = { card: Card; business: Business; title: string; width: number }

/** The place of a thumbnail that is on its way. */
export const ThumbnailBone = ({ width }: { width: number }) => (
  <Bone width={width} height={((width - 16) / 360) * 740 + 16} round={(36 * width) / 300} />
)
