/**
 * Fields that name a diagram (pages/layout/recipe-choice.tsx): a button opens the palette, and what is chosen there is
 * the value of the select beside it, which the form sends. What is compared (pages/compare/chooser.tsx) is shown as soon
 * as it is chosen.
 */
import type { PaletteUse } from './palette.ts'

/** Makes the buttons work; `open` shows the palette. */
export function startRecipeChoices(open: (use: PaletteUse) => void): void {
  const fields = [...document.querySelectorAll<HTMLElement>('.recipe-choice')].map(partsOf)
  for (const { field, button, select } of fields)
    button.addEventListener('click', () =>
      open({
        label: `Choose: ${field.querySelector('span')?.textContent ?? ''}`,
        none: button.dataset['none'],
        choose(id) {
          select.value = id
          showChosen({ field, button, select })
          for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }))
        },
      }),
    )
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement && target.form?.id === 'choose') showComparison(target.form)
  })
  // A browser that goes back fills in what was chosen before.
  addEventListener('pageshow', () => fields.forEach(showChosen))
}

/** Opens the comparison of what the form has now, in the look of the page. */
const showComparison = (form: HTMLFormElement): void => {
  const sent = new FormData(form)
  const ids = [...new Set(sent.getAll('ids'))].filter((id): id is string => typeof id === 'string' && id !== '')
  const query = new URLSearchParams([
    ['ids', ids.join(',')],
    ...[...sent].filter((entry): entry is [string, string] => entry[0] !== 'ids' && typeof entry[1] === 'string'),
  ])
  location.assign(`${form.action}?${query}`.replaceAll('%2C', ','))
}

type Parts = { field: HTMLElement; button: HTMLButtonElement; select: HTMLSelectElement }

const partsOf = (field: HTMLElement): Parts => ({
  field,
  button: field.querySelector('button') as HTMLButtonElement,
  select: field.querySelector('select') as HTMLSelectElement,
})

const showChosen = ({ button, select }: Parts): void => {
  button.textContent = select.selectedOptions[0]?.text ?? ''
}
