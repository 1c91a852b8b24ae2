/**
 * The buttons that copy the block of text they are in.
 */
import { copyText } from './copy.ts'
import { tell } from './tell.ts'

/** Listens to all of them, including those added later. */
export function startCopyButtons(): void {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>('button.copy')
    const text = button?.closest('.block')?.querySelector('pre')?.textContent
    if (button && text != null) tell(button, copyText(Promise.resolve(text)))
  })
}
