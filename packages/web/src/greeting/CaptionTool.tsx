import { useLingui } from '@lingui/react/macro'
import { captionOf } from '@parichay/contract/greeting/days.ts'
import { type ImagePost, postLanguages } from '@parichay/contract/greeting/fields.ts'
import { Copy } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../ui/Button.tsx'
import { TextArea } from '../ui/form/control.ts'
import { Field } from '../ui/form/Field.tsx'
import { Pill, Pills } from '../ui/Pill.tsx'
import { sayDone, sayFailed } from '../ui/snackbar-store.ts'
import { languageNames } from './words.ts'
import { Pile } from '../ui/shapes.tsx'

type Props = {
  post: ImagePost
  caption: string | undefined
  onCaption: (caption: string | undefined) => void
}

/** The words that go with the picture, in one of its languages or as they were changed. */
export function CaptionTool({ post, caption, onCaption }: Props) {
  const { t, i18n } = useLingui()
  const id = useId()
  const usual = captionOf(post, i18n.locale)
  const text = caption ?? usual
  const there = postLanguages.filter((language) => post.captions[language])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      sayDone(t`Caption copied`)
    } catch {
      sayFailed(t`Copying did not work. Press and hold the words instead.`)
    }
  }
  return (
    <Pile gap={1.5}>
      {there.length > 1 && (
        <Pills label={t`Language of the caption`}>
          {there.map((language) => (
            <Pill
              key={language}
              lang={language}
              pressed={text === post.captions[language]}
              onClick={() => onCaption(post.captions[language])}
            >
              {languageNames[language]}
            </Pill>
          ))}
        </Pills>
      )}
      <Field id={id} label={t`Caption`} hint={t`Goes with the picture on WhatsApp`}>
        <TextArea
          id={id}
          rows={4}
          maxLength={600}
          value={text}
          onChange={(event) => onCaption(event.target.value)}
          sx={{ resize: 'vertical', fieldSizing: 'content', minHeight: 108 }}
        />
      </Field>
      <Button look="secondary" icon={Copy} onClick={() => void copy()}>
        {t`Copy caption`}
      </Button>
    </Pile>
  )
}
