/**
 * Fields that name a diagram (pages/layout/recipe-choice.tsx): a button opens the palette, and what is chosen there is
 * the value of the select beside it, which the form sends.
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
  // A browser that goes back fills in what was chosen before.
  addEventListener('pageshow', () => fields.forEach(showChosen))
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
