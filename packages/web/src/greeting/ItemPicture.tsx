import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import type { ImagePost } from '@parichay/contract/greeting/fields.ts'
import { ChevronLeft, ChevronRight, Lock } from 'lucide-react'
import { type PointerEvent, useRef, useState } from 'react'
import type { Drawing } from '../api/frame-scene.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { ScenePicture } from '../ui/scene/ScenePicture.tsx'
import { fromTablet, phoneOnly } from '../ui/theme.ts'
import { FilmBehind } from './FilmBehind.tsx'
import { FramedImage, type Framing } from './FramedImage.tsx'

type Props = {
  post: ImagePost
  before: ImagePost | undefined
  after: ImagePost | undefined
  onStep: (post: ImagePost) => void
  drawing: Drawing
  framing: Framing
  isLocked: boolean
  isTall: boolean
  /** How high it is, in CSS; without it as high as the window lets it. */
  height?: string | undefined
}

const farEnough = 56

/** The picture as it will be sent. A swipe, an arrow or a button shows the next one. */
export function ItemPicture(props: Props) {
  const { post, before, after, onStep, drawing, framing, isLocked, isTall, height } = props
  const { t } = useLingui()
  const [failed, setFailed] = useState<unknown>()
  const step = (to: ImagePost | undefined) => {
    if (to) onStep(to)
  }
  const { pulled, ...hands } = useSwipe({ before, after, onStep: step })
  const ratio = post.width / post.height
  return (
    <Box
      role="group"
      aria-roledescription={t`picture`}
      aria-label={post.title}
      tabIndex={0}
      onKeyDown={(event) => {
        if (event.key === 'ArrowLeft') step(before)
        if (event.key === 'ArrowRight') step(after)
      }}
      {...hands}
      sx={{ position: 'relative', overflow: 'hidden', touchAction: 'pan-y', borderRadius: '12px' }}
    >
      <Box
        sx={{
          position: 'relative',
          mx: 'auto',
          overflow: 'hidden',
          borderRadius: '12px',
          boxShadow: (theme) => `inset 0 0 0 1px ${theme.vars.palette.divider}`,
          aspectRatio: String(ratio),
          ...(height && { width: `calc(${height} * ${ratio})` }),
          [phoneOnly]: { width: isTall ? `calc(46dvh * ${ratio})` : `min(100%, 46dvh)` },
          [fromTablet]: height
            ? {}
            : { width: isTall ? `min(100%, calc(56dvh * ${ratio}))` : 'min(100%, 52dvh)' },
          transform: pulled === 0 ? undefined : `translateX(${pulled}px)`,
          transition: pulled === 0 ? 'transform 180ms ease-out' : 'none',
        }}
      >
        <Box sx={{ position: 'absolute', inset: 0 }}>
          <FramedImage key={post.imageId} post={post} framing={framing} alt="" sizes="360px" eager />
        </Box>
        {post.film && <FilmBehind key={`film-${post.imageId}`} film={post.film} poster={post.previewUrl} />}
        {failed === drawing.scene ? null : (
          <Box
            key={post.imageId}
            sx={{
              position: 'absolute',
              inset: 0,
              pointerEvents: 'none',
              '& > div > :not(canvas)': { display: 'none' },
            }}
          >
            <ScenePicture
              scene={drawing.scene}
              pictures={drawing.pictures}
              title={post.title}
              zoom={0.75}
              onFail={() => setFailed(drawing.scene)}
            />
          </Box>
        )}
        {isLocked && <Premium />}
      </Box>
      {[before, after].map((to, side) =>
        to ? <Arrow key={side} side={side === 0 ? 'left' : 'right'} onPress={() => step(to)} /> : null,
      )}
    </Box>
  )
}

type Swipe = {
  before: ImagePost | undefined
  after: ImagePost | undefined
  onStep: (post: ImagePost | undefined) => void
}

/** A finger that pulls the picture aside; `pulled` is how far, in px. */
function useSwipe({ before, after, onStep: step }: Swipe) {
  const [pulled, setPulled] = useState(0)
  const from = useRef<{ x: number; y: number; isOn: boolean } | undefined>(undefined)
  const move = (event: PointerEvent) => {
    const start = from.current
    if (!start) return
    const [x, y] = [event.clientX - start.x, event.clientY - start.y]
    start.isOn ||= Math.abs(x) > 8 && Math.abs(x) > Math.abs(y)
    if (start.isOn) setPulled((x > 0 && !before) || (x < 0 && !after) ? x / 4 : x)
  }
  const end = () => {
    const isOn = from.current?.isOn
    from.current = undefined
    setPulled(0)
    if (isOn && pulled > farEnough) step(before)
    if (isOn && pulled < -farEnough) step(after)
  }
  return {
    pulled,
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType === 'touch') from.current = { x: event.clientX, y: event.clientY, isOn: false }
    },
    onPointerMove: move,
    onPointerUp: end,
    onPointerCancel: () => {
      from.current = undefined
      setPulled(0)
    },
  }
}

function Premium() {
  const { t } = useLingui()
  return (
    <Box
      component="span"
      sx={{
        position: 'absolute',
        top: 10,
        right: 10,
        display: 'flex',
        alignItems: 'center',
        gap: 0.75,
        minHeight: 32,
        px: 1.25,
        borderRadius: '999px',
        bgcolor: '#16181be6',
        color: '#ffd76a',
        typography: 'body2',
        fontWeight: 700,
      }}
    >
      <Lock size={16} aria-hidden />
      {t`Premium`}
    </Box>
  )
}

/** The way to the next picture where there is a mouse; fingers swipe. */
function Arrow({ side, onPress }: { side: 'left' | 'right'; onPress: () => void }) {
  const { t } = useLingui()
  return (
    <Box
      sx={{
        position: 'absolute',
        top: 'calc(50% - 22px)',
        [side]: 4,
        borderRadius: '50%',
        bgcolor: 'background.paper',
        boxShadow: '0 1px 6px rgb(0 0 0 / 0.25)',
        '& > button': { borderRadius: '50%' },
        '@media (pointer: coarse)': {
          opacity: 0,
          '&:focus-within': { opacity: 1 },
          pointerEvents: 'none',
        },
      }}
    >
      <IconButton
        icon={side === 'left' ? ChevronLeft : ChevronRight}
        label={side === 'left' ? t`Previous picture` : t`Next picture`}
        onClick={onPress}
      />
    </Box>
  )
}
