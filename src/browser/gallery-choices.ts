/**
 * Gathers the recipes to compare, also those that a search has taken out of sight.
 */

/** How many recipes stand side by side at most. */
const most = 4

const chosen = new Set<string>()

const boxes = (): NodeListOf<HTMLInputElement> => document.querySelectorAll('.meta input[name=ids]')

const tell = (form: HTMLFormElement): void => {
  for (const box of boxes()) box.disabled = !box.checked && chosen.size >= most
  const button = form.querySelector('button')!
  form.toggleAttribute('data-chosen', chosen.size > 0)
  button.disabled = chosen.size < 2
  button.textContent = chosen.size < 2 ? 'Choose one more to compare' : `Compare ${chosen.size} recipes`
}

/** Listens to the boxes of the cards; `form` leads to the comparison. */
export const gatherChoices = (form: HTMLFormElement): void => {
  for (const box of boxes()) if (box.checked) chosen.add(box.value)
  tell(form)
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'ids') return
    if (target.checked) chosen.add(target.value)
    else chosen.delete(target.value)
    tell(form)
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const url = new URL(form.action)
    for (const { name, value } of form.querySelectorAll<HTMLInputElement>('input[type=hidden]'))
      url.searchParams.set(name, value)
    const rest = url.searchParams.toString()
    location.assign(`${form.action}?ids=${[...chosen].join(',')}${rest && `&${rest}`}`)
  })
}
