/**
 * Rules one below another: the name, then the track from its start to its end.
 */
import { block, place } from '../../drawing/block.ts'
import { box, circle, path } from '../../drawing/primitives.ts'
import { up } from '../../drawing/rect.ts'
import { room, type Sheet } from '../../drawing/sheet.ts'
import { parseRule } from './grammar.ts'
import { station, trackOf } from './track.ts'

type Rule = { name: string; note?: string | undefined; definition: string }

/** From names to tracks, from a track's ends to its stations, between rules. */
const size = { names: 32, end: 32, gap: 32, most: 176 }

/** Draws the rules on the sheet. */
export function drawRules({ rules }: { rules: Rule[] }, sheet: Sheet): void {
  const inFocus = new Set(rules.filter((rule) => sheet.isFocus(rule)).map(({ name }) => name))
  const names = rules.map((rule) =>
    block(
      [
        {
          text: rule.name,
          as: { size: 16, bold: true, mono: true, ...(sheet.isFocus(rule) ? { fill: 'accent' } : {}) },
        },
        { text: rule.note, as: 'note' },
      ],
      size.most,
    ),
  )
  const left = up(Math.max(...names.map(({ w }) => w)) + size.names)
  let top = 0
  rules.forEach((rule, index) => {
    const parsed = parseRule(rule.definition)
    const own = names[index]
    if (!parsed.ok || own === undefined) return
    const track = trackOf(parsed.expression, (name) => inFocus.has(name))
    const end = left + track.w + 2 * size.end
    if (end > room.w)
      return sheet.problem(
        rule,
        'definition',
        `its track is ${end} px long, ${room.w} px fit: give parts of it rules of their own`,
      )
    const y = up(top + Math.max(track.above, own.h / 2))
    sheet.put(rule, [
      ...place(own, { x: 0, y: y - 10, w: 0, h: own.h }, { align: 'start', valign: 'top' }),
      circle(left + 5, y, 5, { fill: 'muted' }),
      path(`M ${left + 10} ${y} H ${left + size.end}`),
      ...track.draw(left + size.end, y),
      path(`M ${left + size.end + track.w} ${y} H ${end - 10}`),
      circle(end - 5, y, 5, { fill: 'muted' }),
    ])
    top = up(y + Math.max(track.below, own.h - 10)) + size.gap
  })
  sheet.key({
    text: 'Characters as written',
    w: 56,
    sample: ({ x, y, h }) => station({ kind: 'text', text: 'x' }, false).draw(x, y + h / 2),
  })
  sheet.key({
    text: 'One character of a class',
    w: 88,
    sample: ({ x, y, h }) => station({ kind: 'class', text: '0-9' }, false).draw(x, y + h / 2),
  })
  sheet.key({ text: 'Another rule', w: 48, sample: ({ x, y, w, h }) => [box(x, y, w, h)] })
}
