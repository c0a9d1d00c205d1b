import type { Composition, Design } from './poster.ts'

/** A composition that says how it is put together and on what; without `ground` it stands on the colours of its palette. */
export const composed = (
  layout: string,
  ground: string | undefined,
  draw: (...given: Parameters<Composition>) => ReturnType<Composition>,
): Composition => Object.assign(draw, ground === undefined ? { layout } : { layout, ground })

/** How a design is put together: equal for designs that differ by picture, colours and words alone. */
export const layoutOf = ({ compose }: Pick<Design, 'compose'>): string => compose.layout ?? compose.name

/** What a design stands on: the name of a rendered ground, or a drawn one with its colours. */
export const groundOf = ({ compose, palette }: Pick<Design, 'compose' | 'palette'>): string =>
  compose.ground ??
  `flat ${typeof palette.ground === 'string' ? palette.ground : JSON.stringify(palette.ground.stops)}`
