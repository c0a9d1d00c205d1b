/**
 * A picture rendered by a script of the studio (`npm run studio`). A ground fills a story of 1080 x 1920 and keeps its lowest 15 % free for
 * the frame; a prop is cut out, with its soft shadow in its alpha.
 */
export type Picture = {
  /** The file is `<name>.webp` in `packages/greeting/pictures`. */
  name: string
  kind: 'ground' | 'prop'
  /** What renders it, from the root of the repository. */
  script: string
  width: number
  height: number
  bytes: number
  /** Where a ground is calm enough for lettering. */
  room: 'top' | 'middle' | 'bottom' | 'none'
  /** The y at which the square of a ground begins, 0 to 840. */
  square: number
  /** Where its light comes from. */
  light: 'left' | 'right' | 'behind' | 'above'
  /** How bright the calm part is: letters on `dark` are light or gold. */
  tone: 'dark' | 'light'
}
