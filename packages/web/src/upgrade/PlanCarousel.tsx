import { Trans, useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react'
import { type FocusEvent, type ReactNode, useState } from 'react'
import 'swiper/css'
import 'swiper/css/effect-cards'
import { A11y, EffectCards, Keyboard } from 'swiper/modules'
import { Swiper, SwiperSlide } from 'swiper/react'
import type { Swiper as Swiping } from 'swiper/types'
import { Hidden } from '../ui/Hidden.tsx'
import { Line } from '../ui/shapes.tsx'

export type PlanSlide = { id: string; name: string; card: ReactNode }

/**
 * The plans as cards to swipe: up to 767 px a stack, above that side by side with the middle one first. Arrows, keys and a
 * screen reader turn them too.
 */
export function PlanCarousel({
  slides,
  isStack,
  first,
}: {
  slides: PlanSlide[]
  isStack: boolean
  first: number
}) {
  const { t } = useLingui()
  const [swiper, setSwiper] = useState<Swiping>()
  const [place, setPlace] = useState(first)
  const [atEnds, setAtEnds] = useState({ start: first === 0, end: false, fits: false })
  const look = (now: Swiping) => {
    setPlace(now.activeIndex)
    setAtEnds({
      start: now.isBeginning,
      end: now.isEnd,
      fits: !isStack && now.slides.length * (slideWidth + gap) - gap <= now.width,
    })
  }
  /** A plan that Tab comes to is turned to. Swiper's own way looks a frame later, and breaks where the plans have closed by then. */
  const reach = (at: number) => (event: FocusEvent) => {
    if (swiper && !swiper.destroyed && at !== swiper.activeIndex && event.target.matches(':focus-visible'))
      swiper.slideTo(at, 0)
  }
  const shown = slides[Math.min(place, slides.length - 1)]
  return (
    <Box
      role="group"
      aria-roledescription={t`carousel`}
      aria-label={t`Subscription plans`}
      sx={{
        '& .swiper': isStack
          ? { width: 'min(100% - 56px, 320px)', overflow: 'visible' }
          : { overflow: 'visible', clipPath: 'inset(-40px -24px)' },
        '& .swiper-wrapper': { alignItems: isStack ? 'stretch' : 'flex-start' },
        '& .swiper-slide': {
          height: 'auto',
          display: 'flex',
          minHeight: isStack ? 'min(440px, 62dvh)' : 440,
          ...(isStack ? { borderRadius: '20px', boxShadow: shade } : { width: slideWidth }),
        },
        '& .swiper-notification': { display: 'none' },
      }}
    >
      <Swiper
        key={isStack ? 'stack' : 'row'}
        modules={[A11y, EffectCards, Keyboard]}
        {...(isStack
          ? { effect: 'cards', cardsEffect: { slideShadows: false, perSlideOffset: 7, perSlideRotate: 2 } }
          : {
              slidesPerView: 'auto' as const,
              spaceBetween: gap,
              centeredSlides: true,
              centeredSlidesBounds: true,
              centerInsufficientSlides: true,
            })}
        initialSlide={first}
        keyboard={{ enabled: true, onlyInViewport: true }}
        a11y={{
          enabled: true,
          scrollOnFocus: false,
          slideLabelMessage: t`Plan ${'{{index}}'} of ${'{{slidesLength}}'}`,
          slideRole: 'group',
        }}
        watchOverflow
        grabCursor
        onSwiper={setSwiper}
        onAfterInit={look}
        onSlideChange={look}
        onLock={look}
        onUnlock={look}
        onResize={look}
      >
        {slides.map(({ id, card }, at) => (
          <SwiperSlide key={id} onFocus={reach(at)}>
            {({ isActive }) => (
              // What lies below the top card is seen, not met with Tab or read out.
              <Box sx={{ width: '100%', display: 'flex' }} inert={isStack && !isActive}>
                {card}
              </Box>
            )}
          </SwiperSlide>
        ))}
      </Swiper>
      {slides.length > 1 && !atEnds.fits && (
        <Turns slides={slides} place={place} atEnds={atEnds} swiper={swiper} />
      )}
      <Box role="status">
        <Hidden>
          {shown && (
            <Trans>
              Plan {place + 1} of {slides.length}: {shown.name}
            </Trans>
          )}
        </Hidden>
      </Box>
    </Box>
  )
}

type TurnsProps = {
  slides: readonly PlanSlide[]
  place: number
  atEnds: { start: boolean; end: boolean }
  swiper: Swiping | undefined
}

/** Arrows, and between them where one is. */
function Turns({ slides, place, atEnds, swiper }: TurnsProps) {
  const { t } = useLingui()
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 1, mt: 2.5 }}>
      <Turn
        icon={ChevronLeft}
        label={t`Previous plan`}
        off={atEnds.start}
        onClick={() => swiper?.slidePrev()}
      />
      <Line gap={0.75} centred aria-hidden>
        {slides.map(({ id }, at) => (
          <Box
            key={id}
            sx={{
              width: at === place ? 22 : 8,
              height: 8,
              borderRadius: '4px',
              bgcolor: at === place ? 'primary.main' : 'brand.control',
              transition: 'width 200ms, background-color 200ms',
            }}
          />
        ))}
      </Line>
      <Turn icon={ChevronRight} label={t`Next plan`} off={atEnds.end} onClick={() => swiper?.slideNext()} />
    </Box>
  )
}

const slideWidth = 300
const gap = 20
const shade = '0 1px 2px rgb(20 16 8 / 0.06), 0 10px 30px rgb(20 16 8 / 0.12)'

function Turn({
  icon: Icon,
  label,
  off,
  onClick,
}: {
  icon: LucideIcon
  label: string
  off: boolean
  onClick: () => void
}) {
  return (
    <ButtonBase
      aria-label={label}
      aria-disabled={off || undefined}
      onClick={() => off || onClick()}
      sx={{
        width: 44,
        height: 44,
        borderRadius: '50%',
        border: '1px solid',
        borderColor: 'brand.control',
        bgcolor: 'background.paper',
        color: off ? 'text.disabled' : 'text.primary',
        '&:hover': { borderColor: off ? 'brand.control' : 'primary.main' },
      }}
    >
      <Icon size={22} aria-hidden />
    </ButtonBase>
  )
}
