import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { comparePictures } from './shots/compare.ts'

// npm run shots:compare -- <folder before> [<folder after>]: what changed on screens between two runs of `npm run shots`
const [before, after = 'shots'] = process.argv.slice(2)
if (before === undefined) {
  console.error('Name the folder with the pictures before, such as: npm run shots:compare -- ../before/shots')
  process.exit(2)
}
const sheets = resolve(import.meta.dirname, '../shots/differences')
rmSync(sheets, { recursive: true, force: true })
const { same, different, gone, added } = await comparePictures(resolve(before), resolve(after), sheets)
for (const { file, share, heights } of different) {
  const taller = heights[0] === heights[1] ? '' : `  ${heights[0]} -> ${heights[1]} px high`
  console.log(`${(share * 100).toFixed(2).padStart(6)} %  shots/differences/${file}${taller}`)
}
for (const file of gone) console.log(`   gone  ${file}`)
for (const file of added) console.log(`    new  ${file}`)
console.log(`${same} alike, ${different.length} different, ${gone.length} gone, ${added.length} new`)
