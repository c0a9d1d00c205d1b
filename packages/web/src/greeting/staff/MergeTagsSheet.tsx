import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type ImageTag, libraryBounds } from '@parichay/contract/greeting/fields.ts'
import { libraryMoveRoutes } from '@parichay/contract/greeting/routes.moves.ts'
import { RowNumber } from '@parichay/contract/ids.ts'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { call } from '../../api/client.ts'
import { tagMergeQuery } from '../../api/library.ts'
import { useRemote } from '../../api/remote.ts'
import { JobSheet } from '../../bulk/JobSheet.tsx'
import { failureText } from '../../failure-words.ts'
import { ask, dialogPriority } from '../../ui/dialog-queue.ts'
import { countText } from '../../ui/dates.ts'
import { ComboField } from '../../ui/form/ComboField.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Quiet } from '../../ui/shapes.tsx'
import { sayDone } from '../../ui/snackbar-store.ts'
import { mergeFailure } from './words.ts'

const Wish = z.object({ into: RowNumber })

/** Asks which tag these go into, and merges them; whether they were. */
export async function askMerge(tags: readonly ImageTag[], all: readonly ImageTag[]): Promise<boolean> {
  const merged = await ask<{ images: number; name: string } | null>(dialogPriority.confirm, (answer) => (
    <MergeTagsSheet tags={tags} all={all} onAnswer={answer} />
  ))
  if (merged)
    sayDone(
      plural(merged.images, {
        0: `Merged into ${merged.name}. All images had it already.`,
        one: `Merged: # image has ${merged.name} now`,
        other: `Merged: # images have ${merged.name} now`,
      }),
    )
  return merged !== null
}

type Props = {
  tags: readonly ImageTag[]
  all: readonly ImageTag[]
  onAnswer: (merged: { images: number; name: string } | null) => void
}

function MergeTagsSheet({ tags, all, onAnswer }: Props) {
  const { t, i18n } = useLingui()
  const ids = tags.slice(0, libraryBounds.merged).map(({ imageTagId }) => imageTagId)
  const isOfShared = tags.some(({ isShared }) => isShared)
  const goals = all.filter((one) => !ids.includes(one.imageTagId) && (one.isShared || !isOfShared))
  const names = tags.map(({ name }) => name).join(', ')
  return (
    <JobSheet<{ into: number }, { into: number }, { images: number; name: string }>
      title={plural(ids.length, { one: 'Merge # tag', other: 'Merge # tags' })}
      button={t`Merge`}
      danger
      schema={Wish as never}
      values={{ into: null as never }}
      fieldNames={{ imageTagIds: 'into' }}
      words={mergeFailure}
      send={async ({ into }) => {
        const params = { imageTagId: into }
        const { images } = await call(libraryMoveRoutes.mergeImageTags, {
          params,
          body: { imageTagIds: ids },
        })
        return { images, name: all.find(({ imageTagId }) => imageTagId === into)?.name ?? '' }
      }}
      onAnswer={onAnswer}
    >
      <Quiet wraps>{names}</Quiet>
      <ComboField
        name="into"
        label={t`Merge into`}
        required
        placeholder={t`Type a word`}
        choices={goals.map(({ imageTagId, name, posts }) => ({
          value: imageTagId,
          label: posts === undefined ? name : `${name} (${countText(posts, i18n.locale)})`,
        }))}
      />
      <Outcome ids={ids} all={all} />
    </JobSheet>
  )
}

/** What the merge does, counted before it is done. */
function Outcome({ ids, all }: { ids: readonly number[]; all: readonly ImageTag[] }) {
  const { t } = useLingui()
  const into = useWatch({ name: 'into' }) as number | null
  const count = useRemote({ ...tagMergeQuery(ids, into ?? 0), enabled: into !== null })
  const name = all.find(({ imageTagId }) => imageTagId === into)?.name
  if (into === null || name === undefined)
    return (
      <Quiet>{t`Every image keeps its other tags. The merged ones are deleted; this cannot be taken back.`}</Quiet>
    )
  if (count.error) return <Notice>{failureText(count.error, mergeFailure)}</Notice>
  if (!count.data) return <Quiet role="status">{t`Counting …`}</Quiet>
  return (
    <Notice tone="warning">
      {plural(count.data.images, {
        0: `No image gets ${name}: all have it already.`,
        one: `# image gets ${name}.`,
        other: `# images get ${name}.`,
      })}{' '}
      {t`The merged ones are deleted; this cannot be taken back.`}
    </Notice>
  )
}
