/**
 * The anatomy of one line of text, such as a URL or a version: the line in large characters, each of its parts with a
 * bracket, and below what it is called and what is to be said of it.
 */

import { block, lineOfText } from '../../drawing/block.ts'
import { layCascade } from '../../drawing/grid/cascade.ts'
import { path, text } from '../../drawing/primitives.ts'
import { room, type Sheet, type Source } from '../../drawing/sheet.ts'
import type { Element } from '../../src/scene/scene.ts'
import { textWidth } from '../../src/text/measure.ts'

/** Where something is in the line, counted in characters, and what it is called. */
export type UrlSpan = { from: number; to: number; name: string }

/** A part of the line; `property` is its name in code, if that is another one. What is between parts, such as delimiters, is muted. */
export type LinePart = UrlSpan & { property?: string; note?: string; isFocus?: boolean }

/** The parts in order, and what several of them are together, with a bracket above the line. */
export type Anatomy = { line: string; parts: LinePart[]; groups: UrlSpan[] }

/** The middle of the words above the line, its baseline, and where brackets above and below it are; the height of brackets. */
const y = { groups: 8, above: 20, line: 52, below: 68, bracket: 8 }

/** Draws the line at most as wide as the sheet; gives where the lowest words end. */
export function drawAnatomy({ line, parts, groups }: Anatomy, source: Source, sheet: Sheet): number {
  const styles = ([20, 16, 14] as const).map((size) => ({ size, mono: true }) as const)
  const style = styles.find((each) => textWidth(line, { ...each, bold: true }) <= room.w) ?? { size: 12, mono: true }
  const at = (character: number): number => Math.round(character * textWidth('0', style))
  const spanned = <Item extends UrlSpan>(item: Item) => {
    const [left, right] = [at(item.from), at(item.to)]
    return { ...item, left, right, middle: Math.round((left + right) / 2) }
  }
  for (const { name, left, right, middle } of groups.map(spanned))
    sheet.put(source, [
      lineOfText(name, { x: middle, y: y.groups, as: 'note', align: 'middle' }),
      path(`M ${left} ${y.above + y.bracket} v -${y.bracket} H ${right} v ${y.bracket}`),
    ])
  const laid = parts.map(spanned)
  const items = laid.map(({ name, property, note, isFocus = false, left, right, middle }) => ({
    x: middle,
    cell: { x: left - 4, w: right - left + 8 },
    head: block([
      { text: name, as: 'head' },
      { text: property === name ? undefined : property, as: 'code' },
    ]),
    note,
    isFocus,
  }))
  const { drawn, bottom } = layCascade(items, { y: y.below, right: room.w })
  laid.forEach(({ name, from, to, isFocus, left, right }, index) => {
    const since = laid[index - 1]?.to ?? 0
    const fill = isFocus ? 'accent' : 'ink'
    // Each part is at its name, where remarks find it.
    sheet.put(`@${name}`, [
      ...written(line.slice(since, from), at(since), { ...style, fill: 'muted' }),
      ...written(line.slice(from, to), left, { ...style, bold: true, fill }),
    ])
    const bracket = `M ${left} ${y.below - y.bracket / 2} V ${y.below} H ${right} v -${y.bracket / 2}`
    sheet.put(`@${name}`, [path(bracket, isFocus ? { stroke: 'accent' } : {}), ...(drawn[index] ?? [])], 'line')
  })
  return bottom
}

const written = (words: string, x: number, look: Parameters<typeof text>[3]): Element[] =>
  words === '' ? [] : [text(x, y.line, words, look)]
