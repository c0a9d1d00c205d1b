import type { FrameAnswer, FrameSettings } from '@parichay/contract/greeting/fields.frames.ts'
import type { FrameSetup } from '@parichay/contract/greeting/fields.frames.ts'
import { frameRoutes } from '@parichay/contract/greeting/routes.frames.ts'
import { type Shape, shapes } from '@parichay/contract/greeting/rules.frames.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type Dispatch, type SetStateAction, useCallback, useMemo } from 'react'
import { sameValues } from '../ui/form/drafts.ts'
import { call } from './client.ts'
import { keys } from './keys.ts'

/** Texts and pictures that all frames of a business share. */
export type SharedParts = Pick<FrameSetup, 'texts' | 'political' | 'product' | 'pictures'>
/** What was tried on and is not saved. `pictureUrls` are addresses of pictures that were just chosen, by their id in scenes. */
export type FrameWish = Partial<SharedParts> & {
  square?: FrameSettings
  story?: FrameSettings
  pictureUrls?: Record<string, string>
}
type Change = (wish: FrameWish) => void

/** The part of a set-up that a shape has. */
export const partOf = (shape: Shape): 'square' | 'story' => (shape === 'STORY' ? 'story' : 'square')

const sharedNames = ['texts', 'political', 'product', 'pictures'] as const

/** What a business's frames are, as saved and as tried on; `keepShared` and `keepShape` save what was tried. */
export function useFrameWish(
  answer: FrameAnswer,
  [wish, setWish]: [FrameWish, Dispatch<SetStateAction<FrameWish>>],
) {
  const queries = useQueryClient()
  const change = useCallback<Change>((part) => setWish((before) => ({ ...before, ...part })), [setWish])
  const { businessId } = answer
  const settingsOf = useCallback(
    (shape: Shape): FrameSettings => wish[partOf(shape)] ?? answer[partOf(shape)],
    [wish, answer],
  )
  const shared = useMemo<SharedParts>(
    () => ({
      texts: wish.texts ?? answer.texts,
      political: wish.political ?? answer.political,
      product: wish.product ?? answer.product,
      pictures: wish.pictures ?? answer.pictures,
    }),
    [wish, answer],
  )
  const changedShared = sharedNames.filter((name) => !sameValues(shared[name], answer[name]))
  const isShapeChanged = (shape: Shape) => !sameValues(settingsOf(shape), answer[partOf(shape)])
  const save = async (parts: Partial<FrameSetup>) => {
    const saved = await call(frameRoutes.updateImagePostSettings, { body: { businessId, ...parts } })
    queries.setQueryData(keys.frames(businessId), saved)
    return saved
  }
  /** Texts and pictures are the business's: they are saved before a file is made with them. */
  const keepShared = async () => {
    if (changedShared.length === 0) return answer
    return save(Object.fromEntries(changedShared.map((name) => [name, shared[name]])))
  }
  const keepShape = (shape: Shape) =>
    save({
      [partOf(shape)]: settingsOf(shape),
      ...Object.fromEntries(changedShared.map((name) => [name, shared[name]])),
    })
  /** A shape that was not touched stays as it is by now: it may have been changed on another device. */
  const keepAll = () =>
    save({
      ...Object.fromEntries(
        shapes.filter(isShapeChanged).map((shape) => [partOf(shape), settingsOf(shape)] as const),
      ),
      ...Object.fromEntries(changedShared.map((name) => [name, shared[name]])),
    })
  const isChanged = (shape: Shape) => isShapeChanged(shape) || changedShared.length > 0
  return {
    wish,
    change,
    settingsOf,
    shared,
    keepShared,
    keepShape,
    keepAll,
    isChanged,
    forget: () => setWish({}),
  }
}
/** What `useFrameWish` gives. */
export type FrameWishes = ReturnType<typeof useFrameWish>
