/**
 * A short notation for edges, for samples with many: one line per source node, or one per chain.
 */

/**
 * `API > Orders, Cache: reads` is two edges from `API` with the words `reads`, `Cart > Pay > Ship` are two in a row; all
 * have the kind, if there is one.
 */
export const shortLinks = <const Kind extends string = never>(lines: string, kind?: Kind) =>
  lines.split('\n').flatMap((line) => {
    const [ends = '', text] = line.trim().split(': ')
    const stops = ends.split(' > ')
    return stops.slice(1).flatMap((targets, index) =>
      targets.split(', ').map((to) => ({
        from: stops[index] ?? '',
        to,
        ...(text === undefined ? {} : { text }),
        ...(kind === undefined ? {} : { kind }),
      })),
    )
  })
