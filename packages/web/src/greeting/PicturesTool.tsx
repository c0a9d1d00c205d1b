import type { Business } from '@parichay/contract/business/fields.ts'
import type { FrameAnswer } from '@parichay/contract/greeting/fields.frames.ts'
import type { FrameWishes } from '../api/frame-wish.ts'
import { LeaderPictures } from './LeaderPictures.tsx'
import { ProductPicker } from './ProductPicker.tsx'

export type PicturesToolProps = { answer: FrameAnswer; wishes: FrameWishes; business: Business }

/** The pictures a product or a political frame has beside the logo. */
export function PicturesTool({ kind, ...rest }: PicturesToolProps & { kind: 'product' | 'political' }) {
  return kind === 'product' ? <ProductPicker {...rest} /> : <LeaderPictures {...rest} />
}
