/** What parts of a network come to: words at a bracket along their layers, and how many times one part another is. */
import { type Block, block } from '../../drawing/block.ts'
import { spread } from '../../drawing/label/spread.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { type NumberFormat, writeTimes } from '../../drawing/values/format.ts'
import { bottomOf } from '../../src/geometry/rect.ts'
import type { PlacedRow } from './column.ts'
import { type Network, type NetworkNode, type NetworkPart, paramsOf } from './network.ts'
import { shareOf, size } from './sizes.ts'

/** A run of a part with its words, and where its layers and its words are. */
export type PlacedPart = { run: readonly NetworkNode[]; words: Block; from: number; to: number; middle: number }

/** How many times one part another is, and from where to where the arrow between them leads. */
export type Factor = { text: string; from: number; to: number }

/** The number of the largest part that the heading claims: how many times the smallest it is, or its share. */
type PartFigure = { times?: string; of?: string | undefined }

const figureOf = (parts: readonly NetworkPart[], sheet: Sheet): PartFigure | undefined => {
  const byParams = parts.toSorted((a, b) => b.params - a.params)
  const [largest, least] = [byParams[0], byParams.at(-1)]
  if (largest !== undefined && least !== undefined && sheet.quotes('times') && least.params > 0)
    return { times: writeTimes(largest.params / least.params), of: `vs. ${least.name}` }
  return sheet.quotes('largestShare') ? {} : undefined
}

type PartGiven = { total: number; format: Pick<NumberFormat, 'short'>; figure: PartFigure | undefined }

/** What a part comes to, at its heaviest run; at others, how much of that is there. */
const partWords = ({ name, runs, params }: NetworkPart, run: readonly NetworkNode[], given: PartGiven): Block => {
  const { total, format, figure } = given
  if (run !== heaviestOf(runs))
    return block(
      [
        { text: name, as: 'head' },
        { text: `${format.short(paramsOf(run))} of ${format.short(params)}`, as: 'note' },
      ],
      size.words,
    )
  const share = figure !== undefined && figure.times === undefined ? 'figure' : 'highlight'
  const places = runs.length === 1 ? '' : ` in ${runs.length} places`
  return block(
    [
      { text: name, as: 'head' },
      ...(figure?.times === undefined
        ? []
        : [{ text: figure.times, as: 'figure' } as const, { text: figure.of, as: 'note' } as const]),
      { text: shareOf(params, total), as: share },
      { text: `${format.short(params)}${places}`, as: 'note' },
    ],
    size.words,
  )
}

const heaviestOf = (runs: NetworkPart['runs']): readonly NetworkNode[] | undefined =>
  runs.toSorted((a, b) => paramsOf(b) - paramsOf(a))[0]

/** Places the words of all parts, and the factor that the heading claims where it has room between two of them. */
export const placeParts = (
  { parts, total }: Network,
  placed: readonly PlacedRow[],
  { format, sheet }: { format: Pick<NumberFormat, 'short'>; sheet: Sheet },
): { parts: PlacedPart[]; factor: Factor | undefined } => {
  const largest = parts.toSorted((a, b) => b.params - a.params)[0]
  const figure = figureOf(parts, sheet)
  const runs = parts.flatMap((part) => part.runs.map((run) => ({ part, run })))
  const laid = (shown: PartFigure | undefined): PlacedPart[] =>
    runs.flatMap(({ part, run }): PlacedPart[] => {
      const own = placed.filter(({ row }) => !row.isFold && row.nodes.some((node) => run.includes(node)))
      const [first, last] = [own[0]?.rect, own.at(-1)?.rect]
      if (first === undefined || last === undefined) return []
      const words = partWords(part, run, { total, format, figure: part === largest ? shown : undefined })
      const [from, to] = [first.y, bottomOf(last)]
      return [{ run, words, from, to, middle: (from + to) / 2 }]
    })
  const factor = figure && factorBetween(parts, laid(without), figure)
  return { parts: spaced(laid(factor === undefined ? figure : without)), factor }
}

/** The words of the largest part whose number is elsewhere. */
const without: PartFigure | undefined = undefined

const spaced = (parts: PlacedPart[]): PlacedPart[] => {
  const middles = spread(
    parts.map(({ middle }) => middle),
    { sizes: parts.map(({ words }) => words.h), gap: 8 },
  )
  return parts.map((each, index) => ({ ...each, middle: middles[index] ?? each.middle }))
}

/** How much room a factor needs between the words of parts, in pixels. */
const factorRoom = 56

/** Where the largest part and the smallest, each in one place, are next to each other with room between their words. */
const factorBetween = (
  parts: readonly NetworkPart[],
  placed: readonly PlacedPart[],
  { times }: PartFigure,
): Factor | undefined => {
  const byParams = parts.toSorted((a, b) => b.params - a.params)
  const [most, least] = [byParams[0], byParams.at(-1)].map((part) =>
    part?.runs.length === 1 ? placed.findIndex(({ run }) => run === part.runs[0]) : -1,
  ) as [number, number]
  const [upper, lower] = [placed[Math.min(most, least)], placed[Math.max(most, least)]]
  if (times === undefined || upper === undefined || lower === undefined || Math.abs(most - least) !== 1)
    return undefined
  const ends = [upper, lower].map(({ middle, words }) => [middle - words.h / 2, middle + words.h / 2] as const)
  const [above, below] = [Math.max(upper.to, ends[0]?.[1] ?? 0), Math.min(lower.from, ends[1]?.[0] ?? 0)]
  if (below - above < factorRoom) return undefined
  const [from, to] = [upper.to + 4, lower.from - 4]
  return least < most ? { text: times, from, to } : { text: times, from: to, to: from }
}
