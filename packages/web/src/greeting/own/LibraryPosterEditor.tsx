import { useLingui } from '@lingui/react/macro'
import type { Business } from '@parichay/contract/business/fields.ts'
import type { FrameAnswer } from '@parichay/contract/greeting/fields.frames.ts'
import {
  type OwnPoster,
  type PosterBase,
  type PosterEdit,
  posterSlots,
} from '@parichay/contract/greeting/own-poster.ts'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { designedWords, startFromLibrary } from '../../api/start-poster.ts'
import { Button } from '../../ui/Button.tsx'
import { sameValues } from '../../ui/form/drafts.ts'
import { InlineError } from '../../ui/list/InlineError.tsx'
import { Pill, Pills } from '../../ui/Pill.tsx'
import { Line, Quiet } from '../../ui/shapes.tsx'
import { Labelled } from '../LookTool.tsx'
import { LanguageChoice, LookChoice, Slot } from './PosterFields.tsx'
import { PosterDesk } from './PosterDesk.tsx'
import { useKeptWords } from '../../api/kept-words.ts'
import { useOverfull } from '../../api/overfull-slots.ts'
import { slotNames } from './words.ts'

type Props = { business: Business; answer: FrameAnswer; base: PosterBase }

const editOf = ({ language, look, words }: OwnPoster): PosterEdit => ({ language, look, words })

/** A poster of the library in other words. They are kept for the business, and are there again on every device. */
export function LibraryPosterEditor({ business, answer, base }: Props) {
  const { t, i18n } = useLingui()
  const [typed, setTyped] = useState(() => startFromLibrary(base))
  const [opened, setOpened] = useState<readonly string[]>([])
  const overfull = useOverfull(typed)
  const { poster } = typed
  const designed = designedWords(base)
  const isDesigned = sameValues(editOf(poster), designed)
  const { state, retry } = useKeptWords(business.businessId, base, isDesigned ? null : editOf(poster))
  const change = (part: Partial<PosterEdit>) =>
    setTyped((now) => ({ ...now, poster: { ...now.poster, ...part } }))
  const isOpen = (slot: (typeof posterSlots)[number]) =>
    poster.words[slot] !== '' || designed.words[slot] !== '' || slot === 'wish' || opened.includes(slot)
  const closed = posterSlots.filter((slot) => !isOpen(slot))
  return (
    <PosterDesk
      business={business}
      answer={answer}
      typed={typed}
      overfull={overfull}
      title={poster.words.wish || base.title}
    >
      <Line apart centred wraps gap={1}>
        <Quiet wraps>
          {isDesigned
            ? t`The words of the library`
            : state === 'keeping'
              ? t`Keeping your words…`
              : state === 'failed'
                ? t`Your words are not kept yet`
                : t`Your words are kept for next time`}
        </Quiet>
        {!isDesigned && (
          <Button
            look="text"
            size="small"
            icon={RotateCcw}
            onClick={() => {
              change(designed)
              setOpened([])
            }}
          >
            {t`Back to the library’s words`}
          </Button>
        )}
      </Line>
      {state === 'failed' && <InlineError message={t`Your words could not be kept.`} onRetry={retry} />}
      {posterSlots.filter(isOpen).map((slot) => (
        <Slot
          key={slot}
          slot={slot}
          design="library"
          value={poster.words[slot]}
          isOverfull={overfull.includes(slot)}
          onChange={(text) => change({ words: { ...poster.words, [slot]: text } })}
        />
      ))}
      {closed.length > 0 && (
        <Labelled label={t`Write more on it`}>
          <Pills label={t`Write more on it`}>
            {closed.map((slot) => (
              <Pill key={slot} onClick={() => setOpened((before) => [...before, slot])}>
                {i18n._(slotNames[slot])}
              </Pill>
            ))}
          </Pills>
        </Labelled>
      )}
      <LookChoice value={poster.look} onChange={(look) => change({ look })} />
      <LanguageChoice value={poster.language} onChange={(language) => change({ language })} />
    </PosterDesk>
  )
}
