import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import type { Business } from '@parichay/contract/business/fields.ts'
import type { PdfCard } from '@parichay/contract/pdf-card/fields.ts'
import {
  peopleBounds,
  type PersonFacts,
  type PersonPhoto,
  type PersonRow,
} from '@parichay/contract/pdf-card/people.ts'
import { isBlocking, isEmptyPerson, problemsOf } from '@parichay/contract/pdf-card/people-rules.ts'
import { templateOf } from '@parichay/contract/pdf-card/templates.ts'
import { photoBoxOf } from '@parichay/pdf-card/pages.ts'
import { useRemote } from '../../api/remote.ts'
import { FileUp, Images, Redo2, ShieldCheck, Trash2, Undo2, Users } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { pdfPeopleQuery } from '../../api/pdf-people.ts'
import { failureText } from '../../failure-words.ts'
import { useGo } from '../../go.ts'
import { paths } from '../../paths.ts'
import { ActionMenu } from '../../ui/ActionMenu.tsx'
import { Button } from '../../ui/Button.tsx'
import { showError } from '../../ui/dialogs.tsx'
import { freshId } from '../../ui/fresh-id.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { InlineError } from '../../ui/list/InlineError.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Page } from '../../ui/Page.tsx'
import { Pill, Pills } from '../../ui/Pill.tsx'
import { Line, Pile, Quiet } from '../../ui/shapes.tsx'
import { Bone, Skeleton } from '../../ui/Skeletons.tsx'
import { say } from '../../ui/snackbar-store.ts'
import { templateNames } from '../words.ts'
import { ImportSheet } from './ImportSheet.tsx'
import { JobList } from './JobList.tsx'
import { ManySheet } from './ManySheet.tsx'
import { PeopleGrid } from './PeopleGrid.tsx'
import { PassSheet } from './PassSheet.tsx'
import { PhotoCell } from './PhotoCell.tsx'
import { PhotosSheet } from './PhotosSheet.tsx'
import { emptyRow, placeBehind, type TableRow } from '@parichay/contract/pdf-card/people-table.ts'
import { type People, usePeople } from '../../api/use-people.ts'
import { elsewhereWords, peopleFailure } from './words.ts'

type Props = { card: PdfCard; business: Business }

/** The people of a project: typed, pasted or imported, with photographs and what is wrong with them; all made at once. */
export function PeopleScreen({ card, business }: Props) {
  const { t } = useLingui()
  const { data, error, reload } = useRemote(pdfPeopleQuery(card.pdfCardNo))
  if (data) return <Table card={card} business={business} stored={data} />
  return (
    <Page title={t`People`} width="xl">
      {error ? (
        <InlineError message={failureText(error, peopleFailure)} onRetry={reload} />
      ) : (
        <Skeleton>
          <Pile gap={2}>
            <Bone height={44} round={10} />
            <Bone height={420} round={12} />
          </Pile>
        </Skeleton>
      )}
    </Page>
  )
}

