import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Popover from '@mui/material/Popover'
import useAutocomplete from '@mui/material/useAutocomplete'
import { ChevronDown, X } from 'lucide-react'
import { type InputHTMLAttributes, type Ref, useId, useRef, useState } from 'react'
import { ControlBox } from '../form/control.ts'
import { Hidden } from '../Hidden.tsx'
import { Cut } from '../shapes.tsx'
import { pillStyle } from './pill-style.ts'

type Choice<V> = { value: V; label: string }
type Props<V> = {
  /** What it filters by: 'Agency'. */
  label: string
  value: V | undefined
  /** The words of the value. */
  valueLabel: string
  choices: readonly Choice<V>[]
  onChange: (value: V | undefined) => void
}

/** One filter of very many values as a chip: pressed, it is searched by typing. */
export function SearchPill<V extends string | number>({
  label,
  value,
  valueLabel,
  choices,
  onChange,
}: Props<V>) {
  const { t } = useLingui()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const on = value !== undefined
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => setAnchor(null)
  return (
    <Box data-on={on || undefined} sx={pillStyle(on)}>
      <ButtonBase
        ref={opener}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{
          font: 'inherit',
          gap: 0.75,
          pl: 1.75,
          pr: on ? 0.5 : 1.25,
          minHeight: 42,
          maxWidth: 240,
          borderRadius: '999px',
        }}
      >
        {on && <Hidden>{`${label}: `}</Hidden>}
        <Cut component="span">{on ? valueLabel : label}</Cut>
        {!on && <ChevronDown size={16} aria-hidden />}
      </ButtonBase>
      {on && (
        <ButtonBase
          aria-label={t`Remove the filter ${label}`}
          onClick={() => {
            // This button goes: who works by keys stays where they are.
            opener.current?.focus()
            onChange(undefined)
          }}
          sx={{ width: 44, height: 42, borderRadius: '999px', '&:hover': { color: 'text.primary' } }}
        >
          <X size={16} aria-hidden />
        </ButtonBase>
      )}
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { width: 320, mt: 0.5, p: 1 } } }}
      >
        <Finder
          label={label}
          value={value}
          choices={choices}
          onPick={(picked) => {
            close()
            onChange(picked)
          }}
        />
      </Popover>
    </Box>
  )
}

type FinderProps<V> = Pick<Props<V>, 'label' | 'value' | 'choices'> & { onPick: (value: V) => void }

/** The field that searches, and what is found below it. */
function Finder<V extends string | number>({ label, value, choices, onPick }: FinderProps<V>) {
  const { t } = useLingui()
  const id = useId()
  const combo = useAutocomplete<Choice<V>, false, true, false>({
    id,
    options: choices,
    open: true,
    autoHighlight: true,
    disableClearable: true,
    clearOnBlur: false,
    value: choices.find((choice) => choice.value === value) ?? (null as never),
    getOptionLabel: (choice) => choice.label,
    getOptionKey: (choice) => choice.value,
    isOptionEqualToValue: (choice, other) => choice.value === other.value,
    onChange: (_event, chosen) => onPick(chosen.value),
  })
  const { ref, ...input } = combo.getInputProps() as InputHTMLAttributes<HTMLInputElement> & {
    ref: Ref<HTMLInputElement>
  }
  return (
    <Box {...combo.getRootProps()}>
      <ControlBox>
        <input {...input} ref={ref} id={id} aria-label={t`Find: ${label}`} autoFocus />
      </ControlBox>
      <Box
        component="ul"
        {...combo.getListboxProps()}
        aria-labelledby={undefined}
        aria-label={label}
        sx={listStyle}
      >
        {combo.groupedOptions.length === 0 && (
          <Box component="li" sx={{ px: 1.5, py: 1.25, color: 'text.secondary' }}>{t`Nothing found`}</Box>
        )}
        {(combo.groupedOptions as Choice<V>[]).map((choice, index) => {
          const { key, ...option } = combo.getOptionProps({ option: choice, index })
          return (
            <Box component="li" key={key} {...option} sx={choiceStyle}>
              {choice.label}
            </Box>
          )
        })}
      </Box>
    </Box>
  )
}

const listStyle = { m: 0, mt: 1, p: 0, listStyle: 'none', maxHeight: 320, overflowY: 'auto' } as const
const choiceStyle = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  px: 1.5,
  borderRadius: '8px',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '&.Mui-focused': { bgcolor: 'brand.sunken' },
  '&[aria-selected=true]': { bgcolor: 'brand.tint', color: 'primary.main', fontWeight: 600 },
} as const
