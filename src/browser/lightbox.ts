/**
 * Shows a diagram on the whole screen; a click or tap switches to its full size, where it scrolls and zooms. On a phone
 * a diagram that the page shows whole opens in full size.
 */

/** Opens the target of a link as an image over the page. */
export function startLightbox(link: HTMLAnchorElement): void {
  link.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    open(link)
  })
}

const open = (link: HTMLAnchorElement): void => {
  const dialog = document.createElement('dialog')
  const image = new Image()
  const picture = link.parentElement?.closest<HTMLElement>('.picture, figure')
  dialog.className = 'lightbox plate'
  const frame = picture?.querySelector('.picture') ?? picture
  dialog.toggleAttribute('data-full', matchMedia('(max-width: 37.49rem)').matches && !frame?.matches('.pans'))
  dialog.dataset['theme'] = frame?.getAttribute('data-theme') ?? 'auto'
  image.src = link.href
  image.alt = picture?.querySelector('svg > title')?.textContent ?? ''
  dialog.setAttribute('aria-label', image.alt)
  image.addEventListener('click', () => dialog.toggleAttribute('data-full'))
  dialog.addEventListener('close', () => {
    dialog.remove()
    link.focus()
  })
  dialog.append(closeButton(dialog), image)
  document.body.append(dialog)
  dialog.showModal()
}

const closeButton = (dialog: HTMLDialogElement): HTMLButtonElement => {
  const close = document.createElement('button')
  close.type = 'button'
  close.textContent = 'Close'
  close.addEventListener('click', () => dialog.close())
  return close
}
