/**
 * Names elements in messages.
 */

/** `elements 3, 8, 12`, shortened after six. */
export function place(items: { index: number }[]): string {
  const indexes = items.slice(0, shown).map(({ index }) => index)
  return `${items.length > 1 ? 'elements' : 'element'} ${indexes.join(', ')}${items.length > shown ? ' …' : ''}`
}

const shown = 6
