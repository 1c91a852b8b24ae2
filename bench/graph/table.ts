/**
 * The benchmark of graph layout, graph by graph, as a table for docs/graph-layout.md.
 */

export type GraphVerdict = 'clean' | 'dirty' | 'refused'

/** One graph: verdicts on its drawing, its variants and its edits, and what an edit keeps in place. */
export type GraphRow = {
  id: string
  size: string
  bends: number
  crossings: number
  milliseconds: number
  sample: GraphVerdict
  variants: GraphVerdict[]
  edits: GraphVerdict[]
  kept: number[]
  width: number
}

/** The text of docs/graph-layout.md. */
export function tableText(rows: readonly GraphRow[]): string {
  const table = [
    '| graph | nodes / edges | sample | variants | one node fewer or more | relations kept | crossings | bends | CPU ms |',
    '|---|---|---|---|---|---|---|---|---|',
    ...rows.map(
      ({ id, size, sample, variants, edits, kept, crossings, bends, milliseconds }) =>
        `| ${[id, size, sample, variants.join(', '), count(edits), share(kept), crossings, bends, milliseconds.toFixed(0)].join(' | ')} |`,
    ),
    `| **All** | | ${count(rows.map(({ sample }) => sample))} | ${count(rows.flatMap(({ variants }) => variants))} | ${count(rows.flatMap(({ edits }) => edits))} | ${share(rows.flatMap(({ kept }) => kept))} | | | |`,
  ].join('\n')
  return `# How well graphs are laid out

Graphs of 8 to 20 nodes, drawn without any given positions: service maps, state machines, networks, flowcharts, class and entity diagrams. The scene linter judges each picture: *clean* without any finding, *refused* where a field is named that does not fit, *dirty* otherwise.

*Variants* have words 1.3 times as long, one node more, one node fewer. *One node fewer or more* removes every single node in turn and adds one beside each, with the sample's places known; *relations kept* is the share of left-of and above relations of the sample that still hold after that. CPU times are medians of five drawings on the machine at hand. \`npm run bench -- graph --write\` makes this table.

${table}
`
}

/** The mean and the least share, as text. */
export const share = (kept: readonly number[]): string =>
  kept.length === 0
    ? ''
    : `${Math.round((100 * kept.reduce((sum, part) => sum + part, 0)) / kept.length)}% kept, least ${Math.round(100 * Math.min(...kept))}%`

/** How many verdicts are clean, as text. */
export const count = (verdicts: readonly GraphVerdict[]): string =>
  verdicts.length === 0 ? '' : `${verdicts.filter((verdict) => verdict === 'clean').length} of ${verdicts.length} clean`
