/**
 * Quotes: how listings are referred to. A quote names the one line that it occurs in.
 */
import { nearest } from '../../src/catalog/nearest.ts'
import type { Finding } from '../../src/scene/findings.ts'
import type { ListingData, ListingLine, Panel } from './listing.ts'
import type { Target } from './references.ts'

/** What `focus` and `callouts` can name: the lines that they quote. */
export function quotedLines(data: ListingData): Target[] {
  return quotesOf(data).flatMap(({ quote }) => linesWith(data.panels, quote).map((item) => ({ names: [quote], item })))
}

/** A finding for every quote in `focus` and `callouts` that does not occur exactly once. */
export const checkQuotes = (data: ListingData): Finding[] =>
  quotesOf(data).flatMap(({ at, quote }) => checkQuote(at, quote, data.panels))

/** Edges quote the first panel and the second. */
export const checkEdges = ({ panels, edges }: ListingData): Finding[] => {
  if (edges.length > 0 && panels.length < 2)
    return [{ at: 'edges', problem: 'lead from one panel to another; add one' }]
  return edges.flatMap(({ from, to }, index) => [
    ...checkQuote(`edges.${index}.from`, from, panels.slice(0, 1)),
    ...checkQuote(`edges.${index}.to`, to, panels.slice(1)),
  ])
}

/** The lines that contain a quote, each as often as the quote occurs in it; where none has it as written, with any blanks. */
export const linesWith = (panels: Panel[], quote: string): ListingLine[] => {
  const found = linesIn(panels, quote, (words) => words)
  return found.length > 0 ? found : linesIn(panels, quote, (words) => words.replaceAll(/\s+/g, ' '))
}

const linesIn = (panels: Panel[], quote: string, read: (words: string) => string): ListingLine[] =>
  panels.flatMap((panel) =>
    panel.lines.flatMap((line) => Array<ListingLine>(read(line.text).split(read(quote)).length - 1).fill(line)),
  )

const quotesOf = ({ focus = [], callouts = [] }: ListingData): { at: string; quote: string }[] => [
  ...focus.map((quote, index) => ({ at: `focus.${index}`, quote })),
  ...callouts.map(({ on }, index) => ({ at: `callouts.${index}.on`, quote: on })),
]

const checkQuote = (at: string, quote: string, panels: Panel[]): Finding[] => {
  const found = linesWith(panels, quote).length
  if (found === 1) return []
  const shown = JSON.stringify(quote)
  if (found > 1) {
    const sign = panels.some(({ kind }) => kind === 'diff') ? ', from its + or - on' : ''
    return [{ at, problem: `${shown} occurs ${found} times; quote more of the line${sign}` }]
  }
  const known = panels.flatMap((panel) => panel.lines.map((line) => line.text.trim())).filter((each) => each !== '')
  const [near] = nearest(quote, known, 1)
  const guess = near === undefined ? '' : `; did you mean "${near}"?`
  return [{ at, problem: `${shown} is not a quote from the lines${guess}` }]
}
