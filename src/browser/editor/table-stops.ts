/**
 * One tab stop for a table, as for a grid in the ARIA Authoring Practices: the cell that had the focus last, and arrows
 * from there. Nine rows of a table would be a hundred stops on the way to what follows.
 */

const stops = 'input, select, textarea, button'

/** Makes a cell the tab stop of its table: the one given, else the one that was, else the first field. */
export function keepOneStop(table: HTMLElement, wanted?: HTMLElement): void {
  const all = [...table.querySelectorAll<HTMLElement>(stops)]
  const before = all.find((each) => each.dataset['stop'] !== undefined)
  const stop = wanted?.matches(stops) === true ? wanted : (before ?? all.find((each) => !each.matches('button')))
  for (const each of all) {
    // Setting an attribute, even to the same value, invalidates the style.
    const tabIndex = each === stop ? 0 : -1
    if (each.getAttribute('tabindex') !== String(tabIndex)) each.tabIndex = tabIndex
    each.toggleAttribute('data-stop', each === stop)
  }
}

/** The cell beside another in its row; undefined at the row's ends. */
export const cellBeside = (field: HTMLElement, by: number): HTMLElement | undefined => {
  const row = [...(field.closest('tr')?.querySelectorAll<HTMLElement>(stops) ?? [])]
  return row[row.indexOf(field) + by]
}

/** Whether an arrow leads out of a field: the cursor is at that end of its words, or there is none. */
export const leadsOut = (field: HTMLElement, by: number): boolean => {
  if (!(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) || field.type === 'checkbox')
    return true
  return by < 0 ? field.selectionStart === 0 : field.selectionEnd === field.value.length
}
