/**
 * What runs on every page: the switch of the page's theme.
 */
import { type Choice, keepChoice, readChoice } from './theme-choice.ts'

const apply = (choice: Choice): void => {
  const { dataset } = document.documentElement
  if (choice === 'system') delete dataset['theme']
  else dataset['theme'] = choice
}

const select = document.querySelector<HTMLSelectElement>('#page-theme')
if (select !== null) {
  select.value = readChoice()
  select.addEventListener('change', () => {
    const choice = select.value as Choice
    apply(choice)
    keepChoice(choice)
  })
}
