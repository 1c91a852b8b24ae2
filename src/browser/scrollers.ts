/**
 * Makes blocks of text a tab stop only if they scroll, so that keys can scroll them.
 */

/** Watches every block of the page, including those shown later. */
export function makeScrollersFocusable(): void {
  for (const block of document.querySelectorAll<HTMLElement>('pre, .scroll')) watchScroller(block)
}

/** Watches one more block, and what is in it: a font that comes late widens that alone. */
export function watchScroller(block: HTMLElement): void {
  observer ??= new ResizeObserver((entries) => {
    for (const { target } of entries) update(target.closest<HTMLElement>('pre, .scroll') ?? (target as HTMLElement))
  })
  for (const each of [block, ...block.children]) observer.observe(each)
}

let observer: ResizeObserver | undefined

const update = (block: HTMLElement): void => {
  const scrolls = block.scrollWidth > block.clientWidth + 1 || block.scrollHeight > block.clientHeight + 1
  if (scrolls) block.tabIndex = 0
  else block.removeAttribute('tabindex')
}
