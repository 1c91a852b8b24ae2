/**
 * Grouped bars: the bars of one item touch, or stand in a column for each condition where these are more than three.
 */
import { block } from '../../drawing/block.ts'
import { type BarPlace, bar } from '../../drawing/chart/bar.ts'
import { figureAfter } from '../../drawing/chart/figure-after.ts'
import type { ChartMark } from '../../drawing/chart/mark.ts'
import { plot } from '../../drawing/chart/plot.ts'
import { withValue } from '../../drawing/chart/rule.ts'
import { type RuleUnder, rulesUnder } from '../../drawing/chart/rule-under.ts'
import type { AxisPlanner } from '../../drawing/chart/scale.ts'
import { isFocusColumn, valuesOf } from '../../drawing/chart/series.ts'
import { columnItems, readColumns, type SeriesData } from '../../drawing/data/numbers.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { focusable } from '../../drawing/type.ts'
import { formatFor } from '../../drawing/values/format.ts'
import {
  axesOf,
  inFocus,
  isInFocus,
  proveContrast,
  quotedContrast,
  standsOut,
  valueStyle,
  wordsOf,
} from './bar-words.ts'
import { type Condition, conditionHead } from './conditions.ts'
import { carriedOver, cuts, factorWords, focusFills, laneFills, lanesFor } from './lanes.ts'

/** Up to three conditions: their bars touch, item by item; a head over them says which shade is which. */
export function drawLanes(data: SeriesData, sheet: Sheet): void {
  const { names } = readColumns(data)
  const contrast = quotedContrast(data, sheet)
  const lanes = lanesFor(names.length)
  const fills = laneFills(names.length)
  const write = wordsOf(data, contrast, { isFactorApart: sheet.quotes('times') })
  const marks = data.rows.flatMap((row, y) =>
    row.values.flatMap((item, lane): ChartMark[] => {
      const part = lanes.parts[lane] ?? [0, 1]
      const at: BarPlace & { x: [number, number] } = { x: [0, item.value ?? 0], y, part }
      const isFocus = isInFocus(data, { item, row, lane, sheet })
      // In a row in focus, too, a condition is known by its shade.
      const own = sheet.isFocus(row) && item !== contrast?.most ? focusFills(names.length)[lane] : undefined
      const look = isFocus ? (own ?? inFocus) : (standsOut(item, contrast) ?? fills[lane] ?? inFocus)
      if (item === contrast?.most && sheet.quotes('times')) {
        const figure = factorWords(contrast, { isFocus, isQuoted: true })
        const words = block([{ text: write(item), as: focusable('value', isFocus) }])
        return [bar(item, at, look), cuts(contrast, at), figureAfter(item, at, { figure, words })]
      }
      const drawn = bar(item, at, { ...look, words: write(item), as: valueStyle(item, { isFocus, contrast }) })
      return item === contrast?.most ? [drawn, cuts(contrast, at)] : [drawn]
    }),
  )
  const carried = contrast === undefined ? [] : [carriedOver(contrast, { ...data, part: lanes.parts[contrast.column] })]
  proveContrast(contrast, data, sheet)
  const axes = axesOf(data, lanes.padding, sheet)
  // All names are near their bars, however short they are.
  const y: AxisPlanner = (values) => ({ ...axes.y(values), isEnd: true })
  // Names end at the axis, wherever they begin: the page is as wide with a name in bold as without.
  sheet.reserve({ x: 0, y: 0, w: 1, h: 1 })
  plot({ sheet, x: axes.x, y, least: 840, row: lanes.row, isRuled: false }, [
    ...carried,
    conditionHead(conditionsOf(data, sheet)),
    ...marks,
    rulesUnder(limitsOf(data)),
  ])
}

/** The conditions as their bars look; one bar in focus is of its condition, too. */
const conditionsOf = (data: SeriesData, sheet: Sheet): Condition[] => {
  const { names } = readColumns(data)
  const fills = laneFills(names.length)
  return names.map((text, lane): Condition => {
    const look = isFocusColumn(data, lane, sheet) ? inFocus : (fills[lane] ?? inFocus)
    const isOne = data.rows.some(({ values }) => values[lane] !== undefined && sheet.isFocus(values[lane]))
    const focus = isOne && look !== inFocus ? inFocus : undefined
    return { source: columnItems(data)[lane] ?? '@y', text, look, focus }
  })
}

/** Limits with their values, which no axis says; they are under the bars, as the conditions are over these. */
const limitsOf = ({ marks = [], unit, rows }: SeriesData): RuleUnder[] => {
  const { full } = formatFor(valuesOf(rows), unit)
  return marks.flatMap((item) =>
    item.value === undefined ? [] : [{ item, at: item.value, words: withValue(item, full) }],
  )
}
