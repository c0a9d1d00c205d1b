import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { keys } from '../api/keys.ts'
import { useToday } from '../ui/use-today.ts'

/** Asks again for what holds for a day when the next one begins: what the plan allows, and how many videos of today are left. */
export function useNewDay(): void {
  const queries = useQueryClient()
  const today = useToday()
  const asked = useRef(today)
  useEffect(() => {
    if (asked.current === today) return
    asked.current = today
    for (const queryKey of [keys.payments(), keys.frames(), keys.dashboard])
      void queries.invalidateQueries({ queryKey })
  }, [queries, today])
}
