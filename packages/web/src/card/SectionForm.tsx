import type { Card } from '@parichay/contract/card/fields.ts'
import type { Unsaved } from '@parichay/contract/card/preview.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { cardQuery, useTakeCard } from '../api/cards.ts'
import { isCallFailed } from '../failures.ts'
import { RecordForm } from '../ui/form/RecordForm.tsx'
import { SectionBar } from './SectionBar.tsx'

/** What the editor and the wizard hand to every section. */
export type SectionProps = {
  card: Card
  /** Parts of the card that are typed and not saved; undefined parts are as saved. */
  onTyped: (unsaved: Unsaved) => void
  foot?: ((state: { busy: boolean }) => ReactNode) | undefined
  onSaved?: ((card: Card) => void) | undefined
}

export type SectionFormProps<In extends FieldValues, Out> = {
  card: Card
  /** Names the draft of this section. */
  name: string
  schema: z.ZodType<Out, In>
  /** The form's values of a card. */
  typed: (card: Card) => In
  save: (values: Out, target: { cardNo: number; version: number }) => Promise<Card>
  /** What the preview shows beside the saved card; undefined when nothing is unsaved. */
  onTyped: (values: In | undefined) => void
  /** The form's name for a field of the server. */
  fieldOf?: (field: string) => string
  saveLabel?: string
  /** A wizard brings its own foot; its steps are kept as drafts and left without asking. */
  foot?: ((state: { busy: boolean }) => ReactNode) | undefined
  onSaved?: ((card: Card) => void) | undefined
  /** The first values are a proposal that the server does not have yet. */
  saveUnchanged?: boolean
  children: ReactNode
}

const versionOf = (card: Card) => card.version
const sectionOf = (search: Record<string, unknown>) => search['section']

/** One section of a card: it saves by itself. Its fields are a part of the record, so other sections never stand in its way. */
export function SectionForm<In extends FieldValues, Out>({
  card,
  name,
  save,
  foot,
  onSaved,
  saveLabel,
  saveUnchanged = false,
  ...rest
}: SectionFormProps<In, Out>) {
  const queries = useQueryClient()
  const takeCard = useTakeCard()
  const { cardNo } = card
  const saveCard = async (values: Out, version: number) => {
    try {
      const saved = await save(values, { cardNo, version })
      takeCard(saved)
      return saved
    } catch (error) {
      if (isCallFailed(error) && error.code === 'CARD_ID_TAKEN')
        void queries.invalidateQueries({ queryKey: ['card-id'] })
      throw error
    }
  }
  return (
    <RecordForm<In, Out, Card>
      {...rest}
      draft={`card.${cardNo}.${name}`}
      record={card}
      versionOf={versionOf}
      save={saveCard}
      reload={() => queries.fetchQuery({ ...cardQuery(cardNo), staleTime: 0 })}
      onSaved={onSaved}
      skipUnchanged={Boolean(foot) && !saveUnchanged}
      freeToLeave={Boolean(foot)}
      placeOf={sectionOf}
      foot={foot ?? ((state) => <SectionBar saveLabel={saveLabel} {...state} />)}
    />
  )
}
