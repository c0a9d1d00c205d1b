import { type Html, trust } from '../../html.ts'

/** A small shop in elevation with its axes and dimensions: for a card without a picture. */
export const drawElevation = (): Html =>
  trust(
    `<svg class="elevation" viewBox="0 0 400 230" aria-hidden="true"><g class="axis"><path d="M60 24v176M200 24v176M340 24v176"/></g><g class="bubble"><circle cx="60" cy="14" r="9"/><circle cx="200" cy="14" r="9"/><circle cx="340" cy="14" r="9"/></g><path d="M20 180h360M60 180V84h280v96M48 84h304M72 84l18-30h220l18 30M90 54h220M200 54V38M196 38h24v9h-24"/><path d="M78 180v-70h88v70M122 110v70M78 145h88M222 180v-76h36v76M252 144h2M276 112h48v40h-48zM300 112v40M276 132h48M276 160h48"/><path class="fine" d="M60 96h280M60 100h280M20 186l8-6M36 186l8-6M52 186l8-6M348 186l8-6M364 186l8-6M90 60h220M90 66h220M90 72h220M90 78h220"/><path d="M60 204h280M60 199v10M200 199v10M340 199v10M56 208l8-8M196 208l8-8M336 208l8-8"/></svg>`,
  )
