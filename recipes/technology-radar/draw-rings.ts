/**
 * The rings of a radar with their names, and its two axes.
 */
import { pairs } from 'd3-array'
import { block, lineOfText, place } from '../../drawing/block.ts'
import { arc } from '../../drawing/chart/arc.ts'
import { grays } from '../../drawing/fills.ts'
import { path } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'

const center = { x: 0, y: 0 }

/** The grounds of rings from the inside out. */
const tints = [grays[1], grays[0]]

/** Rings, the innermost the darkest and the outermost white; that is named in its middle, others on the upper half of the upright axis. */
export const drawRings = (names: readonly string[], { radii, sheet, adopted, isLit }: RingsToDraw): void => {
  const inside = block([
    { text: adopted > 0 ? `+${adopted}` : undefined, as: { size: 28, bold: true, fill: isLit ? 'accent' : 'ink' } },
    { text: names[0], as: 'head' },
  ])
  for (const [index, name] of names.entries()) {
    const [inner, edge] = [radii[index - 1] ?? 0, radii[index] ?? 0]
    const tint = tints[index]
    // A ground ends at the one inside of it; a border is a whole circle, as tints alone are too pale to part two rings.
    const ring = (inner: number) => arc({ center, inner, outer: edge, from: 0, to: 1 })
    if (tint !== undefined) sheet.put(`rings.${index}`, [{ ...ring(inner), ...tint }], 'ground')
    sheet.put(`rings.${index}`, [{ ...ring(0), fill: 'none', stroke: 'rule' }], 'rule')
    const words =
      index === 0
        ? place(inside, { x: 0, y: -inside.h / 2, w: 0, h: inside.h }, { align: 'middle' })
        : [lineOfText(name, { x: 0, y: -(inner + edge) / 2, as: 'head', align: 'middle' })]
    sheet.put(`rings.${index}`, words)
  }
  const outer = radii.at(-1) ?? 0
  const tint = radii[tints.length - 1] ?? outer
  const [across, up] = [inside.w / 2 + 8, inside.h / 2 + 4]
  const over = (to: number) => `M ${-to} 0 H ${-across} M ${across} 0 H ${to} M 0 ${up} V ${to}`
  const stroke = 'surface'
  sheet.put(
    '@radar',
    [
      path(`${over(tint)} M 0 ${-up} V ${-(radii[0] ?? 0)} ${upright(radii.slice(0, tints.length))}`, { stroke }),
      ...(outer > tint
        ? [
            path(
              `M ${-outer} 0 H ${-tint} M ${tint} 0 H ${outer} M 0 ${tint} V ${outer} ${upright(radii.slice(tints.length - 1), tint)}`,
              { stroke: 'rule' },
            ),
          ]
        : []),
    ],
    'rule',
  )
}

/** `adopted`: how many blips moved to the innermost ring, where that is what the heading says; `isLit`: all of them are in focus. */
type RingsToDraw = { radii: readonly number[]; sheet: Sheet; adopted: number; isLit: boolean }

/** The upper half of the upright axis between these rings, cut by their names. */
const upright = (radii: readonly number[], from = 0): string =>
  pairs(radii)
    .flatMap(([inner, edge]) => {
      const middle = -(inner + edge) / 2
      return edge <= from ? [] : [`M 0 ${-inner} V ${middle + nameReach} M 0 ${middle - nameReach} V ${-edge}`]
    })
    .join(' ')

/** From the middle of the name of a ring to where the axis goes on, in pixels. */
const nameReach = 13
