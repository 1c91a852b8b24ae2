/**
 * A short notation for edges, for samples with many: one line per source node.
 */

/** `API > Orders, Cache: reads` is two edges from `API` with the words `reads`; all have the kind, if there is one. */
export const shortLinks = <const Kind extends string = never>(lines: string, kind?: Kind) =>
  lines.split('\n').flatMap((line) => {
    const [ends = '', text] = line.trim().split(': ')
    const [from = '', targets = ''] = ends.split(' > ')
    return targets.split(', ').map((to) => ({
      from,
      to,
      ...(text === undefined ? {} : { text }),
      ...(kind === undefined ? {} : { kind }),
    }))
  })
