/**
 * Changes the page only where needed: what stays needs no new style and layout.
 */

/** Sets an element's text. */
export const setText = (element: Element | null, text: string): void => {
  if (element !== null && element.textContent !== text) element.textContent = text
}

/** Sets the children of a node, in order; those already in place stay there. */
export function setChildren(parent: Element, wanted: readonly Element[]): void {
  const kept = new Set(wanted)
  const gone = [...parent.children].filter((child) => !kept.has(child))
  for (const child of gone) child.remove()
  let place = parent.firstElementChild
  for (const child of wanted) {
    if (child === place) place = place.nextElementSibling
    else parent.insertBefore(child, place)
  }
}
