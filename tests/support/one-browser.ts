import { shareBrowser } from './browser.ts'

// The files of the browser tests come one after the other in one process: starting Chromium for each cost more than some of them.
shareBrowser()
