import type { Picture } from './picture.ts'
import listed from './pictures.json' with { type: 'json' }

/** Every rendered picture of `packages/greeting/pictures`; `npm run studio` writes the list. */
export const pictures = listed as Picture[]
