/** Neighbors in a list that belong together, in their order: `belongs` compares each item with the one before it. */
export function runsOf<Item>(items: readonly Item[], belongs: (item: Item, before: Item) => boolean): Item[][] {
  const runs: Item[][] = []
  items.forEach((item, index) => {
    const before = items[index - 1]
    if (index > 0 && belongs(item, before as Item)) runs.at(-1)?.push(item)
    else runs.push([item])
  })
  return runs
}
