import { logFrontendError } from '../api/log.ts'

/** Said in both languages, because the words themselves may be what did not arrive. */
const sentences = [
  ['en', 'The page did not arrive. Check your internet and try again.', 'Try again'],
  ['hi', 'पेज पहुँच नहीं पाया। इंटरनेट जाँचकर फिर कोशिश करें।', 'फिर कोशिश करें'],
] as const

/** The panel could not start at all: plain words and a button, without any part that may be missing. */
export function showStartFailure(error: unknown) {
  logFrontendError(error)
  const box = document.createElement('main')
  Object.assign(box.style, {
    font: '16px/1.6 system-ui, sans-serif',
    maxWidth: '22rem',
    margin: '20vh auto',
    padding: '0 1rem',
    textAlign: 'center',
  })
  for (const [language, sentence, label] of sentences) {
    const words = document.createElement('p')
    words.lang = language
    words.textContent = sentence
    const button = document.createElement('button')
    button.lang = language
    button.textContent = label
    Object.assign(button.style, {
      font: 'inherit',
      fontWeight: '600',
      minHeight: '44px',
      padding: '0 1.25rem',
      borderRadius: '10px',
      border: '1px solid',
      marginBottom: '1rem',
    })
    button.addEventListener('click', () => location.reload())
    box.append(words, button)
  }
  document.getElementById('loading')?.remove()
  document.getElementById('root')?.replaceChildren(box)
}
