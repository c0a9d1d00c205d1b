import { useEffect, useRef, useState } from 'react'
import { type FieldValues, useFormContext } from 'react-hook-form'

const pauseMs = 500
const most = 60

/** Steps back and forward through what was typed: a step is a pause of half a second. Stands inside a form. */
export function useUndo(): { undo: (() => void) | undefined; redo: (() => void) | undefined } {
  const form = useFormContext()
  const steps = useRef<{ all: string[]; at: number }>({ all: [], at: -1 })
  /** Keeps what was typed last as a step of its own, though typing has not rested yet. */
  const settle = useRef<() => void>(() => undefined)
  const [reach, setReach] = useState({ back: false, on: false })
  useEffect(() => {
    const kept = steps.current
    const look = () => setReach({ back: kept.at > 0, on: kept.at < kept.all.length - 1 })
    const note = (values: FieldValues) => {
      const now = JSON.stringify(values)
      if (now === kept.all[kept.at]) return
      kept.all = [...kept.all.slice(0, kept.at + 1), now].slice(-most)
      kept.at = kept.all.length - 1
      look()
    }
    note(form.getValues())
    settle.current = () => note(form.getValues())
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        clearTimeout(timer)
        const now = structuredClone(values)
        timer = setTimeout(() => note(now), pauseMs)
      },
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [form])
  const step = (by: number) => () => {
    settle.current()
    const kept = steps.current
    // After something else was typed there is nothing to go forward to.
    if (kept.at + by >= kept.all.length) return
    kept.at += by
    form.reset(JSON.parse(kept.all[kept.at]!) as FieldValues, { keepDefaultValues: true })
    setReach({ back: kept.at > 0, on: kept.at < kept.all.length - 1 })
  }
  return { undo: reach.back ? step(-1) : undefined, redo: reach.on ? step(1) : undefined }
}