function Table({ card, business, stored }: Props & { stored: readonly PersonRow[] }) {
  const { t, i18n } = useLingui()
  const go = useGo()
  const { pdfCardNo, businessId, details } = card
  const people = usePeople(pdfCardNo, stored)
  const [open, setOpen] = useState<'import' | 'photos' | 'make'>()
  const [only, setOnly] = useState<ReadonlySet<string>>()
  const [passOf, setPassOf] = useState<{ personNo: number; name: string }>()
  const { table, rows } = people
  const box = useMemo(
    () =>
      templateOf(details.templateCode).photo === null
        ? null
        : photoBoxOf({ details, pictures: ['photo'], logoColours: null, cardUrl: null, isSample: false }),
    [details],
  )
  const problems = useMemo(() => problemsOf(rows, box), [rows, box])
  const revoked = useMemo(() => rows.filter(({ base }) => base?.isRevoked), [rows])
  const shown = useMemo(() => (only ? rows.filter(({ rowKey }) => only.has(rowKey)) : rows), [rows, only])
  const freshPlace = useMemo(() => placeBehind(table), [table])
  useUndoKeys(people)
  /** Takes people off the list or brings them back, with what their rows say by now: the last deed may be another one. */
  const setGone = (keys: readonly string[], isDeleted: boolean) =>
    people.put(keys.flatMap((rowKey) => people.find(rowKey) ?? []).map((row) => ({ ...row, isDeleted })))
  const add = (list: readonly PersonFacts[]) => {
    const fresh = list.map((facts, i) => ({ ...emptyRow(freshPlace + i, freshId()), facts }))
    people.put(fresh)
    setOpen(undefined)
    setOnly(undefined)
    const keys = fresh.map(({ rowKey }) => rowKey)
    say(plural(list.length, { one: '# person added', other: '# people added' }), {
      action: { label: t`Undo`, run: () => setGone(keys, true) },
    })
  }
  const remove = (gone: readonly TableRow[]) => {
    const keys = gone.map(({ rowKey }) => rowKey)
    setGone(keys, true)
    say(plural(gone.length, { one: '# person deleted', other: '# people deleted' }), {
      action: { label: t`Undo`, run: () => setGone(keys, false) },
    })
  }
  const takePhoto = (rowKey: string, photoDocumentId: number, photo: PersonPhoto) => {
    const row = people.find(rowKey)
    if (row) people.put([{ ...row, photo, facts: { ...row.facts, photoDocumentId } }])
  }
  const make = async () => {
    try {
      await people.flush()
      setOpen('make')
    } catch (error) {
      await showError(error, peopleFailure)
    }
  }
  const isNew = rows.length === 0
  return (
    <Page
      title={t`People`}
      subtitle={`${card.companyName} · ${i18n._(templateNames[details.templateCode])}`}
      width="xl"
      actions={
        <>
          <Button look="secondary" onClick={() => go(paths.pdfCards({ businessId, pdfCardNo }))}>
            {t`Design`}
          </Button>
          {card.can.export === true && (
            <Button
              icon={Users}
              onClick={() => void make()}
              disabledReason={isNew ? t`Add the people first.` : undefined}
            >{t`Make all cards`}</Button>
          )}
        </>
      }
    >
      <Pile gap={2} oneColumn>
        <JobList
          pdfCardNo={pdfCardNo}
          mayForce={card.can.forceExport === true}
          onShow={(keys) => setOnly(new Set(keys))}
        />
        {people.elsewhere && <Notice tone="info">{i18n._(elsewhereWords[people.elsewhere])}</Notice>}
        {people.clashes.length > 0 && (
          <Notice tone="warning">
            {t`Some cells were changed elsewhere at the same time. What you typed here stays.`}{' '}
            <Button
              look="text"
              size="small"
              onClick={() => setOnly(new Set(people.clashes))}
            >{t`Show these people`}</Button>
            <Button look="text" size="small" onClick={people.forgetClashes}>{t`Keep mine`}</Button>
          </Notice>
        )}
        <Line gap={1} wraps centred apart>
          <Pills label={t`People shown`}>
            <Pill pressed={only === undefined} onClick={() => setOnly(undefined)}>
              {plural(rows.length, { one: '# person', other: '# people' })}
            </Pill>
            {(problems.size > 0 || only) && (
              <Pill pressed={only !== undefined} onClick={() => setOnly(new Set(problems.keys()))}>
                {t`With problems: ${problems.size}`}
              </Pill>
            )}
            {revoked.length > 0 && (
              <Pill
                pressed={
                  only !== undefined &&
                  only.size === revoked.length &&
                  revoked.every(({ rowKey }) => only.has(rowKey))
                }
                onClick={() => setOnly(new Set(revoked.map(({ rowKey }) => rowKey)))}
              >
                {t`Revoked: ${revoked.length}`}
              </Pill>
            )}
          </Pills>
          <Line gap={0.5} centred wraps>
            <IconButton icon={Undo2} label={t`Undo`} onClick={people.undo} />
            <Button
              look="secondary"
              size="small"
              icon={FileUp}
              onClick={() => setOpen('import')}
            >{t`Import`}</Button>
            {box && (
              <Button
                look="secondary"
                size="small"
                icon={Images}
                onClick={() => setOpen('photos')}
                disabledReason={isNew ? t`Add the people first.` : undefined}
              >{t`Photos`}</Button>
            )}
            <ActionMenu
              label={t`More for the table`}
              actions={[
                { id: 'redo', label: t`Redo`, icon: Redo2, onSelect: people.redo },
                ...(isNew
                  ? []
                  : [
                      {
                        id: 'clear',
                        label: t`Delete all shown`,
                        icon: Trash2,
                        danger: true,
                        onSelect: () => remove(shown),
                      },
                    ]),
              ]}
            />
          </Line>
        </Line>
        <PeopleGrid
          rows={shown}
          problems={problems}
          mayAdd={only === undefined}
          hasPhotos={box !== null}
          freshPlace={freshPlace}
          onPut={people.put}
          photoOf={(row) => <PhotoCell row={row} businessId={businessId} onPhoto={takePhoto} />}
          menuOf={(row, no) => (
            <ActionMenu
              label={t`More for person ${no}`}
              actions={[
                ...(row.base === null ||
                isEmptyPerson(row.facts) ||
                problems.get(row.rowKey)?.some(isBlocking)
                  ? []
                  : [
                      {
                        id: 'pass',
                        label: t`Verify page`,
                        icon: ShieldCheck,
                        onSelect: () => setPassOf({ personNo: row.base!.personNo, name: row.facts.name }),
                      },
                    ]),
                ...(row.facts.photoDocumentId === null
                  ? []
                  : [
                      {
                        id: 'photo',
                        label: t`Take the photograph away`,
                        icon: Images,
                        onSelect: () =>
                          people.put([
                            { ...row, photo: null, facts: { ...row.facts, photoDocumentId: null } },
                          ]),
                      },
                    ]),
                {
                  id: 'delete',
                  label: t`Delete person`,
                  icon: Trash2,
                  danger: true,
                  onSelect: () => remove([row]),
                },
              ]}
            />
          )}
          foot={<SavingLine people={people} />}
        />
      </Pile>
      {open === 'import' && (
        <ImportSheet room={peopleBounds.rows - rows.length} onClose={() => setOpen(undefined)} onTake={add} />
      )}
      {open === 'photos' && (
        <PhotosSheet
          rows={rows}
          businessId={businessId}
          onClose={() => setOpen(undefined)}
          onPhoto={takePhoto}
        />
      )}
      {passOf && (
        <PassSheet
          pdfCardNo={pdfCardNo}
          {...passOf}
          onChange={people.takePass}
          onClose={() => setPassOf(undefined)}
        />
      )}
      {open === 'make' && <ManySheet card={card} business={business} onClose={() => setOpen(undefined)} />}
    </Page>
  )
}

