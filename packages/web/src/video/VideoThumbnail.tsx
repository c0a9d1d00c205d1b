import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import type { UserVideo } from '@parichay/contract/video/fields.ts'
import { useRemote } from '../api/remote.ts'
import { useMemo, useState } from 'react'
import { videoTemplateQuery } from '../api/videos.ts'
import { useInSight } from '../ui/in-sight.ts'
import { FilmCanvas } from '../ui/film/FilmCanvas.tsx'
import { filmOf } from '../api/film-of.ts'

/** The best moment of a video, drawn once it is near the screen. */
export function VideoThumbnail({ video }: { video: UserVideo }) {
  const { t } = useLingui()
  const [place, inSight] = useInSight()
  const [failed, setFailed] = useState(false)
  const { templateId, templateVersion, values, pictures, shape, title } = video
  const template = useRemote({
    ...videoTemplateQuery(templateId ?? 0, templateVersion ?? undefined),
    enabled: inSight && templateId !== null,
  })
  const scene = useMemo(
    () => template.data && filmOf(template.data, values, pictures),
    [template.data, values, pictures],
  )
  return (
    <Box
      ref={place}
      sx={{
        width: '100%',
        aspectRatio: shape === 'STORY' ? '9 / 16' : '1',
        bgcolor: 'brand.sunken',
        borderRadius: '8px',
        overflow: 'hidden',
      }}
    >
      {scene && template.data && !failed && (
        <FilmCanvas
          scene={scene}
          pictures={pictures}
          time={template.data.posterAt}
          title={t`Preview of ${title}`}
          zoom={0.2}
          onFail={() => setFailed(true)}
        />
      )}
    </Box>
  )
}
