import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { linkKeyboard, type TypedLinks } from '@parichay/contract/card/links-form.ts'
import type { LinkType } from '@parichay/contract/link-store/fields.ts'
import { cleanLinkValue } from '@parichay/contract/link-store/rules.ts'
import { ArrowDown, ArrowUp, ChevronDown, Trash2 } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { useContractWords } from '../ui/contract-words.ts'
import { ControlBox } from '../ui/form/control.ts'
import { Field, fieldAria } from '../ui/form/Field.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { SortableItem, SortHandle } from '../ui/sort/SortableItem.tsx'
import { nameIn } from './LinkStore.tsx'
import { TypeTile } from './TypeTile.tsx'
import { Rest } from '../ui/shapes.tsx'
import { cutText } from '../ui/shape-styles.ts'

export type LinkRowProps = {
  id: string
  place: number
  count: number
  type: LinkType | undefined
  isOpen: boolean
  onToggle: (open: boolean) => void
  onMove: (from: number, to: number) => void
  onRemove: () => void
}

/** One link: closed it is a line that can be dragged; open it is its fields and the deeds on it. */
export function LinkRow({ id, place, count, type, isOpen, onToggle, onMove, onRemove }: LinkRowProps) {
  const { t, i18n } = useLingui()
  const { fieldState } = useController<TypedLinks, `links.${number}.value`>({ name: `links.${place}.value` })
  const link = useWatch<TypedLinks, `links.${number}`>({ name: `links.${place}` })
  const error = useContractWords()(fieldState.error?.message)
  const typeName = type ? nameIn(i18n.locale, type) : t`Link`
  const title = link?.title || typeName
  const shown = isOpen || error !== undefined
  return (
    <SortableItem
      id={id}
      sx={{
        border: '1px solid',
        borderColor: error ? 'error.main' : 'divider',
        borderRadius: '12px',
        bgcolor: 'background.paper',
        '&[data-dragged]': { boxShadow: 8, borderColor: 'primary.main' },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 64, pl: 0.5 }}>
        <SortHandle name={title} sx={{ width: 36, minHeight: 56 }} />
        <ButtonBase
          aria-expanded={shown}
          onClick={() => onToggle(!shown)}
          sx={{
            flex: 1,
            minWidth: 0,
            minHeight: 64,
            gap: 1.5,
            justifyContent: 'flex-start',
            textAlign: 'start',
            typography: 'body1',
            pr: 1,
            borderRadius: '10px',
          }}
        >
          {type && <TypeTile type={type} size={40} />}
          <Rest component="span">
            <Box component="span" sx={{ display: 'block', fontWeight: 600, overflowWrap: 'anywhere' }}>
              {title}
            </Box>
            <Box
              component="span"
              sx={{
                display: 'block',
                typography: 'body2',
                color: 'text.secondary',
                ...cutText,
              }}
            >
              {link?.value || type?.placeholder}
            </Box>
          </Rest>
          <Box
            component={ChevronDown}
            size={20}
            aria-hidden
            sx={{
              flex: 'none',
              color: 'text.secondary',
              transition: 'transform 150ms',
              transform: shown ? 'rotate(180deg)' : 'none',
            }}
          />
        </ButtonBase>
      </Box>
      {shown && (
        <Box sx={{ display: 'grid', gap: 2, px: 2, pb: 1.5, pt: 0.5 }}>
          {type && <ValueField place={place} type={type} label={typeName} focus={isOpen && !link?.value} />}
          <TextField
            name={`links.${place}.title`}
            label={t`Title on the card`}
            placeholder={typeName}
            maxLength={40}
            counted
          />
          <Box sx={{ display: 'flex', alignItems: 'center', mx: -1 }}>
            <IconButton icon={ArrowUp} label={t`Move ${title} up`} onClick={() => onMove(place, place - 1)} />
            <IconButton
              icon={ArrowDown}
              label={t`Move ${title} down`}
              onClick={() => onMove(place, place + 1)}
            />
            <Box
              sx={{ typography: 'body2', color: 'text.secondary', mr: 'auto' }}
            >{t`Place ${place + 1} of ${count}`}</Box>
            <IconButton icon={Trash2} label={t`Remove ${title}`} onClick={onRemove} />
          </Box>
        </Box>
      )}
    </SortableItem>
  )
}

/** The value in the keyboard of its kind; what stands before it is shown, and a pasted address is cut to its end. */
function ValueField({
  place,
  type,
  label,
  focus,
}: {
  place: number
  type: LinkType
  label: string
  focus: boolean
}) {
  const id = useId()
  const words = useContractWords()
  const input = useRef<HTMLInputElement | null>(null)
  const { field, fieldState } = useController<TypedLinks, `links.${number}.value`>({
    name: `links.${place}.value`,
  })
  const error = words(fieldState.error?.message)
  const keyboard = linkKeyboard(type)
  const prefix = type.prefix.replace(/^https?:\/\/(www\.)?/, '')
  const [wantsFocus] = useState(focus)
  useEffect(() => {
    if (wantsFocus) input.current?.focus()
  }, [wantsFocus])
  return (
    <Field id={id} label={label} required error={error}>
      <ControlBox>
        {prefix && (
          <Box
            component="span"
            sx={{
              color: 'text.secondary',
              fontSize: 14,
              maxWidth: '45%',
              ...cutText,
              mr: -0.75,
            }}
          >
            {prefix}
          </Box>
        )}
        <input
          id={id}
          ref={(node) => {
            field.ref(node)
            input.current = node
          }}
          name={field.name}
          type={keyboard === 'tel' ? 'tel' : 'text'}
          inputMode={keyboard}
          autoCapitalize={keyboard === 'text' && !prefix ? 'sentences' : 'none'}
          autoComplete={keyboard === 'tel' ? 'tel' : keyboard === 'email' ? 'email' : 'off'}
          autoCorrect="off"
          maxLength={500}
          placeholder={type.placeholder}
          value={field.value ?? ''}
          onChange={field.onChange}
          onBlur={() => {
            const clean = cleanLinkValue(type, field.value ?? '')
            if (clean !== field.value) field.onChange(clean)
            field.onBlur()
          }}
          {...fieldAria(id, error, undefined, true)}
        />
      </ControlBox>
    </Field>
  )
}
