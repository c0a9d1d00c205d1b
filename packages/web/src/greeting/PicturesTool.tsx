import { LeaderPictures, type PicturesToolProps } from './LeaderPictures.tsx'
import { ProductPicker } from './ProductPicker.tsx'

/** The pictures a product or a political frame has beside the logo. */
export function PicturesTool({ kind, ...rest }: PicturesToolProps & { kind: 'product' | 'political' }) {
  return kind === 'product' ? <ProductPicker {...rest} /> : <LeaderPictures {...rest} />
}
