/** Signs that nobody sees, as chats and pages copy them along; those that join letters of Indian scripts or make one emoji of several stay. */
const unseen = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g

/** A text without signs that nobody sees. */
export const withoutUnseen = (text: string): string => text.replace(unseen, '')
