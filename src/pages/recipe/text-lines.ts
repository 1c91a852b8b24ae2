/**
 * The texts of a diagram as lines, in reading order.
 */
import type { Text } from '../../scene/scene.ts'

/** A line: where it starts, and its last text. */
type TextLine = { text: string; x: number; y: number; last: Text }

/** Texts on one baseline are one line, read left to right; wrapped lines are joined. */
export function linesOf(texts: Text[]): TextLine[] {
  const rows = new Map<number, Text[]>()
  for (const text of texts) rows.set(Math.round(text.y), [...(rows.get(Math.round(text.y)) ?? []), text])
  const lines: TextLine[] = []
  for (const row of [...rows.values()].map((parts) => parts.sort(byPlace)).sort((a, b) => byPlace(a[0]!, b[0]!))) {
    const [first, last, above] = [row[0]!, row.at(-1)!, lines.at(-1)]
    if (above !== undefined && row.length === 1 && wraps(above, first)) {
      above.text += ` ${first.text.trim()}`
      above.last = first
    } else lines.push({ x: first.x, y: first.y, last, text: joinRow(row).replace(/\s+/g, ' ') })
  }
  return lines
}

/** Reading order: down, then right. */
export const byPlace = (a: { x: number; y: number }, b: { x: number; y: number }): number => a.y - b.y || a.x - b.x

/** A line that continues directly below in the same style is a wrapped one. */
const wraps = (above: TextLine, text: Text): boolean =>
  sameStyle(above.last, text) && text.y - above.last.y <= (text.size ?? 16) * 1.35

const sameStyle = (a: Text, b: Text): boolean =>
  (['x', 'size', 'fill', 'align', 'bold'] as const).every((key) => a[key] === b[key]) && !a.mono && !b.mono

/** Texts that are apart on one baseline are separate, like the cells of a table row. */
const joinRow = (row: Text[]): string =>
  row.reduce((words, text, index) => {
    const before = row[index - 1]
    if (before === undefined) return text.text.trim()
    return `${words}${extent(text)[0] - extent(before)[1] > 32 ? ' | ' : ' '}${text.text.trim()}`
  }, '')

/** Roughly where a text starts and ends, in pixels, at half an em per letter. */
const extent = ({ x, text, size = 16, align = 'start' }: Text): [number, number] => {
  const width = text.length * size * 0.55
  const from = align === 'start' ? x : align === 'end' ? x - width : x - width / 2
  return [from, from + width]
}
