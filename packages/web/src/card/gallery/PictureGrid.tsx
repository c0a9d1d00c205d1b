import { plural } from '@lingui/core/macro'
import Box from '@mui/material/Box'
import type { TypedGalleryPicture } from '@parichay/contract/card/gallery-form.ts'
import type { useUploadQueue } from '../../api/upload-queue.ts'
import { say } from '../../ui/snackbar-store.ts'
import { plainList } from '../../ui/shape-styles.ts'
import { Sortable } from '../../ui/sort/Sortable.tsx'
import { GalleryTile } from './GalleryTile.tsx'
import { UploadTile } from './UploadTile.tsx'

type Props = {
  pictures: readonly { id: string; name: string; picture: TypedGalleryPicture }[]
  uploads: Pick<ReturnType<typeof useUploadQueue>, 'queue' | 'retry' | 'drop'>
  /** Narrowest tile, in px. */
  tile: number
  onMove: (from: number, to: number) => void
  onOpen: (id: string) => void
}

/** Pictures in an order of one's own, by hand or keyboard, and those that are still on their way. */
export function PictureGrid({ pictures, uploads: { queue, retry, drop }, tile, onMove, onOpen }: Props) {
  return (
    <Sortable layout="grid" things={pictures.map(({ id, name }) => ({ id, name }))} onMove={onMove}>
      <Box
        component="ol"
        data-pictures
        sx={{
          ...plainList,
          display: 'grid',
          gridTemplateColumns: `repeat(auto-fill, minmax(${tile}px, 1fr))`,
          gap: 1.25,
        }}
      >
        {pictures.map(({ id, name, picture }) => (
          <GalleryTile key={id} id={id} name={name} picture={picture} onOpen={() => onOpen(id)} />
        ))}
        {queue.map((upload) => (
          <UploadTile
            key={upload.id}
            upload={upload}
            onRetry={() => retry(upload.id)}
            onDrop={() => drop(upload.id)}
          />
        ))}
      </Box>
    </Sortable>
  )
}

/** Says how many chosen pictures found no room. */
export function sayLeftOut(left: number): void {
  if (left <= 0) return
  say(
    plural(left, {
      one: 'One picture was left out: the gallery is full.',
      other: '# pictures were left out: the gallery is full.',
    }),
    { tone: 'error' },
  )
}
