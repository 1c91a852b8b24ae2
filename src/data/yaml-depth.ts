/**
 * How deep a YAML text nests, at most: the parser is recursive. Keys that follow one another in a line nest, too, which is
 * a mistake that is not counted here; what exhausts the parser's stack is caught (`yaml.ts`).
 *
 * Scans characters and ignores quotes, so that it may count too many. Linear in the text.
 */

/** An upper bound of the levels of collections in a text. */
export function yamlDepth(text: string): number {
  return flowDepth(text) + blockDepth(text)
}

const flowDepth = (text: string): number => {
  let [depth, deepest] = [0, 0]
  for (const [bracket] of text.matchAll(/[[\]{}]/g)) {
    depth = Math.max(0, depth + (bracket === '[' || bracket === '{' ? 1 : -1))
    deepest = Math.max(deepest, depth)
  }
  return deepest
}

const blockDepth = (text: string): number => {
  const open: number[] = []
  let deepest = 0
  // Spaces and the indicators of items and keys that start a line: each indicator opens a level at its column.
  for (const [, lead = ''] of text.matchAll(/^((?:[ \t]*[-?:](?=[ \t]))*[ \t]*)\S/gm)) {
    const columns = [...lead.matchAll(/[-?:]/g)].map(({ index }) => index)
    for (const column of [...columns, lead.length]) {
      while ((open.at(-1) ?? -1) >= column) open.pop()
      open.push(column)
      deepest = Math.max(deepest, open.length)
    }
  }
  return deepest
}
