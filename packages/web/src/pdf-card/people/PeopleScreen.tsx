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
import { problemsOf } from '@parichay/contract/pdf-card/people-rules.ts'
import { templateOf } from '@parichay/contract/pdf-card/templates.ts'
import { photoBoxOf } from '@parichay/pdf-card/pages.ts'
import { useRemote } from '../../api/remote.ts'
import { FileUp, Images, Printer, PrinterX, Redo2, Trash2, Undo2, Users } from 'lucide-react'
import { useMemo, useState } from 'react'
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
import { useTicks } from '../../ui/list/ticks.ts'
import { Line, Pile } from '../../ui/shapes.tsx'
import { Bone, Skeleton } from '../../ui/Skeletons.tsx'
import { say } from '../../ui/snackbar-store.ts'
import { templateNames } from '../words.ts'
import { ImportSheet } from './ImportSheet.tsx'
import { PersonMenu } from './PersonMenu.tsx'
import { JobList } from './JobList.tsx'
import { ManySheet } from './ManySheet.tsx'
import { PeopleGrid } from './PeopleGrid.tsx'
import { PassSheet } from './PassSheet.tsx'
import { PhotoCell } from './PhotoCell.tsx'
import { PhotosSheet } from './PhotosSheet.tsx'
import { SavingLine } from './SavingLine.tsx'
import { TickedPeople } from './TickedPeople.tsx'
import { useUndoKeys } from './UndoKeys.tsx'
import { rowsShown, type Shown, ShownPills } from './ShownPills.tsx'
import { canBePrinted, countPrinted, useMarks } from './PrintMarks.tsx'
import { emptyRow, placeBehind, type TableRow } from '@parichay/contract/pdf-card/people-table.ts'
import { usePeople } from '../../api/use-people.ts'
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
  const [open, setOpen] = useState<'import' | 'photos' | 'make' | 'makeTicked'>()
  const [wish, setWish] = useState<Shown>()
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
  const narrowed = useMemo(() => rowsShown(rows, wish), [rows, wish])
  const shown = narrowed ?? rows
  const only = narrowed && wish
  const { mark, markFile } = useMarks(people)
  const counts = useMemo(() => countPrinted(rows), [rows])
  const mayMark = card.can.edit === true
  const ticks = useTicks<TableRow>(
    only?.by ?? '',
    ({ rowKey }) => rowKey,
    ({ facts, rowKey }) => facts.name || String(shown.findIndex((row) => row.rowKey === rowKey) + 1),
  )
  /** Ticked rows as they are now; those that went meanwhile are ticked no more. */
  const ticked = ticks.rows
    .flatMap(({ rowKey }) => table.rows.get(rowKey) ?? [])
    .filter(({ isDeleted }) => !isDeleted)
  const freshPlace = useMemo(() => placeBehind(table), [table])
  useUndoKeys(people)
  /** Takes people off the list or brings them back, with what their rows say by now: the last deed may be another one. */
  const setGone = (keys: readonly string[], isDeleted: boolean) =>
    people.put(keys.flatMap((rowKey) => people.find(rowKey) ?? []).map((row) => ({ ...row, isDeleted })))
  const add = (list: readonly PersonFacts[]) => {
    const fresh = list.map((facts, i) => ({ ...emptyRow(freshPlace + i, freshId()), facts }))
    people.put(fresh)
    setOpen(undefined)
    setWish(undefined)
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
  const make = async (which: 'all' | 'ticked' = 'all') => {
    try {
      await people.flush()
      setOpen(which === 'all' ? 'make' : 'makeTicked')
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
          onShow={(keys) => setWish({ by: 'these', keys: new Set(keys) })}
          onPrinted={mayMark ? ({ jobId }) => markFile(jobId) : undefined}
        />
        {people.elsewhere && <Notice tone="info">{i18n._(elsewhereWords[people.elsewhere])}</Notice>}
        {people.clashes.length > 0 && (
          <Notice tone="warning">
            {t`Some cells were changed elsewhere at the same time. What you typed here stays.`}{' '}
            <Button
              look="text"
              size="small"
              onClick={() => setWish({ by: 'these', keys: new Set(people.clashes) })}
            >{t`Show these people`}</Button>
            <Button look="text" size="small" onClick={people.forgetClashes}>{t`Keep mine`}</Button>
          </Notice>
        )}
        {counts.printed + counts.changed > 0 && (
          <Box role="status" sx={{ typography: 'body2', fontWeight: 600 }}>
            {t`${counts.printed} of ${counts.total} printed`}
          </Box>
        )}
        <Line gap={1} wraps centred apart>
          <ShownPills rows={rows} problems={new Set(problems.keys())} shown={only} onShow={setWish} />
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
                      ...(mayMark
                        ? [
                            {
                              id: 'printed',
                              label: t`Mark all shown as printed`,
                              icon: Printer,
                              onSelect: () => void mark(shown, true),
                            },
                          ]
                        : []),
                      ...(mayMark && counts.printed + counts.changed > 0
                        ? [
                            {
                              id: 'not-printed',
                              label: t`Mark all shown as not printed`,
                              icon: PrinterX,
                              onSelect: () => void mark(shown, false),
                            },
                          ]
                        : []),
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
          ticks={ticks}
          hasPhotos={box !== null}
          freshPlace={freshPlace}
          onPut={people.put}
          photoOf={(row) => <PhotoCell row={row} businessId={businessId} onPhoto={takePhoto} />}
          menuOf={(row, no) => (
            <PersonMenu
              row={row}
              no={no}
              mayBePrinted={canBePrinted(row, problems)}
              onMark={mayMark ? (isPrinted) => void mark([row], isPrinted) : undefined}
              onPass={(personNo) => setPassOf({ personNo, name: row.facts.name })}
              onWithoutPhoto={() =>
                people.put([{ ...row, photo: null, facts: { ...row.facts, photoDocumentId: null } }])
              }
              onDelete={() => remove([row])}
            />
          )}
          foot={<SavingLine people={people} />}
        />
        {ticked.length > 0 && (
          <TickedPeople
            ticks={{ ...ticks, rows: ticked }}
            shown={shown}
            onMake={card.can.export === true ? () => void make('ticked') : undefined}
            onMark={mayMark ? (isPrinted) => void mark(ticked, isPrinted) : undefined}
            onDelete={() => {
              remove(ticked)
              ticks.clear()
            }}
          />
        )}
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
      {(open === 'make' || open === 'makeTicked') && (
        <ManySheet
          card={card}
          business={business}
          counts={counts}
          ticked={open === 'makeTicked' ? ticked.map(({ rowKey }) => rowKey) : undefined}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Page>
  )
}
