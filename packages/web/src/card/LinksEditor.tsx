import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useRemote } from '../api/remote.ts'
import Box from '@mui/material/Box'
import type { Language } from '@parichay/contract/agency/fields.ts'
import type { TypedLinks } from '@parichay/contract/card/links-form.ts'
import type { LinkType } from '@parichay/contract/link-store/fields.ts'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { linkTypesQuery } from '../api/links.ts'
import { starterQuery } from '../api/category-pages.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Hidden } from '../ui/Hidden.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { say } from '../ui/snackbar-store.ts'
import { Sortable } from '../ui/sort/Sortable.tsx'
import { LinkRow } from './LinkRow.tsx'
import { LinkStore, nameIn } from './LinkStore.tsx'
import { Pill, Pills } from '../ui/Pill.tsx'
import { Line, Pile, Text } from '../ui/shapes.tsx'
import { plainList } from '../ui/shape-styles.ts'

type Trade = { category: string; language: Language }

/** The links of a card: added from the store, ordered by hand or keyboard, deleted with a way back. */
export function LinksEditor({ limit, trade }: { limit: number; trade: Trade }) {
  const { t, i18n } = useLingui()
  const { data: types } = useRemote(linkTypesQuery)
  const { data: starter } = useRemote(starterQuery(trade.category, trade.language))
  const form = useFormContext<TypedLinks>()
  const { fields, remove, insert, move } = useFieldArray<TypedLinks, 'links'>({ name: 'links' })
  const [choosing, setChoosing] = useState(false)
  const [open, setOpen] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const typeOf = (linkTypeId: number) => types?.find((type) => type.linkTypeId === linkTypeId)
  const titleOf = (place: number) => {
    const link = form.getValues(`links.${place}`)
    const type = link && typeOf(link.linkTypeId)
    return link?.title || (type ? nameIn(i18n.locale, type) : t`Link`)
  }
  const full = limit !== -1 && fields.length >= limit
  const add = (type: LinkType) => {
    setChoosing(false)
    if (full) return
    const fresh = { linkTypeId: type.linkTypeId, title: '', value: '' }
    // Not `append`: that judges the new link before a word is typed.
    form.setValue('links', [...form.getValues('links'), fresh], { shouldDirty: true })
    setOpen('last')
  }
  const shift = (from: number, to: number) => {
    if (to < 0 || to >= fields.length || from === to) return
    const title = titleOf(from)
    move(from, to)
    setSaid(t`${title} moved to place ${to + 1} of ${fields.length}`)
  }
  const drop = (place: number) => {
    const gone = form.getValues(`links.${place}`)
    const title = titleOf(place)
    remove(place)
    setOpen(null)
    say(t`${title} removed`, {
      action: {
        label: t`Undo`,
        run: () => insert(Math.min(place, form.getValues('links').length), gone, { shouldFocus: false }),
      },
    })
  }
  const there = new Set(fields.map((link) => link.linkTypeId))
  const suggested = (starter?.linkTypeIds ?? []).flatMap((id) => {
    const type = there.has(id) ? undefined : typeOf(id)
    return type && !type.isHidden ? [type] : []
  })
  const limitWords =
    limit === -1
      ? plural(fields.length, { one: '# link', other: '# links' })
      : t`${fields.length} of ${limit} links`
  return (
    <Pile gap={2} oneColumn>
      <Hidden>
        <span role="status">{said}</span>
      </Hidden>
      {fields.length > 0 && (
        <Line gap={2} centred apart>
          <Box sx={{ typography: 'subtitle2', color: full ? 'warning.main' : 'text.secondary' }}>
            {limitWords}
          </Box>
          <Button
            icon={Plus}
            look="secondary"
            disabledReason={
              full
                ? plural(limit, {
                    one: 'This card can have # link. Remove it first.',
                    other: 'This card can have # links. Remove one first.',
                  })
                : undefined
            }
            onClick={() => setChoosing(true)}
          >{t`Add a link`}</Button>
        </Line>
      )}
      {fields.length === 0 && (
        <EmptyState
          title={t`No links yet`}
          body={t`Instagram, Google reviews, your menu, a payment page: everything your customers look for.`}
          action={<Button icon={Plus} onClick={() => setChoosing(true)}>{t`Add a link`}</Button>}
        />
      )}
      <Sortable things={fields.map((link, place) => ({ id: link.id, name: titleOf(place) }))} onMove={move}>
        <Box
          component="ol"
          data-links
          sx={{
            ...plainList,
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr)',
            gap: 1,
          }}
        >
          {fields.map((link, place) => (
            <LinkRow
              key={link.id}
              id={link.id}
              place={place}
              count={fields.length}
              type={typeOf(link.linkTypeId)}
              isOpen={open === link.id || (open === 'last' && place === fields.length - 1)}
              onToggle={(shown) => setOpen(shown ? link.id : null)}
              onMove={shift}
              onRemove={() => drop(place)}
            />
          ))}
        </Box>
      </Sortable>
      {!full && suggested.length > 0 && (
        <Pile gap={1}>
          <Text as="subtitle2">{t`Often used in your trade`}</Text>
          <Pills label={t`Often used in your trade`}>
            {suggested.map((type) => (
              <Pill key={type.linkTypeId} icon={Plus} onClick={() => add(type)}>
                {nameIn(i18n.locale, type)}
              </Pill>
            ))}
          </Pills>
        </Pile>
      )}
      <Sheet open={choosing} onClose={() => setChoosing(false)} title={t`Add a link`} width="sm">
        <Box sx={{ height: 'min(560px, 70dvh)', pt: 1 }}>{choosing && <LinkStore onPick={add} />}</Box>
      </Sheet>
    </Pile>
  )
}
