import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import type { PersonPhoto } from '@parichay/contract/pdf-card/people.ts'
import { Images } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { uploadFailure } from '../../document/words.ts'
import { failureText } from '../../failure-words.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Pile, PlainList, Quiet } from '../../ui/shapes.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { DropPlace } from './DropPlace.tsx'
import type { PhotoSource } from '../../api/photo-files.ts'
import { photoFaults } from '../../api/photo-faults.ts'
import { matchPhotos, type NoMatch } from '@parichay/contract/pdf-card/photo-match.ts'
import { type Sent, sendPhotos } from '../../api/send-photos.ts'
import type { TableRow } from '@parichay/contract/pdf-card/people-table.ts'

const reasons: Record<NoMatch | PhotoSource['others'][number]['why'], MessageDescriptor> = {
  noPhoto: msg`no JPEG, PNG or WebP`,
  sameName: msg`another file has the same name`,
  nobody: msg`nobody with this ID number, name or row`,
  several: msg`several people of this name`,
  twice: msg`another file is of the same person`,
}
const mostListed = 100

type Props = {
  rows: readonly TableRow[]
  businessId: number
  onClose: () => void
  onPhoto: (rowKey: string, photoDocumentId: number, photo: PersonPhoto) => void
}

/** Photographs of many people: files or a ZIP, matched by ID number, name or row, made small here and sent one by one. */
export function PhotosSheet({ rows, businessId, onClose, onPhoto }: Props) {
  const { t, i18n } = useLingui()
  const chooser = useRef<HTMLInputElement>(null)
  const stop = useRef<AbortController | undefined>(undefined)
  const [isReading, setReading] = useState(false)
  const [fault, setFault] = useState('')
  const [source, setSource] = useState<PhotoSource>()
  const [all, setAll] = useState(false)
  const [sent, setSent] = useState<Sent>()
  const [isSending, setSending] = useState(false)
  useEffect(() => () => stop.current?.abort(), [])
  const { matched, unmatched } = matchPhotos(source?.names ?? [], rows)
  const left = [...unmatched, ...(source?.others ?? [])]
  const bare = new Set(rows.filter(({ facts }) => facts.photoDocumentId === null).map(({ rowKey }) => rowKey))
  const wanted = all ? matched : matched.filter(({ rowKey }) => bare.has(rowKey))
  const take = async (files: File[]) => {
    if (files.length === 0) return
    setFault('')
    setSent(undefined)
    setReading(true)
    try {
      const { openPhotos } = await import('../../api/photo-files.ts')
      const opened = await openPhotos(files)
      if ('fault' in opened) setFault(i18n._(photoFaults[opened.fault]))
      else setSource(opened)
    } catch (error) {
      // A file in a cloud that is out of reach, or no connection for the part that reads files.
      setFault(failureText(error, uploadFailure))
    } finally {
      setReading(false)
    }
  }
  const send = async () => {
    if (!source) return
    const mine = new AbortController()
    stop.current = mine
    setSending(true)
    setSent({ done: 0, total: wanted.length, isWaiting: false, failed: [] })
    await sendPhotos(source, wanted, {
      businessId,
      signal: mine.signal,
      onPhoto,
      onSent: (now) => setSent({ ...now }),
    })
    setSending(false)
  }
  const already = matched.length - matched.filter(({ rowKey }) => bare.has(rowKey)).length
  const isDone = sent !== undefined && !isSending
  return (
    <Sheet
      open
      onClose={onClose}
      width="sm"
      title={t`Photographs`}
      actions={
        isSending ? (
          <Button look="secondary" onClick={() => stop.current?.abort()}>{t`Stop`}</Button>
        ) : isDone ? (
          <Button onClick={onClose}>{t`Done`}</Button>
        ) : (
          <>
            <Button look="secondary" onClick={onClose}>{t`Cancel`}</Button>
            {source && (
              <Button
                onClick={() => void send()}
                disabledReason={
                  wanted.length === 0 ? t`None of these photographs belongs to a person.` : undefined
                }
              >
                {plural(wanted.length, { one: 'Use # photograph', other: 'Use # photographs' })}
              </Button>
            )}
          </>
        )
      }
    >
      <Pile gap={2} oneColumn>
        <input
          ref={chooser}
          type="file"
          multiple
          hidden
          aria-label={t`Photographs or a ZIP`}
          accept="image/*,.zip,application/zip"
          onChange={(event) => {
            void take([...(event.target.files ?? [])])
            event.target.value = ''
          }}
        />
        {fault && <Notice>{fault}</Notice>}
        {!source && (
          <DropPlace
            icon={Images}
            label={t`Choose photographs or a ZIP`}
            hint={t`Name each file by the ID number, the name or the row: EMP-7.jpg, Asha Nair.jpg or 12.jpg.`}
            isReading={isReading}
            onChoose={() => chooser.current?.click()}
            onFiles={(files) => void take(files)}
          />
        )}
        {source && sent === undefined && (
          <>
            <Box sx={{ typography: 'body1' }}>
              {plural(matched.length, {
                one: '# photograph belongs to a person',
                other: '# photographs belong to people',
              })}
            </Box>
            {already > 0 && (
              <Box
                component="label"
                sx={{ display: 'flex', gap: 1, alignItems: 'center', typography: 'body2' }}
              >
                <input type="checkbox" checked={all} onChange={({ target }) => setAll(target.checked)} />
                {plural(already, {
                  one: 'Replace the photograph of # person who has one',
                  other: 'Replace the photographs of # people who have one',
                })}
              </Box>
            )}
          </>
        )}
        {sent && (
          <Pile gap={1} oneColumn role="status">
            <Box
              role="progressbar"
              aria-label={t`Sending photographs`}
              aria-valuemin={0}
              aria-valuemax={sent.total}
              aria-valuenow={sent.done}
              sx={{ height: 6, borderRadius: 3, bgcolor: 'brand.tintLine', overflow: 'hidden' }}
            >
              <Box
                sx={{
                  height: 1,
                  width: `${(100 * sent.done) / Math.max(1, sent.total)}%`,
                  bgcolor: 'brand.accent',
                  transition: 'width 150ms',
                }}
              />
            </Box>
            <Quiet>
              {t`${sent.done} of ${sent.total}`}
              {sent.isWaiting && ` · ${t`Waiting for the connection; it goes on by itself.`}`}
            </Quiet>
          </Pile>
        )}
        {sent && sent.failed.length > 0 && (
          <Names
            title={t`Not taken`}
            list={sent.failed.map(({ name, error }) => ({ name, why: failureText(error, uploadFailure) }))}
          />
        )}
        {source && left.length > 0 && (
          <Names
            title={plural(left.length, {
              one: '# file did not match',
              other: '# files did not match',
            })}
            list={left.map(({ name, why }) => ({ name, why: i18n._(reasons[why]) }))}
          />
        )}
      </Pile>
    </Sheet>
  )
}

function Names({ title, list }: { title: string; list: { name: string; why: string }[] }) {
  return (
    <Box sx={{ p: 1.5, borderRadius: '12px', bgcolor: 'warning.tint', display: 'grid', gap: 1 }}>
      <Box sx={{ typography: 'subtitle2' }}>{title}</Box>
      <Box sx={{ maxHeight: 200, overflow: 'auto' }}>
        <PlainList gap={0.5}>
          {list.slice(0, mostListed).map(({ name, why }, at) => (
            <Box component="li" key={`${name} ${at}`} sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
              <b>{name}</b> – {why}
            </Box>
          ))}
        </PlainList>
      </Box>
    </Box>
  )
}
