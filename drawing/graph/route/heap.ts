/**
 * A binary heap: the item with the smallest key comes out first, of equal ones the one that went in first.
 */
export type Heap<Item> = {
  push: (item: Item, key: number) => void
  pop: () => Item | undefined
  clear: () => void
}

type Entry<Item> = { item: Item; key: number; turn: number }

export function makeHeap<Item>(): Heap<Item> {
  const entries: Entry<Item>[] = []
  let turn = 0
  return {
    push: (item, key) => {
      entries.push({ item, key, turn: turn++ })
      rise(entries)
    },
    pop: () => {
      const [first] = entries
      const last = entries.pop()
      if (entries.length > 0 && last !== undefined) sink(entries, last)
      return first?.item
    },
    clear: () => {
      entries.length = 0
      turn = 0
    },
  }
}

const isBefore = <Item>(a: Entry<Item>, b: Entry<Item>): boolean =>
  a.key < b.key || (a.key === b.key && a.turn < b.turn)

const rise = <Item>(entries: Entry<Item>[]): void => {
  let at = entries.length - 1
  const entry = entries[at] as Entry<Item>
  while (at > 0) {
    const parent = (at - 1) >> 1
    const above = entries[parent] as Entry<Item>
    if (!isBefore(entry, above)) break
    entries[at] = above
    at = parent
  }
  entries[at] = entry
}

const sink = <Item>(entries: Entry<Item>[], entry: Entry<Item>): void => {
  let at = 0
  for (;;) {
    let child = 2 * at + 1
    if (child >= entries.length) break
    const [left, right] = [entries[child] as Entry<Item>, entries[child + 1]]
    const least = right !== undefined && isBefore(right, left) ? right : left
    if (least === right) child++
    if (!isBefore(least, entry)) break
    entries[at] = least
    at = child
  }
  entries[at] = entry
}
