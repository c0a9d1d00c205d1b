import { allWords } from '../i18n.ts'
import { loadChunk } from './chunk-failure.ts'

/** Loads a part of the panel, and with the first of them the words of all. */
export const loadPart = <T>(load: () => Promise<T>): Promise<T> =>
  loadChunk(async () => {
    const [part] = await Promise.all([load(), allWords()])
    return part
  })

/** Loads a part whose words are among the first ones; `split-words.ts` finds them by this name. */
export const loadFirstPart = <T>(load: () => Promise<T>): Promise<T> => loadChunk(load)
