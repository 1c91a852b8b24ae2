/**
 * The text of a diagram that was drawn, on its way back to the field where it was pasted.
 */
import { write } from './session.ts'

const key = 'text to edit'

/** Opens the place to paste with a text in its field. */
export function editText(text: string): void {
  write(key, text)
  const address = new URL(location.href)
  address.searchParams.delete('recipe')
  address.hash = ''
  location.assign(address)
}

/** The text that the page before this one sent along; once. */
export const textToEdit = (): string => {
  try {
    const text = sessionStorage.getItem(key) ?? ''
    sessionStorage.removeItem(key)
    return text
  } catch {
    return ''
  }
}
