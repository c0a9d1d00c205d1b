import { pictures } from '@parichay/greeting/pictures/pictures.ts'
import { posters, posterScene } from '@parichay/greeting/posters/posters.ts'
import { needsOf } from '@parichay/scene/targets/canvas.ts'
import { openRenderer } from '@parichay/server/platform/render.ts'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { drawPoster, mostBytes } from './draw-poster.ts'

const renderer = openRenderer({ log: console as never })
afterAll(() => renderer.close())

test('a poster stays light, also where its picture is among the finest and it is a story', async () => {
  const finest = pictures
    .filter(({ kind }) => kind === 'ground')
    .toSorted((a, b) => b.bytes - a.bytes)
    .slice(0, 4)
    .map(({ name }) => name)
  const heavy = finest.map(
    (name) =>
      posters.find(
        (poster) =>
          poster.shape === 'STORY' &&
          poster.design.compose.layout === 'ground' &&
          needsOf(posterScene(poster)).images.includes(name),
      ) ??
      posters.find(
        (poster) => poster.shape === 'STORY' && needsOf(posterScene(poster)).images.includes(name),
      ),
  )
  for (const poster of heavy) {
    const file = await drawPoster(renderer, poster!)
    expect(file.length, poster!.id).toBeLessThan(mostBytes)
    expect(await sharp(file).metadata()).toMatchObject({ width: 1080, height: 1920 })
  }
}, 120_000)
