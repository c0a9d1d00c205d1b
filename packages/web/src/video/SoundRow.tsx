import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import type { VideoSound } from '@parichay/contract/video/sound.ts'
import { Check, Trash2 } from 'lucide-react'
import { isBeingRead } from '../api/video-sounds.ts'
import { Button } from '../ui/Button.tsx'
import { clockText } from '../ui/film/film-clock.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { Line, Quiet, Rest, Text } from '../ui/shapes.tsx'

type Props = {
  sound: VideoSound
  /** What is said of one that nothing could be made of. */
  faults: Record<NonNullable<VideoSound['fault']>, MessageDescriptor>
  isChosen?: boolean
  onChoose: () => void
  onDrop: () => void
}

/** Music or a clip that a business sent: how long it is, used in a film, taken away. */
export function SoundRow({ sound, faults, isChosen = false, onChoose, onDrop }: Props) {
  const { t, i18n } = useLingui()
  const { title, fault, seconds, state, can } = sound
  return (
    <li>
      <Line gap={1} centred style={{ padding: '8px 8px 8px 16px', minHeight: 64 }}>
        <Rest>
          <Text as="subtitle1" wraps>
            {title}
          </Text>
          <Quiet wraps>
            {isBeingRead(sound) ? t`Is being read…` : fault ? i18n._(faults[fault]) : clockText(seconds ?? 0)}
          </Quiet>
        </Rest>
        {state !== 'failed' &&
          (isChosen ? (
            <Box
              sx={{ display: 'flex', gap: 0.5, alignItems: 'center', color: 'primary.main', fontWeight: 650 }}
            >
              <Check size={18} aria-hidden />
              {t`Chosen`}
            </Box>
          ) : (
            <Button look="secondary" size="small" label={t`Use ${title}`} onClick={onChoose}>
              {t`Use`}
            </Button>
          ))}
        {can.delete !== 'NOT_ALLOWED' && (
          <IconButton icon={Trash2} label={t`Delete ${title}`} onClick={onDrop} />
        )}
      </Line>
    </li>
  )
}
