import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import type { TypedVideos } from '@parichay/contract/card/videos-form.ts'
import { youtubeId } from '@parichay/contract/card/youtube.ts'
import { Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { Button } from '../../ui/Button.tsx'
import { Control } from '../../ui/form/control.ts'
import { Field, fieldAria } from '../../ui/form/Field.tsx'
import { say } from '../../ui/snackbar-store.ts'
import { Sortable } from '../../ui/sort/Sortable.tsx'
import { LimitLine } from '../LimitLine.tsx'
import { VideoRow } from './VideoRow.tsx'
import { Pile } from '../../ui/shapes.tsx'
import { plainList } from '../../ui/shape-styles.ts'

/** Videos by any address of YouTube, titled, ordered, removed with a way back. */
export function VideosEditor({ limit }: { limit: number }) {
  const { t } = useLingui()
  const id = useId()
  const form = useFormContext<TypedVideos>()
  const { fields, append, remove, insert, move } = useFieldArray<TypedVideos, 'videos'>({ name: 'videos' })
  const videos = useWatch<TypedVideos, 'videos'>({ name: 'videos' })
  const [address, setAddress] = useState('')
  const [fault, setFault] = useState('')
  const fullWords =
    limit !== -1 && fields.length >= limit
      ? plural(limit, {
          one: 'This card can have # video. Remove it first.',
          other: 'This card can have # videos. Remove one first.',
        })
      : undefined
  const nameOf = (place: number) => videos[place]?.title || t`Video ${place + 1}`
  const add = (text = address) => {
    const videoId = youtubeId(text)
    if (!videoId)
      return setFault(t`This is no address of a YouTube video. In YouTube tap Share, then Copy link.`)
    if (form.getValues('videos').some((video) => video.videoId === videoId))
      return setFault(t`This video is on the card already.`)
    if (fullWords) return setFault(fullWords)
    setFault('')
    setAddress('')
    append({ videoId, title: '' }, { shouldFocus: false })
  }
  const drop = (place: number) => {
    const gone = structuredClone(form.getValues(`videos.${place}`))
    const name = nameOf(place)
    remove(place)
    say(t`${name} removed`, {
      action: {
        label: t`Undo`,
        run: () => insert(Math.min(place, form.getValues('videos').length), gone, { shouldFocus: false }),
      },
    })
  }
  const hint = t`Watch page, short, live or the link behind Share: all of them work`
  return (
    <Pile gap={2} oneColumn>
      <Field id={id} label={t`YouTube link`} hint={hint} error={fault || undefined}>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: 1 }}>
          <Control
            id={id}
            type="text"
            inputMode="url"
            autoCapitalize="none"
            autoComplete="off"
            enterKeyHint="done"
            placeholder="https://youtu.be/…"
            value={address}
            onChange={(event) => {
              setAddress(event.target.value)
              setFault('')
            }}
            onPaste={(event) => {
              const pasted = event.clipboardData.getData('text')
              if (address !== '' || fullWords || !youtubeId(pasted)) return
              event.preventDefault()
              add(pasted)
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
              event.preventDefault()
              add()
            }}
            {...fieldAria(id, fault, hint, false)}
          />
          <Button
            look="secondary"
            icon={Plus}
            sx={{ minHeight: 48 }}
            disabledReason={fullWords}
            onClick={() => add()}
          >{t`Add`}</Button>
        </Box>
      </Field>
      {fields.length > 0 && <LimitLine count={fields.length} limit={limit} />}
      <Sortable things={fields.map((row, place) => ({ id: row.id, name: nameOf(place) }))} onMove={move}>
        <Box component="ol" data-videos sx={{ ...plainList, display: 'grid', gap: 1 }}>
          {fields.map((row, place) => (
            <VideoRow
              key={row.id}
              id={row.id}
              place={place}
              videoId={row.videoId}
              name={nameOf(place)}
              onRemove={() => drop(place)}
            />
          ))}
        </Box>
      </Sortable>
    </Pile>
  )
}
