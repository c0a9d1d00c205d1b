import { videoSoundRoutes } from '@parichay/contract/video/routes.sounds.ts'
import { wavOf } from '@parichay/video/music/music.ts'
import { silence } from '@parichay/video/music/sound.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dieAtWork } from '../../testing/dead-worker.ts'
import { makeBusiness } from '../../testing/makers.ts'
import { openShop, type TestShop } from '../../testing/makers.payment.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'
import { readVideoSound } from './jobs.ts'
import { workSounds } from './work.ts'

let w: TestWorld
let shop: TestShop
beforeAll(async () => {
  w = await openTestWorld()
  shop = await openShop(w)
})
afterAll(() => w.close())

test('a sound that we could not read at the last try either is said to be our fault, and waits no longer', async () => {
  const { businessId } = await makeBusiness(w, { owner: shop.customer })
  const { client } = shop.customer
  const sound = { query: { businessId, kind: 'voice' as const }, file: new Blob([wavOf(silence(2))]) }
  const { soundId } = await client.ok(videoSoundRoutes.addVideoSound, sound)
  const { uploadKey } = await w.world.database.platform
    .selectFrom('videoSound')
    .select('uploadKey')
    .where('soundId', '=', soundId)
    .executeTakeFirstOrThrow()
  await dieAtWork(w, readVideoSound)
  await workSounds(w.world)
  await w.world.queue.workGivenUp()
  const state = async () =>
    (await client.ok(videoSoundRoutes.listVideoSounds, { query: { businessId, soundId } }))[0]
  await expect.poll(state, { timeout: 30_000 }).toMatchObject({ state: 'failed', fault: 'broken' })
  await expect.poll(async () => (await w.world.storage.get(uploadKey!))?.bytes).toBeUndefined()
}, 60_000)
