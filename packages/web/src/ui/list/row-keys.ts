import { type RefObject, useEffect, useRef } from 'react'
import { useListLook } from './look.ts'

type Deeds = {
  /** The row looked up beside the list, by its key. */
  shown: string | undefined
  look?: (key: string) => void
  close: () => void
  open: (key: string) => void
  edit: (key: string) => void
  help: () => void
}

const typesIn = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]'
const over = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]'
const steps: Record<string, number> = { j: 1, k: -1, ArrowDown: 1, ArrowUp: -1 }

/**
 * The keys of a list, as in mail and issue trackers: J and K or arrows walk, Enter looks up and then opens, Escape closes,
 * O opens, E edits, X ticks, M opens the row's menu, / searches, ? tells. Letters rest while one types or while something lies
 * over the list, and wherever they were switched off (WCAG 2.1.4).
 */
export function useRowKeys(place: RefObject<HTMLElement | null>, deeds: Deeds) {
  const latest = useRef(deeds)
  latest.current = deeds
  const letters = useListLook(({ keys }) => keys)
  useEffect(() => {
    const rows = () => [...(place.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    const now = () =>
      (document.activeElement?.closest('[data-row]') as HTMLElement | null) ??
      rows().find((row) => row.dataset['row'] === latest.current.shown)
    const walk = (step: number) => {
      const all = rows()
      const here = now()
      const at = here ? all.indexOf(here) : -1
      const next = all[at < 0 ? (step > 0 ? 0 : all.length - 1) : at + step]
      if (!next) return
      next.focus()
      const { shown, look } = latest.current
      if (shown !== undefined) look?.(next.dataset['row']!)
    }
    const onRow: Record<string, (row: HTMLElement, key: string) => void> = {
      o: (_, key) => latest.current.open(key),
      e: (_, key) => latest.current.edit(key),
      x: (row) => row.querySelector<HTMLElement>('input[type=checkbox]')?.click(),
      // Beside a detail, the deeds stand there.
      m: (row) =>
        (
          row.querySelector<HTMLElement>('[data-actions] button') ??
          place.current?.querySelector<HTMLElement>('[data-detail] [data-deeds] [aria-expanded]')
        )?.click(),
    }
    const press = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (target.closest(typesIn) || document.querySelector(over)) return
      const inList = place.current?.contains(target) ?? false
      const { key } = event
      const { shown, look, close, open, help } = latest.current
      const done = () => event.preventDefault()
      if (key === 'Escape') return shown === undefined ? undefined : (done(), close())
      if (key === 'Enter') {
        const row = target.matches('[data-row]') ? target : undefined
        const its = row?.dataset['row']
        if (its === undefined) return undefined
        done()
        return look && shown !== its ? look(its) : open(its)
      }
      const step = steps[key]
      if (step !== undefined) {
        // Where nothing is looked up, arrows scroll the page as everywhere.
        const isArrow = key.startsWith('Arrow')
        if (isArrow ? !inList && shown === undefined : !letters) return undefined
        done()
        return walk(step)
      }
      if (!letters) return undefined
      if (key === '?') return (done(), help())
      if (key === '/') {
        const box = place.current?.querySelector<HTMLInputElement>('input[type=search]')
        if (!box) return undefined
        done()
        box.focus()
        return box.select()
      }
      const row = now()
      const deed = onRow[key]
      if (!row || !deed) return undefined
      done()
      return deed(row, row.dataset['row']!)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [place, letters])
}
