import type { FrameAnswer, FrameSettings } from '@parichay/contract/greeting/fields.frames.ts'
import type { FrameSetup } from '@parichay/contract/greeting/fields.frames.ts'
import { frameRoutes } from '@parichay/contract/greeting/routes.frames.ts'
import type { Shape } from '@parichay/contract/greeting/rules.frames.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type Dispatch, type SetStateAction, useCallback, useMemo } from 'react'
import { sameValues } from '../ui/form/drafts.ts'
import { mergeOver } from '../ui/form/merge.ts'
import { isCallFailed } from '../failures.ts'
import { call } from './client.ts'
import { keys } from './keys.ts'

/** Texts and pictures that all frames of a business share. */
export type SharedParts = Pick<FrameSetup, 'texts' | 'political' | 'product' | 'pictures'>
/** What can be tried on, each part as a whole. */
type Parts = SharedParts & Pick<FrameSetup, 'square' | 'story'>
/**
 * What was tried on and is not saved. `pictureUrls` are addresses of pictures that were just chosen, by their id in scenes.
 * `base` is what stood in a part before: only what differs from it was changed here.
 */
export type FrameWish = Partial<Parts> & {
  pictureUrls?: Record<string, string>
  base?: Partial<Parts>
}
type Change = (wish: Omit<FrameWish, 'base'>) => void

/** The part of a set-up that a shape has. */
export const partOf = (shape: Shape): 'square' | 'story' => (shape === 'STORY' ? 'story' : 'square')

const sharedNames = ['texts', 'political', 'product', 'pictures'] as const
const partNames = ['square', 'story', ...sharedNames] as const

const pick = (parts: Partial<Parts>, names: readonly (keyof Parts)[]): Partial<Parts> =>
  Object.fromEntries(names.flatMap((name) => (parts[name] ? [[name, parts[name]]] : [])))

/** A part with what was changed here over what stands on the server by now. */
const seen = <Name extends keyof Parts>(name: Name, wish: FrameWish, answer: FrameSetup): Parts[Name] => {
  const mine = wish[name] as Parts[Name] | undefined
  return mine
    ? mergeOver<Parts[Name]>((wish.base?.[name] as Parts[Name]) ?? answer[name], mine, answer[name])
    : answer[name]
}

/**
 * What is left of a wish whose parts were saved as they were in `sent`: those that were changed since, over what was `seen` of them
 * then. So who goes back to what stood there before has changed it once more.
 */
const since = (wish: FrameWish, sent: FrameWish, saw: Partial<Parts>): FrameWish => ({
  ...Object.fromEntries(
    Object.entries(wish).filter(
      ([name, part]) => !(name in saw && sameValues(part, sent[name as keyof FrameWish])),
    ),
  ),
  base: { ...wish.base, ...saw },
})

/** Somebody else was first: their part is read again, and ours laid over it. More than this many times at once is no chance. */
const mostTries = 3

/** What a business's frames are, as saved and as tried on; `keepShared`, `keepShape` and `keepAll` save what was tried. */
export function useFrameWish(
  answer: FrameAnswer,
  [wish, setWish]: [FrameWish, Dispatch<SetStateAction<FrameWish>>],
) {
  const queries = useQueryClient()
  const { businessId } = answer
  const change = useCallback<Change>(
    (part) =>
      setWish((before) => ({
        ...before,
        ...part,
        base: {
          ...before.base,
          ...pick(
            answer,
            partNames.filter((name) => name in part),
          ),
        },
      })),
    [answer, setWish],
  )
  const settingsOf = useCallback(
    (shape: Shape): FrameSettings => seen(partOf(shape), wish, answer),
    [wish, answer],
  )
  const shared = useMemo<SharedParts>(
    () => ({
      texts: seen('texts', wish, answer),
      political: seen('political', wish, answer),
      product: seen('product', wish, answer),
      pictures: seen('pictures', wish, answer),
    }),
    [wish, answer],
  )
  const changedOf = (names: readonly (keyof Parts)[], stands: FrameSetup): Partial<Parts> =>
    Object.fromEntries(
      names.flatMap((name) => {
        const part = seen(name, wish, stands)
        return sameValues(part, stands[name]) ? [] : [[name, part] as const]
      }),
    )
  /** A part that was not touched stays as it is by now: it may have been changed on another device. */
  const keepParts = async (names: readonly (keyof Parts)[]): Promise<FrameAnswer> => {
    let stands = answer
    for (let tries = 1; ; tries += 1) {
      const parts = changedOf(names, stands)
      if (Object.keys(parts).length === 0) return stands
      try {
        const saved = await call(frameRoutes.updateImagePostSettings, {
          body: { businessId, ...parts, version: stands.version },
        })
        queries.setQueryData(keys.frames(businessId), saved)
        const saw = Object.keys(parts).map((name) => [name, seen(name as keyof Parts, wish, answer)] as const)
        setWish((now) => since(now, wish, Object.fromEntries(saw)))
        return saved
      } catch (error) {
        if (!(isCallFailed(error) && error.code === 'CONFLICT') || tries === mostTries) throw error
        stands = await call(frameRoutes.getImagePostSettings, { query: { businessId } })
        queries.setQueryData(keys.frames(businessId), stands)
      }
    }
  }
  const isChanged = (shape: Shape) =>
    Object.keys(changedOf([partOf(shape), ...sharedNames], answer)).length > 0
  return {
    wish,
    change,
    settingsOf,
    shared,
    /** Texts and pictures are the business's: they are saved before a file is made with them. */
    keepShared: () => keepParts(sharedNames),
    keepShape: (shape: Shape) => keepParts([partOf(shape), ...sharedNames]),
    keepAll: () => keepParts(partNames),
    isChanged,
    forget: () => setWish({}),
  }
}
/** What `useFrameWish` gives. */
export type FrameWishes = ReturnType<typeof useFrameWish>
