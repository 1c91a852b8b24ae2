/**
 * The actions of a card: copying its image, and a sheet with all actions for devices without hover.
 */
import { pictureAddress } from '../pages/universal/picture-look.ts'
import { copyImage } from './copy.ts'
import { onLongPress } from './long-press.ts'
import { shownLook } from './look.ts'
import { tell } from './tell.ts'

/** Listens to the cards below a node. */
export function startCardActions(results: HTMLElement): void {
  results.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>('button')
    const card = button?.closest<HTMLElement>('.card')
    if (!button || !card) return
    if (button.dataset['do'] === 'copy-image') copyCard(card, button)
    else if (button.classList.contains('more')) openSheet(card)
  })
  onLongPress(results, '.card', openSheet)
}

/** The whole diagram, of which the card shows the figure. */
const copyCard = (card: HTMLElement, button: HTMLButtonElement): void => {
  const id = card.querySelector<HTMLInputElement>('.actions input')?.value ?? ''
  tell(button, copyImage(pictureAddress(id, shownLook())))
}

/** The actions of a card as a sheet at the foot of the screen. */
const openSheet = (card: HTMLElement): void => {
  const sheet = document.createElement('dialog')
  const title = document.createElement('h2')
  const list = document.createElement('div')
  sheet.className = 'sheet'
  title.textContent = card.querySelector('h3')?.textContent ?? ''
  sheet.setAttribute('aria-label', title.textContent)
  list.append(...actionsOf(card, sheet))
  sheet.append(title, list)
  sheet.addEventListener('click', (event) => event.target === sheet && sheet.close())
  sheet.addEventListener('close', () => sheet.remove())
  document.body.append(sheet)
  sheet.showModal()
}

const actionsOf = (card: HTMLElement, sheet: HTMLDialogElement): HTMLElement[] => {
  const open = document.createElement('a')
  open.className = 'button'
  open.textContent = 'Open'
  open.href = card.querySelector<HTMLAnchorElement>('h3 a')?.href ?? ''
  const editor = card.querySelector<HTMLAnchorElement>('.actions a')
  const copy = plainButton('Copy image', (button) => copyCard(card, button))
  const box = card.querySelector<HTMLInputElement>('.actions input')
  const compare = plainButton(box?.checked ? 'Remove from comparison' : 'Compare', () => {
    box?.click()
    sheet.close()
  })
  compare.disabled = box?.disabled ?? true
  return [...(editor === null ? [] : [editor.cloneNode(true) as HTMLElement]), open, copy, compare]
}

const plainButton = (text: string, act: (button: HTMLButtonElement) => void): HTMLButtonElement => {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = text
  button.addEventListener('click', () => act(button))
  return button
}
