/**
 * The marks of a cumulative flow: its bands and their edges, and the brackets that measure times.
 */
import { block } from '../../drawing/block.ts'
import { area, line } from '../../drawing/chart/line.ts'
import { type ChartMark, half } from '../../drawing/chart/mark.ts'
import { sideBlock } from '../../drawing/chart/side-words.ts'
import { type StackBand, seams, upperEdge } from '../../drawing/chart/stack.ts'
import { readColumns, type SeriesData } from '../../drawing/data/numbers.ts'
import { grays } from '../../drawing/fills.ts'
import { path } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { roles } from '../../drawing/type.ts'
import { flowTimes, longestWait, onlyRises, waitIn, writeTime } from './times.ts'
import { spotsAt, within } from './words.ts'

/** From the bottom up: what is done is pale, what is under way stands out. */
const shades = [grays[1], grays[3], grays[2]] as const
/** With few states, what is done steps back behind all others. */
const fewShades = [grays[0], grays[3], grays[1], grays[0]] as const
/** Beside a band in focus none is darker, in gray too. */
const palest = [grays[0], grays[1]] as const

/** Says where rows were read in another order, or where none can be what is done. */
export const sayOrder = (data: SeriesData, { given, sheet }: { given: SeriesData; sheet: Sheet }): void => {
  const [first, last] = [data.rows[0], data.rows.at(-1)]
  if (first === undefined || last === undefined) return
  if (data !== given)
    sheet.warn(
      'rows',
      undefined,
      `are read from the last to the first: what is done never falls, as ${last.name} does not`,
    )
  else if (!onlyRises(last))
    sheet.warn(
      'rows',
      undefined,
      `end with ${last.name}, which falls; the last row is what is done so far, which never does`,
    )
}

/** Bands in grays, those in focus tinted, so that brackets in the accent are seen on them. */
export const bandMarks = (bands: readonly StackBand[], sheet: Sheet): ChartMark[] => {
  const others = bands.filter(({ row }) => !sheet.isFocus(row))
  const looks = others.length < bands.length ? palest : bands.length <= fewShades.length ? fewShades : shades
  return bands.flatMap((band) => {
    const shade = looks[others.indexOf(band) % looks.length]
    if (shade === undefined) return area(band.row, band.points, { fill: 'soft', layer: 'mark' })
    return area(band.row, band.points, { fill: shade.fill, half: 'dashed' in shade, layer: 'mark' })
  })
}

/** Thin light lines between bands, a gray one on the sum of all, the accent on bands in focus, and ink on the two edges that times are measured between. */
export const edgesOf = (bands: readonly StackBand[], sheet: Sheet): ChartMark[] => {
  const top = bands.at(-1)
  return [
    ...seams(bands),
    ...(top === undefined ? [] : [line('@sum', upperEdge(top), { stroke: 'muted' })]),
    ...bands.flatMap((band) => (sheet.isFocus(band.row) ? line(band.row, upperEdge(band), { stroke: 'accent' }) : [])),
    // What has been started is under the sum of all without the first state.
    ...[bands.at(-2), bands[0]].flatMap((band) =>
      band === undefined ? [] : line('@edges', upperEdge(band), { stroke: 'ink' }),
    ),
  ]
}

/** A time of which a part is in the accent is in ink: the accent is that part's. */
const colorOf = (hasPart: boolean) => (hasPart ? 'ink' : 'accent')

/** The last time in large type, and where most of it was spent: as wide as the names beside the bands. */
const leadWords = (time: string, where: string | undefined) =>
  block(
    [
      { text: time, as: { ...roles.claim, fill: colorOf(where !== undefined) } },
      { text: 'from start to done', as: 'label' },
      { text: where, as: { size: 14, fill: 'accent' } },
    ],
    176,
  )

/** A level bracket for the first time, named below it among what is done, and one for the last, in large type beside it. */
export const timeBrackets = (data: SeriesData): ChartMark => {
  const columns = readColumns(data)
  const times = flowTimes(data.rows, columns)
  const last = times.at(-1)
  const wait = last && longestWait(data.rows, columns, last)
  const where = wait && `${writeTime(wait, columns, times)} of it ${within(wait.row.name)}`
  const words = last && leadWords(writeTime(last, columns, times), where)
  return {
    beside:
      last === undefined || words === undefined
        ? []
        : [
            {
              ...sideBlock('@times', words, { at: last.level, stroke: 'accent' }),
              h: words.h + 16,
              down: (words.h - 36) / 2,
            },
          ],
    draw: (frame) => {
      for (const time of times) {
        const [x, x2, y] = [half(frame.x.at(time.from)), half(frame.x.at(time.to)), half(frame.y.at(time.level))]
        // The longest wait of the last is in the accent, and the same of the first.
        const cut = wait && waitIn(wait.row, data.rows, columns, time).from
        const since = cut !== undefined && cut > time.from && cut < time.to ? half(frame.x.at(cut)) : x
        const ends = path(`M ${x} ${y - 6} v 12 M ${x} ${y} H ${since} M ${x2} ${y - 6} v 12`, {
          stroke: colorOf(wait !== undefined),
        })
        const part = path(`M ${since} ${y} H ${x2}`, { stroke: 'accent' })
        frame.put('@times', [ends, part], 'over')
        const words = writeTime(time, columns, times)
        if (time !== last) frame.say('@times', spotsAt(words, { x: x2 + 8, y, fill: colorOf(wait !== undefined) }))
      }
    },
  }
}
