/**
 * Changes of the page that leave alone what is already so: what stays needs no new style and layout.
 */

/** Gives an element this text. */
export const setText = (element: Element | null, text: string): void => {
  if (element !== null && element.textContent !== text) element.textContent = text
}

/** Makes the children of a node these, in this order; those that are in their place stay there. */
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
