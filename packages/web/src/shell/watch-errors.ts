import { logFrontendError } from '../api/log.ts'

/** Errors and rejections that nobody caught go to the log with the source `frontend` (specification 8). */
export function watchErrors() {
  window.addEventListener('error', (event) => logFrontendError(event.error ?? event.message))
  window.addEventListener('unhandledrejection', (event) => logFrontendError(event.reason))
}