/** Whether all is kept, in a few words; what went wrong with a way to go on. */
function SavingLine({ people }: { people: People }) {
  const { t } = useLingui()
  const { saving } = people
  return (
    <Box role="status" sx={{ minWidth: 0 }}>
      {saving.state === 'failed' ? (
        <Line gap={1} centred wraps>
          <Box sx={{ typography: 'body2', color: 'error.main' }}>
            {failureText(saving.error, peopleFailure)}
          </Box>
          <Button
            look="text"
            size="small"
            onClick={() => void people.flush().catch(() => undefined)}
          >{t`Try again`}</Button>
        </Line>
      ) : (
        <Quiet>
          {saving.state === 'saved'
            ? t`Saved`
            : saving.state === 'saving'
              ? t`Saving…`
              : t`No connection. Kept on this device until it is back.`}
        </Quiet>
      )}
    </Box>
  )
}

/** Ctrl+Z and Ctrl+Y, also on a Mac; inside a cell the browser's own undo goes first. */
function useUndoKeys(people: People) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      const key = event.key.toLowerCase()
      const isTyping =
        event.target instanceof HTMLInputElement && event.target.value !== event.target.defaultValue
      if (isTyping || document.querySelector('[role=dialog]')) return
      const deed =
        key === 'y' || (key === 'z' && event.shiftKey) ? people.redo : key === 'z' ? people.undo : undefined
      if (!deed) return
      event.preventDefault()
      if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur()
      deed()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  })
}
