import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { youtubePage } from '@parichay/contract/card/youtube.ts'
import { Play, Trash2 } from 'lucide-react'
import { TextField } from '../../ui/form/TextField.tsx'
import { Hidden } from '../../ui/Hidden.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { SortableItem, SortHandle } from '../../ui/sort/SortableItem.tsx'

type VideoRowProps = { id: string; place: number; videoId: string; name: string; onRemove: () => void }

/** One video. Its picture is drawn here: nothing is asked of YouTube before somebody taps. */
export function VideoRow({ id, place, videoId, name, onRemove }: VideoRowProps) {
  const { t } = useLingui()
  return (
    <SortableItem
      id={id}
      sx={{
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '12px',
        bgcolor: 'background.paper',
        '&[data-dragged]': { boxShadow: 8, borderColor: 'primary.main' },
      }}
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: '40px minmax(0, 1fr) 44px',
          gap: 1,
          alignItems: 'center',
          p: 1,
          pl: 0,
        }}
      >
        <SortHandle name={name} sx={{ width: 40, minHeight: 68 }} />
        <Box
          component="a"
          href={youtubePage(videoId)}
          target="_blank"
          rel="noopener noreferrer"
          sx={{
            position: 'relative',
            display: 'grid',
            placeItems: 'center',
            aspectRatio: '16 / 9',
            width: '100%',
            maxWidth: 200,
            borderRadius: '10px',
            color: '#fff',
            textDecoration: 'none',
            background: 'linear-gradient(135deg, #2b2f36 0%, #16181b 60%, #3a1518 100%)',
          }}
        >
          <Box
            sx={{
              width: 40,
              height: 28,
              borderRadius: '8px',
              bgcolor: '#d9211f',
              display: 'grid',
              placeItems: 'center',
            }}
          >
            <Play size={16} fill="currentColor" aria-hidden />
          </Box>
          <Hidden>{t`Watch ${name} on YouTube`} </Hidden>
          <Box
            component="span"
            sx={{ position: 'absolute', right: 6, bottom: 4, fontSize: 12, opacity: 0.85 }}
          >
            {videoId}
          </Box>
        </Box>
        <Box sx={{ gridRow: 1, gridColumn: 3 }}>
          <IconButton icon={Trash2} label={t`Remove ${name}`} onClick={onRemove} />
        </Box>
        <Box sx={{ gridColumn: '1 / -1', px: 1 }}>
          <TextField
            name={`videos.${place}.title`}
            label={t`Title of the video`}
            placeholder={t`What is to be seen`}
            maxLength={100}
            counted
          />
        </Box>
      </Box>
    </SortableItem>
  )
}
