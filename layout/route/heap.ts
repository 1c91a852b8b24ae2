/**
 * A binary heap: the item with the smallest key comes out first, of equal ones the one that went in first.
 */
export type Heap<Item> = {
  push: (item: Item, key: number) => void
  pop: () => Item | undefined
  clear: () => void
}

/** Entries as three lists, so that pushing an item makes no object. */
type Entries<Item> = { items: Item[]; keys: number[]; turns: number[] }

export function makeHeap<Item>(): Heap<Item> {
  const entries: Entries<Item> = { items: [], keys: [], turns: [] }
  const { items, keys, turns } = entries
  let turn = 0
  return {
    push: (item, key) => {
      rise(entries, items.length, item, key, turn++)
    },
    pop: () => {
      const first = items[0]
      const [last, key, entered] = [items.pop(), keys.pop(), turns.pop()]
      if (items.length > 0) sink(entries, last as Item, key as number, entered as number)
      return first
    },
    clear: () => {
      items.length = keys.length = turns.length = 0
      turn = 0
    },
  }
}

/** Writes an entry at the place, or as far up as it comes before others. */
const rise = <Item>(entries: Entries<Item>, place: number, item: Item, key: number, turn: number): void => {
  const { keys, turns } = entries
  let at = place
  while (at > 0) {
    const parent = (at - 1) >> 1
    const above = keys[parent] as number
    if (key > above || (key === above && turn > (turns[parent] as number))) break
    copy(entries, parent, at)
    at = parent
  }
  write(entries, at, item, key, turn)
}

/** Writes an entry at the top, or as far down as others come before it. */
const sink = <Item>(entries: Entries<Item>, item: Item, key: number, turn: number): void => {
  const { keys, turns } = entries
  let at = 0
  for (let child = 1; child < keys.length; child = 2 * at + 1) {
    if (child + 1 < keys.length && isBefore(entries, child + 1, child)) child++
    const below = keys[child] as number
    if (key < below || (key === below && turn < (turns[child] as number))) break
    copy(entries, child, at)
    at = child
  }
  write(entries, at, item, key, turn)
}

const isBefore = <Item>({ keys, turns }: Entries<Item>, a: number, b: number): boolean => {
  const [one, two] = [keys[a] as number, keys[b] as number]
  return one < two || (one === two && (turns[a] as number) < (turns[b] as number))
}

const copy = <Item>({ items, keys, turns }: Entries<Item>, from: number, to: number): void => {
  items[to] = items[from] as Item
  keys[to] = keys[from] as number
  turns[to] = turns[from] as number
}

const write = <Item>(
  { items, keys, turns }: Entries<Item>,
  at: number,
  item: Item,
  key: number,
  turn: number,
): void => {
  items[at] = item
  keys[at] = key
  turns[at] = turn
}
