import type { Generated } from 'kysely'

/** Columns of card_pin. */
export type CardPinTable = {
  agencyId: number
  cardNo: number
  /** Argon2id of the PIN, sealed: a PIN is short, and whoever reads the table alone must not try them. */
  pinSealed: string
  /** Another one with each PIN. */
  mark: Generated<string>
  setAt: Date
  /** Wrong tries since `triesFrom`. */
  tries: Generated<number>
  triesFrom: Date
}

/** Tables about digital cards beside the card itself. */
export type CardTables = { cardPin: CardPinTable }
