import { openWholeEncoder, openSpliceEncoder } from '@parichay/server/platform/render-encode.ts'
import { makeGroundAndFrame } from '@parichay/server/testing/grounds.ts'
import { makeDice } from '@parichay/server/testing/mutations.ts'
import { expect, test } from 'vitest'
import { launchBrowser } from '../support/browser.ts'

test('Chromium decodes spliced pictures to exactly the pixels of whole ones', async () => {
  const dice = makeDice(29)
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage()
    for (let i = 0; i < 20; i++) {
      const { size, as, under, pixels } = makeGroundAndFrame(dice)
      const addresses = []
      for (const open of [openWholeEncoder, openSpliceEncoder({ pixels: under, bands: new Map() })]) {
        const encoder = open(size, as)
        await encoder.band(pixels)
        addresses.push(`data:image/jpeg;base64,${Buffer.from(await encoder.finish()).toString('base64')}`)
      }
      expect(addresses[0]).not.toBe(addresses[1])
      const differing = await page.evaluate(`(async () => {
        const [one, other] = await Promise.all(${JSON.stringify(addresses)}.map(async (address) => {
          const image = new Image()
          image.src = address
          await image.decode()
          const canvas = new OffscreenCanvas(image.width, image.height)
          const context = canvas.getContext('2d', { willReadFrequently: true })
          context.drawImage(image, 0, 0)
          return context.getImageData(0, 0, image.width, image.height).data
        }))
        return one.length === ${pixels.length} ? one.reduce((sum, value, i) => sum + (value === other[i] ? 0 : 1), 0) : -1
      })()`)
      expect(differing, `${size.width} × ${size.height}`).toBe(0)
    }
  } finally {
    await browser.close()
  }
})
