import {
  type ClipboardEvent,
  type HTMLAttributes,
  type InputEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
} from 'react'
import { useController } from 'react-hook-form'
import { useContractWords } from '../contract-words.ts'
import { Control, TextArea } from './control.ts'
import { plainDigits } from './digits.ts'
import { Field, fieldAria } from './Field.tsx'

export type TextFieldProps = {
  name: string
  label: ReactNode
  required?: boolean
  hint?: ReactNode
  placeholder?: string
  type?: 'text' | 'email' | 'url' | 'number' | 'search'
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  autoComplete?: string
  maxLength?: number
  /** Shows how many characters are left once they run short. */
  counted?: boolean
  /** More than one makes a box of several lines that grows. */
  rows?: number
  readOnly?: boolean
  autoFocus?: boolean
  aside?: ReactNode
}

const modes = { text: undefined, email: 'email', url: 'url', number: 'numeric', search: 'search' } as const

export function TextField(props: TextFieldProps) {
  const {
    name,
    label,
    required = false,
    hint,
    placeholder,
    type = 'text',
    inputMode,
    autoComplete = 'off',
    maxLength,
    counted,
    rows = 1,
    readOnly,
    autoFocus,
    aside,
  } = props
  const id = useId()
  const words = useContractWords()
  const { field, fieldState } = useController({ name })
  const error = words(fieldState.error?.message)
  const text = String(field.value ?? '')
  const left = maxLength === undefined ? undefined : maxLength - text.length
  const counter =
    counted && left !== undefined && left <= Math.max(10, maxLength! * 0.2)
      ? `${text.length}/${maxLength}`
      : undefined
  const common = {
    id,
    name,
    placeholder,
    maxLength,
    readOnly,
    autoComplete,
    autoFocus,
    value: text,
    onBlur: field.onBlur,
    ...fieldAria(id, error, hint, required),
  }
  return (
    <Field id={id} label={label} required={required} hint={hint} error={error} aside={aside ?? counter}>
      {rows > 1 ? (
        <TextArea
          {...common}
          rows={rows}
          ref={field.ref}
          onChange={field.onChange}
          sx={{ resize: 'vertical', fieldSizing: 'content', minHeight: rows * 24 + 22 }}
        />
      ) : (
        <Control
          {...common}
          ref={field.ref}
          type={type}
          {...(type === 'number' ? numberInput : {})}
          inputMode={inputMode ?? modes[type]}
          autoCapitalize={type === 'email' || type === 'url' ? 'none' : undefined}
          onChange={({ target: { value } }) =>
            field.onChange(type === 'number' ? numberOf(value.slice(0, maxLength)) : value)
          }
        />
      )}
    </Field>
  )
}

/** A number while it is one; the text otherwise, so that the message can say what is wrong. */
export const numberOf = (text: string) =>
  /^\d{1,12}$/.test(text.trim()) ? Number(text) : text === '' ? null : text

/** Types digits of Indian scripts as 0 to 9: number inputs take no others. Keeps cursor, choice and what can be undone. */
function typePlainly(event: SyntheticEvent, text: string) {
  const plain = plainDigits(text)
  if (plain === text) return
  event.preventDefault()
  // oxlint-disable-next-line typescript/no-deprecated -- number inputs tell nothing of their cursor; no other call inserts at it
  document.execCommand('insertText', false, plain)
}

/** What makes a number input keep still, the wheel scrolls the page, not the number; and takes digits of every keyboard. */
export const numberInput = {
  step: 1,
  onWheel: ({ currentTarget }: { currentTarget: HTMLInputElement }) => currentTarget.blur(),
  onBeforeInput: (event: InputEvent<HTMLInputElement>) => typePlainly(event, event.data ?? ''),
  onPaste: (event: ClipboardEvent<HTMLInputElement>) =>
    typePlainly(event, event.clipboardData.getData('text/plain')),
} as const
