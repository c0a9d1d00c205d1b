/** Signs that nobody sees, as chats and pages copy them along; those that join letters of Indian scripts or make one emoji of several stay. */
const unseen = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g
/** The same but marks of direction, which a sentence of Urdu with English in it may need. */
const unseenInside = /[\u00ad\u200b\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g
const around = /^[\s\u061c\u200e\u200f]+|[\s\u061c\u200e\u200f]+$/g

/** A text without signs that nobody sees. */
export const withoutUnseen = (text: string): string => text.replace(unseen, '')

/**
 * A text that is kept, without signs that nobody sees: with them a name is another one for search and lists of what is there
 * twice, and one that turns the direction turns what stands behind it. Marks of direction stay, but at the ends.
 */
export const seenText = (text: string): string => text.replace(unseenInside, '').replace(around, '')

/** Whether a text has a sign that one can see: blanks, signs that only join or stand on letters, and letters that are blank are none. */
export const isSeen = (text: string): boolean =>
  /(?![\u115f\u1160\u2800\u3164\uffa0])[\p{L}\p{N}\p{P}\p{S}]/u.test(text)
