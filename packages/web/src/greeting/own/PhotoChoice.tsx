import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { plainList, sidewaysRow } from '../../ui/shape-styles.ts'
import { Labelled } from '../LookTool.tsx'
import type { OwnPhoto } from '../../api/own-photos.ts'

type Props = { photos: readonly OwnPhoto[]; chosen: number | null; onChoose: (photo: OwnPhoto) => void }

/** Pictures the business has already: one tap takes one. */
export function PhotoChoice({ photos, chosen, onChoose }: Props) {
  const { t } = useLingui()
  const names = { person: t`Person`, shop: t`Shop`, product: t`Product` }
  return (
    <Labelled label={t`Pictures you have`}>
      <Box
        component="ul"
        aria-label={t`Pictures you have`}
        sx={{
          ...plainList,
          display: 'flex',
          gap: 1,
          ...sidewaysRow,
          mx: -2,
          px: 2,
          py: 0.5,
          scrollbarWidth: 'thin',
        }}
      >
        {photos.map((photo, i) => {
          const isChosen = photo.documentId === chosen
          const name = `${names[photo.of]} ${i + 1}`
          return (
            <Box component="li" key={photo.documentId} sx={{ flex: 'none' }}>
              <ButtonBase
                aria-label={t`Take the picture: ${name}`}
                aria-pressed={isChosen}
                onClick={() => onChoose(photo)}
                sx={{
                  width: 68,
                  height: 68,
                  overflow: 'hidden',
                  borderRadius: '12px',
                  boxShadow: (theme) =>
                    isChosen
                      ? `0 0 0 2px ${theme.vars.palette.background.default}, 0 0 0 4px ${theme.vars.palette.primary.main}`
                      : `0 0 0 1px ${theme.vars.palette.divider}`,
                }}
              >
                <Box
                  component="img"
                  src={photo.thumbnailUrl}
                  alt=""
                  loading="lazy"
                  decoding="async"
                  sx={{ width: 1, height: 1, objectFit: 'cover' }}
                />
              </ButtonBase>
            </Box>
          )
        })}
      </Box>
    </Labelled>
  )
}
