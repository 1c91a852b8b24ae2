/**
 * The button that switches the page between light and dark.
 */
import { keepChoice, readChoice } from './theme-choice.ts'

/** The current theme of the page. */
export function pageTheme(): 'light' | 'dark' {
  const choice = readChoice()
  return choice === 'system' ? systemTheme() : choice
}

const systemTheme = (): 'light' | 'dark' => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')

const label = (button: HTMLElement): void => {
  button.setAttribute('aria-label', `Switch the page to ${pageTheme() === 'dark' ? 'light' : 'dark'}`)
  button.title = button.getAttribute('aria-label') ?? ''
}

/** Choosing the system's own theme clears the choice: the page follows the system again. */
const choose = (theme: 'light' | 'dark'): void => {
  const choice = theme === systemTheme() ? 'system' : theme
  const { dataset } = document.documentElement
  if (choice === 'system') delete dataset['theme']
  else dataset['theme'] = choice
  keepChoice(choice)
}

/** Makes the button work. */
export function startTheme(): void {
  const button = document.querySelector<HTMLButtonElement>('#page-theme')
  if (button === null) return
  label(button)
  button.addEventListener('click', () => {
    choose(pageTheme() === 'dark' ? 'light' : 'dark')
    label(button)
  })
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => label(button))
}
