import module from 'node:module'
import { fileURLToPath } from 'node:url'

// Read before everything else by the scripts of package.json, as plain JavaScript: an older Node stops at the first line of
// TypeScript, and says nothing that helps.
if (!process.features.typescript) {
  console.error(
    `\nParichay needs Node 24, and this is ${process.versions.node}. npm ci brings the right one along on Linux (x64, arm64) and Windows, unless it ran with --omit=optional; elsewhere install Node 24 (https://nodejs.org) and run the command again.\n`,
  )
  process.exit(1)
}

// TypeScript that was read once is kept ready: the second start takes a third less of the processor. What cannot be written is no fault.
module.enableCompileCache?.(
  fileURLToPath(new URL('../node_modules/.cache/parichay-compiled', import.meta.url)),
)
