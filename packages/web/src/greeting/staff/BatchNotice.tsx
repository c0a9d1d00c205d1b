import { Plural, useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { useEffect } from 'react'
import { openBatch, useImageBatch } from '../../api/image-batch.ts'
import { useStaff } from '../../api/staff.ts'
import { useGo } from '../../go.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { pictureFailure } from './words.ts'

/** Pictures that were left on their way, with the way back to them. */
export function BatchNotice() {
  const { t } = useLingui()
  const go = useGo()
  const { person, ofSuperAdminAgency } = useStaff()
  const pictures = useImageBatch((batch) => batch.pictures)
  const id = person?.franchiseeId
  useEffect(() => {
    if (id !== undefined) openBatch(id, pictureFailure)
  }, [id])
  if (pictures.length === 0) return null
  const going = pictures.filter(({ state }) => state === 'waiting' || state === 'sending').length
  return (
    <Card
      tone="tint"
      role="status"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2, py: 1.25 }}
    >
      <Box sx={{ flex: '1 1 220px' }}>
        {going > 0 ? (
          <Plural
            value={going}
            one="# picture is still being sent."
            other="# pictures are still being sent."
          />
        ) : (
          <Plural
            value={pictures.length}
            one="# new picture is not saved yet."
            other="# new pictures are not saved yet."
          />
        )}
      </Box>
      <Button look="secondary" onClick={() => go(paths.addImages(ofSuperAdminAgency))}>{t`Continue`}</Button>
    </Card>
  )
}
