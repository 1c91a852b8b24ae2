/**
 * Focuses the field of a place in the data: its own, the first inside it, or the one around it.
 */

/** Focuses the field for a path; false if none is visible. */
export function focusField(at: string): boolean {
  const field = fieldFor(at)
  if (field === undefined) return false
  field.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  focusAndSelect(field)
  return true
}

/** Scrolls the field for a path into view. */
export const revealField = (at: string): void => fieldFor(at)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })

/** Selects what is in a field that is reached by the keyboard, as browsers do in fields of one line, and which they scroll to. */
export const selectByKey = (field: HTMLTextAreaElement): void => {
  if (isByPointer) return
  field.select()
  field.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** Whether the pointer was used last, or a key. */
let isByPointer = false
addEventListener('pointerdown', () => (isByPointer = true), true)
addEventListener('keydown', () => (isByPointer = false), true)

/** Focuses a field; words are selected, so that typing replaces them. */
export const focusAndSelect = (field: HTMLElement): void => {
  field.focus()
  if (field instanceof HTMLInputElement && field.type === 'text') field.select()
  if (field instanceof HTMLTextAreaElement && field.matches('.words')) field.select()
}

const fieldFor = (at: string): HTMLElement | undefined => {
  const fields = [...document.querySelectorAll<HTMLElement>('#editor-form [data-at]')].filter(
    (field) => field.matches('input, select, textarea') && field.offsetParent !== null,
  )
  const placeOf = (field: HTMLElement): string => field.dataset['at'] ?? ''
  const exact = fields.find((field) => placeOf(field) === at)
  if (exact !== undefined || at === '') return exact
  const inside = fields.find((field) => placeOf(field).startsWith(`${at}.`))
  const around = fields.filter((field) => at.startsWith(`${placeOf(field)}.`))
  return inside ?? around.at(-1) ?? fieldFor(at.split('.').slice(0, -1).join('.'))
}
