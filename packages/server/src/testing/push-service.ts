/** The push service of the sandbox by itself, for tests that need no whole world. */
export { PushService, type Pushed } from '@parichay/sandbox/push.ts'
