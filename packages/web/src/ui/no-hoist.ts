/** Stands in for the package of this name: Emotion wants it for `withTheme` alone, which nobody here uses. */
function keepStatics<T>(target: T): T {
  return target
}

export { keepStatics as default }
