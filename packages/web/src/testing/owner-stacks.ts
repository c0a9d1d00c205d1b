import * as React from 'react'

const shared = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'

/**
 * React's development build keeps a stack trace with each of the first 10,000 elements of a second (`react/cjs/react.development.js`,
 * `recentlyCreatedOwnerStacks`), for tools that nobody opens in a test. Says that they were all kept already.
 */
export function keepNoOwnerStacks(): void {
  const internals = (React as unknown as Record<string, object | undefined>)[shared]
  if (internals === undefined) return
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: (_: number) => {},
    configurable: true,
  })
}
