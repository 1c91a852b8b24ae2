/**
 * Rising curves with what each is at the limit, and the difference of the two that are compared.
 */
import { type Block, block } from '../../drawing/block.ts'
import { beyondAxis, farWords, reachOfMost } from '../../drawing/chart/beyond.ts'
import { dot } from '../../drawing/chart/dot.ts'
import { groupQuantile } from '../../drawing/chart/group.ts'
import { line } from '../../drawing/chart/line.ts'
import type { ChartMark } from '../../drawing/chart/mark.ts'
import { plot } from '../../drawing/chart/plot.ts'
import { ruleY, valueMarks } from '../../drawing/chart/rule.ts'
import { linear, scaled, ticksAt } from '../../drawing/chart/scale.ts'
import { styledRows } from '../../drawing/chart/series.ts'
import type { DistributionRow } from '../../drawing/data/distribution.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { spokenFor, stateSign } from '../../drawing/state-sign.ts'
import { roles, type TypeStyle } from '../../drawing/type.ts'
import type { Point } from '../../src/geometry/rect.ts'
import { type CurvesData, comparedIn, differenceOf, lowestOf, readingOf } from './compared.ts'
import { curveName } from './curve-name.ts'
import { pointsApart, readingWords } from './reading.ts'

/** Long names at curves have several lines of up to so many pixels. */
const cap = 240

/** A curve as it is read, in the words of its row. */
type Curve = ReturnType<typeof readingOf> & { row: DistributionRow; as: TypeStyle }

/** Draws curves on the sheet. */
export function drawCurves(data: CurvesData, sheet: Sheet): void {
  // Quartiles and the median are read off the grid.
  const y = ticksAt(linear({ measure: 'Share at or below' }), [0, 25, 50, 75, 100], '%')
  const styled = new Map(styledRows(data.rows, sheet).map((each) => [each.row, each]))
  const [own, other] = comparedIn(data, { isQuoted: sheet.quotes('share', 'other') })
  // Words choose their places in the order of the rows, what is compared first, whatever is in focus; its line is on top.
  const curves = data.rows
    .toSorted((a, b) => Number(b === own) - Number(a === own))
    .flatMap((row) => {
      const look = styled.get(row)
      return look === undefined ? [] : [{ ...look, ...readingOf(row, data) }]
    })
  const onTop = curves.toSorted((a, b) => Number(a.isFocus) - Number(b.isFocus))
  const lowest = lowestOf(own, other, data)
  sheet.prove('share', own ?? '@y')
  sheet.prove('other', other ?? '@y')
  sheet.prove('limit', data.marks?.[0] ?? '@x')
  const { most, far } = beyondIn(data)
  if (far.length > 0) sheet.footnote('Values beyond the axis are counted at an arrow.')
  plot({ sheet, x: scaled({ ...data, zero: 'near', tight: true }), y, h: 344 }, [
    ...(data.percentiles ?? []).map((item) => ruleY(item, item.value, `p${item.value}`)),
    ...valueMarks(data.marks),
    ...(own === undefined || other === undefined ? [] : [differenceOf(own, other, data)]),
    ...onTop.map(({ row, look, points, steps }) => line(row, upTo(most, points), { ...look, steps })),
    ...curves.flatMap((curve) => {
      const { row, look, at } = curve
      const apart = row === own ? pointsApart(curve.share, other && readingOf(other, data).share) : undefined
      return [dot(row, at, { stroke: look.stroke }), readingOn(curve, { sheet, isOwn: row === own, apart })]
    }),
    ...curves.flatMap((curve) =>
      curve.limit === undefined ? [] : [nameOn(curve, curve.row === lowest ? 'after' : 'before', sheet)],
    ),
    beyondAxis('@x', farWords(far, data.unit), { y: 100, up: [-14, -34, -54, -74, 14] }),
  ])
}

/** Where the axis ends before a few values that are far from all others, and these values. */
const beyondIn = (data: CurvesData): { most: number; far: number[] } => {
  const { rows, marks = [], percentiles = [], scale } = data
  if (scale === 'log' || rows.some(({ values }) => values === undefined)) return { most: Infinity, far: [] }
  const all = rows.flatMap(({ values = [] }) => values)
  const shown = [
    ...rows.map((row) => readingOf(row, data).at.x),
    ...marks.map(({ value = 0 }) => value),
    ...percentiles.flatMap(({ value }) => rows.map((row) => groupQuantile(row, value / 100))),
  ]
  const most = reachOfMost(all, shown)
  return { most, far: all.filter((value) => value > most) }
}

/** A curve as far as the axis reaches. */
const upTo = (most: number, points: Point[]): Point[] => {
  const near = points.filter(({ x }) => x <= most)
  const last = near.at(-1)
  return near.length === points.length || last === undefined ? points : [...near, { ...last, x: most }]
}

type On = { sheet: Sheet; isOwn: boolean; apart: string | undefined }

/** What a curve is where it is read; the share that the heading quotes is in large type, where that has room. */
const readingOn = (curve: Curve, { sheet, isOwn, apart }: On): ChartMark => {
  const { row, as, at, share, limit } = curve
  const said = { text: readAs(row, share, limit), as: { ...as, bold: true } } as const
  const size = isOwn && sheet.quotes('share') ? roles.claim.size : as.size
  const full = block(
    [
      { ...said, as: { ...said.as, size } },
      { text: apart, as: 'label' },
    ],
    cap,
  )
  const sizes: [Block, Block] = [full, block([said], cap)]
  const unread = (): void =>
    sheet.warn(row, undefined, `has ${share} at its dot, which has no free place there; take groups out`)
  return readingWords(row, at, sizes, limit === undefined ? unnamed(row, sheet) : unread)
}

const nameOn = ({ row, as, points, steps }: Curve, side: 'before' | 'after', sheet: Sheet): ChartMark =>
  curveName(row, points, { words: block([{ text: nameOf(row), as }], cap), side, steps, orElse: unnamed(row, sheet) })

const unnamed = (row: DistributionRow, sheet: Sheet) => (): void =>
  sheet.warn(row, 'name', 'is left out, as there is no free place at its curve; shorten it or take groups out')

/** What is said where a curve is read: its name beside the share, if that has no place of its own. */
const readAs = (row: DistributionRow, share: string, limit: string | undefined): string | undefined =>
  limit === undefined ? `${nameOf(row)} ${share}` : spokenFor(share, row.state)

/** The name of a group, with the sign of its state. */
const nameOf = (row: DistributionRow): string => `${stateSign(row)}${row.name}`
