/**
 * Says whether the draft's link is too long for some programs, or for any.
 */
import type { Store } from './store.ts'

/** Keeps a sentence up to date, a moment after each change. */
export function startLinkSize(store: Store, sentence: HTMLElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const measureSoon = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (store.isEmpty) return
      void import('./links.ts').then(({ linkOf, linkLimits }) =>
        linkOf(store).then(
          ({ length }) => (sentence.textContent = words(length, linkLimits.usual)),
          () => (sentence.textContent = `Too large for a link: save the file instead. ${promise}`),
        ),
      )
    }, 400)
  }
  store.listen(measureSoon)
  measureSoon()
}

/** It comes last: the sentence ends at the right edge, and what it has at first stays where it is. */
const promise = 'Nothing leaves this page.'

const words = (length: number, usual: number): string =>
  length > usual
    ? `A link has ${length.toLocaleString('en')} characters, which some programs truncate: send the file instead. ${promise}`
    : promise
