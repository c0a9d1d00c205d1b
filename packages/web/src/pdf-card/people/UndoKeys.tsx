import { useEffect } from 'react'
import type { People } from '../../api/use-people.ts'

/** Ctrl+Z and Ctrl+Y, also on a Mac; inside a cell the browser's own undo goes first. */
export function useUndoKeys(people: People) {
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
