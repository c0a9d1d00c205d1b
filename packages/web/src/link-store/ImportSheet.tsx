import { useLingui } from '@lingui/react/macro'
import { plural } from '@lingui/core/macro'
import {
  type LinkStoreDifference,
  LinkStoreFile,
  linkStoreFileBytes,
} from '@parichay/contract/link-store/file.ts'
import { linkStoreRoutes } from '@parichay/contract/link-store/routes.ts'
import Box from '@mui/material/Box'
import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import type { z } from 'zod'
import { call } from '../api/client.ts'
import { failureText } from '../failure-words.ts'
import { Button } from '../ui/Button.tsx'
import { useContractWords } from '../ui/contract-words.ts'
import { Notice } from '../ui/Notice.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { ListSkeleton } from '../ui/Skeletons.tsx'
import { sayDone } from '../ui/snackbar-store.ts'
import { Pile, Quiet } from '../ui/shapes.tsx'
import { Differences } from './Differences.tsx'

type Props = { onTaken: () => void; onClose: () => void }
type Read = { name: string; file: LinkStoreFile; difference: LinkStoreDifference }

/** Reads a file of a link store, shows what it would change, and takes it over as a whole. */
export function ImportSheet({ onTaken, onClose }: Props) {
  const { t } = useLingui()
  const words = useContractWords()
  const chooser = useRef<HTMLInputElement>(null)
  const [read, setRead] = useState<Read | null>(null)
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)
  const run = async (work: () => Promise<void>) => {
    setFault('')
    setBusy(true)
    try {
      await work()
    } catch (error) {
      setFault(failureText(error))
    } finally {
      setBusy(false)
    }
  }
  const take = async (chosen: File | undefined) => {
    if (!chosen) return
    setRead(null)
    if (chosen.size > linkStoreFileBytes) return setFault(t`This file is too large. The limit is 1 MB.`)
    const parsed = LinkStoreFile.safeParse(await jsonOf(chosen))
    if (!parsed.success) return setFault(issueText(parsed.error))
    await run(async () => {
      const difference = await call(linkStoreRoutes.importLinkStore, { body: { file: parsed.data } })
      setRead({ name: chosen.name, file: parsed.data, difference })
    })
  }
  /** The first thing that is wrong with a file, and where it stands. */
  function issueText(error: z.ZodError): string {
    const [issue] = error.issues
    const at = issue?.path.filter((part) => typeof part === 'string' || typeof part === 'number') ?? []
    const place = at.map((part) => (typeof part === 'number' ? part + 1 : part)).join(' › ')
    const said = words(issue?.message) ?? issue?.message ?? ''
    return place === '' || place === 'format'
      ? t`This is not a file of a link store. Choose one that was exported here.`
      : t`The file cannot be read at ${place}: ${said}`
  }
  const takeOver = ({ file, difference: { mark } }: Read) =>
    run(async () => {
      await call(linkStoreRoutes.importLinkStore, { body: { file, mark } })
      onTaken()
      sayDone(t`The file is taken over`)
      onClose()
    })
  const count = read?.difference.changes.length ?? 0
  const ready = read && count > 0 && read.difference.faults.length === 0
  return (
    <Sheet
      open
      onClose={onClose}
      width="md"
      title={t`Import from JSON`}
      actions={
        <>
          <Button
            look={ready ? 'secondary' : 'primary'}
            icon={FileUp}
            onClick={() => chooser.current?.click()}
          >
            {read ? t`Another file` : t`Choose a file`}
          </Button>
          {ready && (
            <Button busy={busy} onClick={() => void takeOver(read)}>
              {plural(count, { one: 'Take over # change', other: 'Take over # changes' })}
            </Button>
          )}
        </>
      }
    >
      <Pile gap={2} oneColumn>
        {!read && !busy && (
          <Quiet>
            {t`A file that was exported from a link store. You see what it would change before anything is changed. Nothing is ever deleted by it.`}
          </Quiet>
        )}
        <input
          ref={chooser}
          type="file"
          hidden
          aria-label={t`Choose a file`}
          accept=".json,application/json"
          onChange={(event) => {
            void take(event.target.files?.[0])
            event.target.value = ''
          }}
        />
        {fault && <Notice>{fault}</Notice>}
        {busy && !read && <ListSkeleton rows={3} />}
        {read && (
          <>
            <Box sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{read.name}</Box>
            <Differences difference={read.difference} />
          </>
        )}
      </Pile>
    </Sheet>
  )
}

/** What stands in a file; nothing where it is no JSON. */
async function jsonOf(file: File): Promise<unknown> {
  try {
    return JSON.parse((await file.text()).replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}
