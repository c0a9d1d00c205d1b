import { useLingui } from '@lingui/react/macro'
import { type Feedback, feedbackTags } from '@parichay/contract/feedback/fields.ts'
import { useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { Pill, Pills } from '../ui/Pill.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { tagWords } from './words.ts'

type Props = {
  feedback: Feedback
  onSave: (tags: Feedback['tags']) => void
  onClose: () => void
}

/** What a feedback is about: each word on or off, kept with one button. */
export function FeedbackTags({ feedback, onSave, onClose }: Props) {
  const { t, i18n } = useLingui()
  const [tags, setTags] = useState(feedback.tags)
  return (
    <Sheet
      open
      onClose={onClose}
      title={t`What is it about?`}
      actions={
        <Button
          onClick={() => {
            onSave(tags)
            onClose()
          }}
        >{t`Save`}</Button>
      }
    >
      <Pills label={t`Tags`}>
        {feedbackTags.map((tag) => {
          const isOn = tags.includes(tag)
          return (
            <Pill
              key={tag}
              pressed={isOn}
              onClick={() => setTags(isOn ? tags.filter((one) => one !== tag) : [...tags, tag])}
            >
              {i18n._(tagWords[tag])}
            </Pill>
          )
        })}
      </Pills>
    </Sheet>
  )
}
