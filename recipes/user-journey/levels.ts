/** Levels across a journey, such as neutral: their lines, and the room for their words. */
import { widthOf } from '../../drawing/block.ts'
import type { ChartMark } from '../../drawing/chart/mark.ts'
import { ruleY } from '../../drawing/chart/rule.ts'
import type { NumbersMark } from '../../drawing/data/marks.ts'
import { up } from '../../drawing/rect.ts'

/** A line for each level. */
export const levelsOf = (marks: readonly NumbersMark[] = []): ChartMark[] =>
  marks.flatMap((mark) => (mark.value === undefined ? [] : [ruleY(mark, mark.value, mark.text)]))

/** How wide the words of levels are beside the steps, in pixels. */
export const besideLevels = (marks: readonly NumbersMark[] = []): number =>
  marks.length === 0 ? 0 : up(Math.min(176, Math.max(...marks.map(({ text }) => widthOf(text, 'label')))) + 16)
