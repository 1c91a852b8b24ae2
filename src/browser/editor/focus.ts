/**
 * Leads to the field of a place in the data: its own, the first inside it, or the one around it.
 */

/** Focuses the field for a path; false where there is none on the screen. */
export function focusField(at: string): boolean {
  const field = fieldFor(at)
  if (field === undefined) return false
  field.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  field.focus()
  if (field instanceof HTMLInputElement && field.type === 'text') field.select()
  return true
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
