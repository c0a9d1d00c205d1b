/** Stands in for the package of this name: Emotion wants it for `withTheme` alone, which nobody here uses. */
export default function keepStatics<T>(target: T): T {
  return target
}
