/**
 * The keys of the editor in a dialog, which `?` opens.
 */

/** Shows the dialog, or closes it if it is open. */
export function toggleKeys(): void {
  const known = document.querySelector<HTMLDialogElement>('#keys')
  const dialog = known ?? makeDialog()
  if (dialog.open) dialog.close()
  else dialog.showModal()
}

const keys: Record<string, [keys: string, does: string][]> = {
  Anywhere: [
    ['Ctrl Z', 'Undo'],
    ['Ctrl Shift Z', 'Redo'],
    ['Ctrl K', 'Find a diagram'],
    ['Ctrl O', 'Open a file'],
    ['Ctrl S', 'Save the data'],
    ['Ctrl V', 'Open what was copied, outside of fields'],
    ['?', 'These keys'],
  ],
  'In a table': [
    ['Enter', 'The row below, or a new one'],
    ['← → ↑ ↓', 'From cell to cell'],
    ['Alt ↑ ↓', 'Move the row'],
    ['Ctrl V', 'Paste rows of a spreadsheet'],
  ],
  'On the number of a row': [
    ['Enter', 'What can be done with it'],
    ['Shift ↑ ↓', 'Select several rows'],
    ['Del', 'Remove'],
  ],
  'In the diagram': [
    ['← → ↑ ↓', 'From part to part'],
    ['Alt ← → ↑ ↓', 'Move and pin the part'],
    ['Enter', 'To its field'],
    ['F2', 'Edit its words in place'],
    ['Del', 'Remove it'],
    ['Esc', 'Select nothing'],
  ],
  'In a scene': [
    ['B C L A T', 'Draw a box, circle, line, arrow, text'],
    ['V', 'Select and move'],
    ['] [', 'To front, to back'],
    ['Ctrl D', 'Duplicate'],
  ],
}

const makeDialog = (): HTMLDialogElement => {
  const dialog = make('dialog', { id: 'keys' })
  dialog.setAttribute('aria-labelledby', 'keys-title')
  const close = make('button', { type: 'button', className: 'small', textContent: 'Close' })
  close.addEventListener('click', () => dialog.close())
  // A press beside the dialog is one on it: what it shows is inside of its padding.
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close())
  const head = make('div', { className: 'table-head' })
  head.append(make('h2', { id: 'keys-title', textContent: 'Keys' }), close)
  const body = make('div', { className: 'keys' })
  body.append(head, ...Object.entries(keys).map(sectionOf))
  dialog.append(body)
  document.body.append(dialog)
  return dialog
}

const sectionOf = ([title, rows]: [string, [string, string][]]): HTMLElement => {
  const section = make('section')
  const list = make('dl')
  for (const [names, does] of rows) {
    const term = make('dt')
    term.append(make('kbd', { textContent: names }))
    list.append(term, make('dd', { textContent: does }))
  }
  section.append(make('h3', { textContent: title }), list)
  return section
}

const make = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
): HTMLElementTagNameMap[Name] => Object.assign(document.createElement(name), properties)
