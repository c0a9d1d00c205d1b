/**
 * A pure function of words that keeps what it answered: cards of many people say the same labels again and again. All is
 * forgotten when it is too much. The answers are shared, so nobody changes one.
 */
export function remember<Answer>(make: (...words: string[]) => Answer, most = 4000): typeof make {
  const kept = new Map<string, Answer>()
  return (...words) => {
    const key = words.join('\n')
    const found = kept.get(key)
    if (found !== undefined) return found
    if (kept.size >= most) kept.clear()
    const made = make(...words)
    kept.set(key, made)
    return made
  }
}
