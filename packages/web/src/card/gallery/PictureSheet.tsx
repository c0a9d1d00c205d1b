import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import type { TypedGalleryPicture } from '@parichay/contract/card/gallery-form.ts'
import { Trash2 } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { ComboField } from '../../ui/form/ComboField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { Sheet } from '../../ui/Sheet.tsx'

type PictureSheetProps = {
  place: number
  picture: TypedGalleryPicture
  albums: readonly string[]
  onClose: () => void
  onRemove: () => void
}

/** One picture large, with its words. */
export function PictureSheet({ place, picture, albums, onClose, onRemove }: PictureSheetProps) {
  const { t } = useLingui()
  return (
    <Sheet
      open
      onClose={onClose}
      width="sm"
      title={t`Picture ${place + 1}`}
      actions={
        <>
          <Button look="secondary" icon={Trash2} onClick={onRemove}>{t`Remove`}</Button>
          <Button onClick={onClose}>{t`Done`}</Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2, pt: 1, pb: 2 }}>
        <Box
          component="img"
          src={picture.file.url}
          alt=""
          sx={{
            width: '100%',
            maxHeight: '38dvh',
            objectFit: 'contain',
            borderRadius: '12px',
            bgcolor: 'brand.sunken',
          }}
        />
        <TextField name={`pictures.${place}.caption`} label={t`Caption`} maxLength={80} counted />
        <ComboField
          name={`pictures.${place}.album`}
          label={t`Album`}
          hint={t`Pictures with the same album stand together`}
          freeText
          choices={albums.map((album) => ({ value: album, label: album }))}
        />
      </Box>
    </Sheet>
  )
}
