import { Trans, useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { type Mark, withMark } from '@parichay/contract/card/about-form.ts'
import { Bold, Italic, List, type LucideIcon } from 'lucide-react'
import { type KeyboardEvent, useId, useRef } from 'react'
import { useController } from 'react-hook-form'
import { useContractWords } from '../../ui/contract-words.ts'
import { TextArea } from '../../ui/form/control.ts'
import { Field, fieldAria } from '../../ui/form/Field.tsx'
import { IconButton } from '../../ui/IconButton.tsx'

type RichFieldProps = { name: string; label: string; hint: string; maxLength: number }

/** A text that knows bold, italic and lists, written with plain signs; the preview beside it shows the result. */
export function RichField({ name, label, hint, maxLength }: RichFieldProps) {
  const { t } = useLingui()
  const id = useId()
  const words = useContractWords()
  const area = useRef<HTMLTextAreaElement | null>(null)
  const { field, fieldState } = useController({ name })
  const text = String(field.value ?? '')
  const error = words(fieldState.error?.message)
  const mark = (kind: Mark) => {
    const box = area.current
    if (!box) return
    const done = withMark({ text, from: box.selectionStart, to: box.selectionEnd }, kind)
    if (done.text.length > maxLength) return
    field.onChange(done.text)
    requestAnimationFrame(() => {
      box.focus()
      box.setSelectionRange(done.from, done.to)
    })
  }
  const short = (event: KeyboardEvent) => {
    const kind = { b: 'bold', i: 'italic' }[event.key.toLowerCase()] as Mark | undefined
    if (!kind || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    mark(kind)
  }
  const tools: [Mark, LucideIcon, string][] = [
    ['bold', Bold, t`Bold`],
    ['italic', Italic, t`Italic`],
    ['list', List, t`List`],
  ]
  return (
    <Field id={id} label={label} hint={hint} error={error} aside={`${text.length}/${maxLength}`}>
      <Box>
        <Box
          role="toolbar"
          aria-label={t`Form of the text`}
          aria-controls={id}
          sx={{
            display: 'flex',
            px: 0.5,
            border: '1px solid',
            borderBottom: 0,
            borderColor: 'brand.lineStrong',
            borderRadius: '10px 10px 0 0',
            bgcolor: 'brand.sunken',
          }}
        >
          {tools.map(([kind, icon, name]) => (
            <IconButton key={kind} icon={icon} label={name} onClick={() => mark(kind)} />
          ))}
          <Box
            sx={{
              ml: 'auto',
              px: 1,
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              justifyContent: 'flex-end',
              columnGap: 1.5,
              fontSize: 13,
              color: 'text.secondary',
            }}
          >
            <Trans>
              <strong>**bold**</strong> <em>_italic_</em> <span>- list</span>
            </Trans>
          </Box>
        </Box>
        <TextArea
          id={id}
          name={name}
          ref={(node) => {
            field.ref(node)
            area.current = node
          }}
          rows={6}
          maxLength={maxLength}
          value={text}
          onChange={field.onChange}
          onBlur={field.onBlur}
          onKeyDown={short}
          {...fieldAria(id, error, hint, false)}
          sx={{
            resize: 'vertical',
            fieldSizing: 'content',
            minHeight: 166,
            maxHeight: 480,
            borderTopLeftRadius: 0,
            borderTopRightRadius: 0,
          }}
        />
      </Box>
    </Field>
  )
}
