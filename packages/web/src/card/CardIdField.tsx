import { useLingui } from '@lingui/react/macro'
import { useRemote } from '../api/remote.ts'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import type { Card } from '@parichay/contract/card/fields.ts'
import { cardIdFault, cardIdLength } from '@parichay/contract/card/rules.ts'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { useController } from 'react-hook-form'
import { cardIdQuery } from '../api/cards.ts'
import { failureText } from '../failure-words.ts'
import { useAgency } from '../session.ts'
import { ControlBox } from '../ui/form/control.ts'
import { Field, fieldAria } from '../ui/form/Field.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { cardIdWords } from './words.ts'
import { Line, Pile } from '../ui/shapes.tsx'

const pauseMs = 350

/** What may be typed: capitals become small, blanks become hyphens, everything else stays away. */
const tidy = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\s_.]+/g, '-')
    .replace(/[^a-z0-9-]/g, '')
    .slice(0, cardIdLength.max)

/** The last part of the card's address, asked for while it is typed. A suggestion that is taken gives way to a free one. */
export function CardIdField({
  card,
  origin,
  suggested = false,
}: {
  card: Card
  origin: string
  suggested?: boolean
}) {
  const { t, i18n } = useLingui()
  const id = useId()
  const agency = useAgency()
  const { field, fieldState } = useController<{ cardId: string }, 'cardId'>({ name: 'cardId' })
  const [untouched, setUntouched] = useState(suggested)
  const value = field.value
  const asked = usePause(value)
  const own = value === card.cardId
  const fault = own ? null : cardIdFault(value, [agency.agencyName])
  const answer = useRemote({
    ...cardIdQuery(asked, card.cardNo),
    enabled:
      asked !== card.cardId &&
      asked.length >= cardIdLength.min &&
      cardIdFault(asked, [agency.agencyName]) !== 'invalid',
  })
  const known = answer.data && asked === value && !answer.loading ? answer.data : undefined
  const reason = fault ?? (own ? null : (known?.reason ?? null))
  const checking = !own && !fault && !known && !answer.error
  const isAsked = checking && value.length >= cardIdLength.min
  const free = !fault && (own || known?.available === true)

  useEffect(() => {
    const better = known && !known.available ? known.suggestions[0] : undefined
    if (untouched && better) field.onChange(better)
  }, [untouched, known, field])

  const choose = (text: string) => {
    setUntouched(false)
    field.onChange(text)
  }
  const isShort = value.length < cardIdLength.min && !fieldState.isTouched
  const error = isShort
    ? undefined
    : reason
      ? i18n._(cardIdWords[reason])
      : fieldState.error && !free && !checking
        ? i18n._(cardIdWords.taken)
        : answer.error && !own && !fault
          ? failureText(answer.error)
          : undefined
  return (
    <Pile gap={1.5} fits>
      <Field
        id={id}
        label={t`Card link`}
        required
        error={error}
        hint={t`3 to 30 small letters, digits and hyphens`}
      >
        <ControlBox>
          <input
            id={id}
            ref={field.ref}
            name="cardId"
            value={value}
            inputMode="url"
            autoCapitalize="none"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            onChange={(event) => choose(tidy(event.target.value))}
            onBlur={field.onBlur}
            {...fieldAria(id, error, true, true)}
          />
          <Box component="span" sx={{ display: 'grid', placeItems: 'center', width: 44, flex: 'none' }}>
            {isAsked ? (
              <Spinner sx={{ color: 'text.secondary' }} />
            ) : free ? (
              <Box component={CircleCheck} size={22} sx={{ color: 'success.main' }} aria-hidden />
            ) : error ? (
              <Box component={CircleAlert} size={22} sx={{ color: 'error.main' }} aria-hidden />
            ) : null}
          </Box>
        </ControlBox>
      </Field>
      {known && !known.available && known.suggestions.length > 0 && (
        <Ideas ideas={known.suggestions} onChoose={choose} />
      )}
      <Address
        origin={origin}
        value={value}
        state={own ? 'own' : free ? 'free' : isAsked ? 'asked' : 'unknown'}
        isFree={free}
      />
    </Pile>
  )
}

type IdeasProps = { ideas: readonly string[]; onChoose: (idea: string) => void }

/** Links that are free instead of one that is taken. */
function Ideas({ ideas, onChoose }: IdeasProps) {
  const { t } = useLingui()
  return (
    <Line role="group" aria-label={t`Free links`} gap={1} wraps>
      {ideas.map((idea) => (
        <ButtonBase
          key={idea}
          onClick={() => onChoose(idea)}
          sx={{
            minHeight: 44,
            px: 2,
            borderRadius: '999px',
            border: '1px solid',
            borderColor: 'brand.control',
            bgcolor: 'background.paper',
            fontSize: 14,
            fontWeight: 600,
            '&:hover': { borderColor: 'primary.main', color: 'primary.main' },
          }}
        >
          {idea}
        </ButtonBase>
      ))}
    </Line>
  )
}

type AddressProps = {
  origin: string
  value: string
  state: 'own' | 'free' | 'asked' | 'unknown'
  isFree: boolean
}

/** The whole address as it would be, and whether it is free. */
function Address({ origin, value, state, isFree }: AddressProps) {
  const { t } = useLingui()
  const says = {
    own: t`The address of your card`,
    free: t`This link is free`,
    asked: t`Checking …`,
    unknown: t`The address of your card`,
  }
  return (
    <Box
      sx={{
        p: 1.5,
        borderRadius: '10px',
        bgcolor: isFree ? 'success.tint' : 'brand.sunken',
        transition: 'background-color 150ms',
      }}
    >
      <Box
        role="status"
        sx={{ typography: 'caption', fontWeight: 600, color: isFree ? 'success.main' : 'text.secondary' }}
      >
        {says[state]}
      </Box>
      <Box sx={{ overflowWrap: 'anywhere', fontWeight: 600 }}>
        <Box component="span" sx={{ color: 'text.secondary', fontWeight: 450 }}>
          {origin.replace(/^https?:\/\//, '')}/
        </Box>
        {value || '…'}
      </Box>
    </Box>
  )
}

/** The value once typing has paused. */
function usePause(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
