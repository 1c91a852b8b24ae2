/**
 * What basic events have of the top event.
 */
import { lineOfText } from '../../drawing/block.ts'
import { writeShares } from '../../drawing/chart/shares.ts'
import { grays } from '../../drawing/fills.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { square } from '../../drawing/square.ts'
import type { PlacedNode } from '../../drawing/tree/tidy.ts'
import { focusable } from '../../drawing/type.ts'
import { type FaultEvent, shareOf } from './events.ts'

/** Bars beside basic events, as long as their share of the top event. */
export const drawShares = (
  root: FaultEvent,
  { placed, bar }: { placed: readonly PlacedNode<FaultEvent>[]; bar: number },
  sheet: Sheet,
): void => {
  const leaves = placed.filter(({ node }) => node.children.length === 0)
  const x = Math.max(...leaves.map(({ rect }) => rect.x + rect.w)) + 24
  const first = Math.min(...leaves.map(({ rect }) => rect.y))
  const shares = leaves.map(({ node }) => shareOf(node, root))
  // Where one event is a large part, bars are parts of the whole, which is drawn behind them.
  const most = Math.max(...shares, 1e-9)
  const whole = most > 0.4 ? 1 : most
  sheet.put('@share', [lineOfText('Share of top event', { x, y: first - 16, as: 'note' })])
  const written = leaves.map(({ node }, index) => {
    const [share, isFocus] = [shares[index] ?? 0, sheet.isFocus(node)]
    const words = share === 0 ? '0%' : (writeShares([share, 1 - share])[0] ?? '')
    return { words, as: isFocus && sheet.quotes('share') ? ('claim' as const) : focusable('value', isFocus) }
  })
  leaves.forEach(({ node, rect }, index) => {
    const share = shares[index] ?? 0
    const isFocus = sheet.isFocus(node)
    const w = Math.max(1, Math.round((share / whole) * bar))
    const look = isFocus ? ({ fill: 'accent' } as const) : grays[3]
    const { words, as } = written[index]!
    const y = rect.y + rect.h / 2
    const track = whole === 1 ? [square({ x, y: y - 8, w: bar, h: 16 }, grays[1])] : []
    // Beside parts of a whole, numbers are one column.
    const spot = { x: x + (whole === 1 ? bar : w) + 8 }
    sheet.put(node, [...track, square({ x, y: y - 8, w, h: 16 }, look), lineOfText(words, { ...spot, y, as })])
    if (isFocus) for (const name of ['share', 'name']) sheet.prove(name, node)
  })
}
