/**
 * Rules one below another: the name, then the track from its start to its end.
 */
import { nameAndNote, place } from '../../drawing/block.ts'
import { box, circle, path } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'
import { parseRule } from './grammar.ts'
import { station, trackOf } from './track.ts'

type Rule = { name: string; note?: string | undefined; definition: string }

/** From names to tracks, from a track's ends to its stations, between rules; the widest names. */
const size = { names: 32, end: 32, gap: 32, most: 176 }

/** Draws the rules on the sheet. */
export function drawRules({ rules }: { rules: Rule[] }, sheet: Sheet): void {
  const inFocus = new Set(rules.filter((rule) => sheet.isFocus(rule)).map(({ name }) => name))
  const lines = rules.map((rule) => {
    const as = { size: 16, bold: true, mono: true, fill: inFocus.has(rule.name) ? 'accent' : 'ink' } as const
    const track = trackOf(parseRule(rule.definition), (name) => inFocus.has(name))
    return { rule, track, words: nameAndNote(rule, size.most, [as, 'note']) }
  })
  const left = up(Math.max(...lines.map(({ words }) => words.w)) + size.names)
  let top = 0
  for (const { rule, track, words } of lines) {
    const end = left + track.w + 2 * size.end
    const problem = `its track is ${end} px long, ${room.w} px fit: give parts of it rules of their own`
    if (end > room.w) sheet.problem(rule, 'definition', problem)
    const y = up(top + Math.max(track.above, words.h / 2))
    sheet.put(rule, [
      ...place(words, { x: 0, y: y - 10, w: 0, h: words.h }, { align: 'start', valign: 'top' }),
      circle(left + 5, y, 5, { fill: 'muted' }),
      path(`M ${left + 10} ${y} H ${left + size.end}`),
      ...track.draw(left + size.end, y),
      path(`M ${left + size.end + track.w} ${y} H ${end - 10}`),
      circle(end - 5, y, 5, { fill: 'muted' }),
    ])
    top = up(y + Math.max(track.below, words.h - 10)) + size.gap
  }
  for (const [text, kind, own, w] of keys)
    sheet.key({ text, w, sample: ({ x, y, h }) => station({ kind, text: own }, false, 12).draw(x, y + h / 2) })
  sheet.key({ text: 'Another rule', w: 48, sample: ({ x, y, w, h }) => [box(x, y, w, h)] })
}

const keys = [
  ['Characters as written', 'text', 'x', 56],
  ['One character of a class', 'class', '0-9', 88],
] as const
