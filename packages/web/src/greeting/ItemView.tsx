import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import type { Business } from '@parichay/contract/business/fields.ts'
import { captionOf } from '@parichay/contract/greeting/days.ts'
import type { ImagePost } from '@parichay/contract/greeting/fields.ts'
import type { FrameAnswer } from '@parichay/contract/greeting/fields.frames.ts'
import { kindOfFrame, type Shape } from '@parichay/contract/greeting/rules.frames.ts'
import { CalendarClock, Heart, PencilLine, X } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import type { FrameWishes } from '../api/frame-wish.ts'
import { drawingOf } from '../api/frame-scene.ts'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { CaptionTool } from './CaptionTool.tsx'
import { FrameTool } from './FrameTool.tsx'
import { HeroView } from './HeroView.tsx'
import { ItemPicture } from './ItemPicture.tsx'
import { isPaused } from './Locks.tsx'
import { LookTool } from './LookTool.tsx'
import { PicturesTool } from './PicturesTool.tsx'
import { ScheduleForm } from './ScheduleForm.tsx'
import { FilmSendBar } from './FilmSendBar.tsx'
import { SendBar } from './SendBar.tsx'
import { TextTool } from './TextTool.tsx'
import { ToolTabs, type Tool } from './ToolTabs.tsx'
import { cutText } from '../ui/shape-styles.ts'

export type ItemViewProps = {
  post: ImagePost
  before: ImagePost | undefined
  after: ImagePost | undefined
  onStep: (post: ImagePost) => void
  business: Business
  answer: FrameAnswer
  wishes: FrameWishes
  /** Why it may not be taken; undefined where it may. */
  isLocked: boolean
  onUnlock: () => void
  isFavourite: boolean
  onFavourite: (isFavourite: boolean) => void
  caption: string | undefined
  onCaption: (caption: string | undefined) => void
  layout: ItemLayout
  onClose: () => void
}

/** Over the list, beside it, or large above it. */
export type ItemLayout = 'over' | 'beside' | 'hero'

/** How high a picture above the list is, in CSS. */
export const heroHeight = 'clamp(380px, 54dvh, 600px)'

/** One picture, large, with everything that can be done with it. */
export function ItemView(props: ItemViewProps) {
  const { post, before, after, onStep, business, answer, wishes, isLocked, onUnlock, layout, onClose } = props
  const { t, i18n } = useLingui()
  const go = useGo()
  const [tool, setTool] = useState<Tool>('frame')
  const [isScheduling, setScheduling] = useState(false)
  const shape: Shape = post.type.startsWith('STORY') ? 'STORY' : 'SQUARE'
  const settings = wishes.settingsOf(shape)
  const kind = kindOfFrame(settings.frame)
  const { wish, shared } = wishes
  // A film plays under its frame.
  const background = post.film ? null : post.previewUrl
  const frameLayout = post.film ? answer.filmLayout : 'free'
  const given = useMemo(
    () => ({ answer, shared, wish, own: business, shape, settings, layout: frameLayout, background }),
    [answer, shared, wish, business, shape, settings, frameLayout, background],
  )
  // Typing may wait for the drawing; another picture may not, or the one before would be sent under its name.
  const late = useDeferredValue(given)
  const drawn = late.background === given.background ? late : given
  const drawing = useMemo(() => drawingOf(drawn), [drawn])
  const shown = tool === 'pictures' && kind === 'regular' ? 'frame' : tool
  const picture = (
    <ItemPicture
      post={post}
      before={before}
      after={after}
      onStep={onStep}
      drawing={drawing}
      framing={{ businessId: business.businessId, hash: answer.pictureHash }}
      isLocked={isLocked}
      isTall={shape === 'STORY'}
      height={layout === 'hero' ? heroHeight : undefined}
    />
  )
  const head = (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        pl: layout === 'over' ? 0.5 : 0,
        pr: 0.5,
        minHeight: 52,
      }}
    >
      {layout === 'over' && <IconButton icon={X} label={t`Close`} onClick={onClose} />}
      <Box
        component="h2"
        sx={{
          typography: 'h3',
          flex: 1,
          minWidth: 0,
          ...cutText,
        }}
      >
        {post.title}
      </Box>
      {post.hasWords && (
        <IconButton
          icon={PencilLine}
          label={t`Write your own words on it`}
          onClick={() => go(paths.ownPoster({ post: post.imageId }))}
        />
      )}
      <IconButton icon={CalendarClock} label={t`Schedule`} onClick={() => setScheduling(true)} />
      <Box
        sx={{
          display: 'flex',
          color: props.isFavourite ? 'error.main' : 'text.primary',
          '& svg': { fill: props.isFavourite ? 'currentColor' : 'none' },
        }}
      >
        <IconButton
          icon={Heart}
          label={props.isFavourite ? t`Remove from favourites` : t`Add to favourites`}
          onClick={() => props.onFavourite(!props.isFavourite)}
        />
      </Box>
      {layout === 'beside' && <IconButton icon={X} label={t`Close`} onClick={onClose} />}
    </Box>
  )
  const tools = (
    <>
      <ToolTabs tool={shown} onChange={setTool} hasPictures={kind !== 'regular'} />
      <Box
        role="tabpanel"
        id="greeting-tool"
        aria-labelledby={`greeting-tab-${shown}`}
        sx={{ pt: 1.5, pb: 2 }}
      >
        {shown === 'frame' && (
          <FrameTool
            shape={shape}
            layout={frameLayout}
            post={post}
            {...{ answer, wishes, business, onUnlock }}
          />
        )}
        {shown === 'look' && <LookTool shape={shape} layout={frameLayout} {...{ answer, wishes }} />}
        {shown === 'text' && <TextTool wishes={wishes} business={business} kind={kind} />}
        {shown === 'pictures' && kind !== 'regular' && (
          <PicturesTool kind={kind} {...{ wishes, answer, business }} />
        )}
        {shown === 'caption' && (
          <CaptionTool post={post} caption={props.caption} onCaption={props.onCaption} />
        )}
      </Box>
    </>
  )
  const last = (
    <>
      <ScheduleForm
        key={post.imageId}
        post={post}
        caption={props.caption ?? captionOf(post, i18n.locale)}
        open={isScheduling}
        onClose={() => setScheduling(false)}
      />
      {post.film ? (
        <FilmSendBar
          key={post.imageId}
          isPaused={isPaused(answer)}
          {...{ post, business, wishes, shape, isLocked, onUnlock }}
          caption={props.caption}
          overList={layout === 'over'}
        />
      ) : (
        <SendBar
          isPaused={isPaused(answer)}
          {...{ post, business, wishes, shape, isLocked, onUnlock, drawing }}
          caption={props.caption}
          overList={layout === 'over'}
        />
      )}
    </>
  )
  if (layout === 'hero')
    return (
      <HeroView picture={picture} head={head} last={last}>
        {tools}
      </HeroView>
    )
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, height: 1 }}>
      {head}
      <Box
        sx={{
          flex: 1,
          minHeight: 0,
          overflowY: 'auto',
          overscrollBehavior: 'contain',
          px: layout === 'over' ? 2 : 0,
        }}
      >
        <Box
          sx={{ position: 'sticky', top: 0, zIndex: 2, bgcolor: 'background.default', pb: 1, mx: -2, px: 2 }}
        >
          {picture}
        </Box>
        {tools}
      </Box>
      {last}
    </Box>
  )
}
