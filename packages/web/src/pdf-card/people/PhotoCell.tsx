import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { Camera } from 'lucide-react'
import { useRef, useState } from 'react'
import { uploadFailure } from '../../document/words.ts'
import { uploadPicture } from '../../api/upload.ts'
import { showError } from '../../ui/dialogs.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { shrinkPhoto } from '../../ui/picture/shrink-photo.ts'
import type { PersonPhoto } from '@parichay/contract/pdf-card/people.ts'
import type { TableRow } from '@parichay/contract/pdf-card/people-table.ts'

/** The photograph of a row, small; a tap chooses another one. */
export function PhotoCell({
  row,
  businessId,
  onPhoto,
}: {
  row: TableRow
  businessId: number
  /** The row may have been changed, scrolled away or deleted while its photograph was on its way. */
  onPhoto: (rowKey: string, photoDocumentId: number, photo: PersonPhoto) => void
}) {
  const { t } = useLingui()
  const chooser = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const send = async (file: File | undefined) => {
    if (!file) return
    setBusy(true)
    try {
      const { documentId, url, thumbnailUrl, width, height } = await uploadPicture(await shrinkPhoto(file), {
        query: { hierarchy1: 'person', hierarchy2: businessId },
      })
      onPhoto(row.rowKey, documentId, { url, thumbnailUrl, width, height })
    } catch (error) {
      await showError(error, uploadFailure)
    } finally {
      setBusy(false)
    }
  }
  const name = row.facts.name || t`this person`
  return (
    <>
      <input
        ref={chooser}
        type="file"
        accept="image/*"
        hidden
        aria-label={t`Photograph of ${name}`}
        onChange={(event) => {
          void send(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      <ButtonBase
        aria-label={row.photo ? t`Change the photograph of ${name}` : t`Choose a photograph of ${name}`}
        aria-busy={isBusy || undefined}
        // Of two that are sent at once the slower one would stay.
        onClick={() => !isBusy && chooser.current?.click()}
        sx={{
          width: 44,
          height: 44,
          borderRadius: '8px',
          color: 'text.secondary',
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        {isBusy ? (
          <Spinner />
        ) : row.photo ? (
          <Box
            component="img"
            src={row.photo.thumbnailUrl}
            alt=""
            loading="lazy"
            sx={{ width: 34, height: 38, objectFit: 'cover', borderRadius: '6px' }}
          />
        ) : (
          <Camera size={20} aria-hidden />
        )}
      </ButtonBase>
    </>
  )
}
