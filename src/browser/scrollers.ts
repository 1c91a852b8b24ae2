/**
 * Makes blocks of text a tab stop only if they scroll, so that keys can scroll them.
 */

/** Watches every block of the page, including those shown later. */
export function makeScrollersFocusable(): void {
  for (const block of document.querySelectorAll<HTMLElement>('pre, .scroll')) watchScroller(block)
}

/** Watches one more block. */
export function watchScroller(block: HTMLElement): void {
  observer ??= new ResizeObserver((entries) => {
    for (const { target } of entries) update(target as HTMLElement)
  })
  observer.observe(block)
}

let observer: ResizeObserver | undefined

const update = (block: HTMLElement): void => {
  const scrolls = block.scrollWidth > block.clientWidth + 1 || block.scrollHeight > block.clientHeight + 1
  if (scrolls) block.tabIndex = 0
  else block.removeAttribute('tabindex')
}
