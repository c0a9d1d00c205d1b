import { useInsertionEffect } from 'react'

/**
 * Stands in for Emotion's module of the same exports. Styles are compiled while React draws, which it does in short
 * slices, and not all together in the commit, where a hundred of them made one long task.
 */
export const useInsertionEffectAlwaysWithSyncFallback = <T>(create: () => T): T => create()

/** Global styles wait for the commit. */
export const useInsertionEffectWithLayoutFallback = useInsertionEffect
