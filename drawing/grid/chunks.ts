/** Lists cut into shorter ones. */

/** Lists of at most so many items. */
export const chunks = <Item>(items: Item[], most: number): Item[][] =>
  Array.from({ length: Math.max(1, Math.ceil(items.length / most)) }, (_, index) =>
    items.slice(index * most, (index + 1) * most),
  )
