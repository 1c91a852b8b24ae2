/**
 * Collects the recipes to compare, including those that a search has hidden.
 */

/** Listens to the checkboxes of the cards; `form` opens the comparison. */
export function startCompareSelection(form: HTMLFormElement): void {
  for (const box of boxes()) if (box.checked) chosen.set(box.value, nameOf(box))
  update(form)
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'ids') return
    if (target.checked) chosen.set(target.value, nameOf(target))
    else chosen.delete(target.value)
    update(form)
  })
  form.querySelector('#unpick')?.addEventListener('click', () => {
    chosen.clear()
    update(form)
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const look = new URLSearchParams(new URL(location.href).search)
    for (const name of ['q', 'family', 'sort']) look.delete(name)
    location.assign(`${form.action}?ids=${[...chosen.keys()].join(',')}${look.size > 0 ? `&${look}` : ''}`)
  })
}

const boxes = (): NodeListOf<HTMLInputElement> => document.querySelectorAll('.actions input[name=ids]')

const chosen = new Map<string, string>()

const nameOf = (box: HTMLInputElement): string => box.closest('.card')?.querySelector('h3')?.textContent?.trim() ?? ''

const update = (form: HTMLFormElement): void => {
  for (const box of boxes()) {
    box.checked = chosen.has(box.value)
    box.disabled = !box.checked && chosen.size >= most
  }
  form.toggleAttribute('data-chosen', chosen.size > 0)
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]')!
  button.disabled = chosen.size < 2
  form.querySelector('#picked')!.textContent = words()
}

/** The most recipes that can be compared. */
const most = 4

/** What is chosen, and what is missing. */
const words = (): string => {
  const names = [...chosen.values()]
  if (names.length === 1) return `${names[0]}: choose one more to compare`
  return names.length > 2 ? `${names.length} diagrams` : names.join(' and ')
}
