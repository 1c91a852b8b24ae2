/**
 * Sites as panels around what is in them, with their name and remark.
 */
import { lineOfText, widthOf } from '../../drawing/block.ts'
import type { GraphGroup } from '../../drawing/data/graph.ts'
import { tinted } from '../../drawing/fills.ts'
import { box } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { grow, overlap, type Rect, union } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'
import { gap, noteLine } from './gaps.ts'

/** What was drawn of each site, and where lines come in from outside. */
export class Sites {
  readonly #held = new Map<GraphGroup, Rect[]>()
  readonly #lines = new Map<GraphGroup, number>()
  readonly #head: number

  constructor(head: number) {
    this.#head = head
  }

  /** Keeps what is in a site, if it is in one. */
  keep(site: GraphGroup | undefined, rect: Rect): void {
    if (site !== undefined) this.#held.set(site, [...(this.#held.get(site) ?? []), rect])
  }

  /** A line comes into a site at `x`. */
  enter(site: GraphGroup, x: number): void {
    this.#lines.set(site, x)
  }

  /** Draws the panel of a site; those that begin at one height end at one, unless another is below. */
  draw(site: GraphGroup, sheet: Sheet): void {
    const panel = this.#panelOf(site)
    if (panel === undefined) return
    const panels = [...this.#held.keys()].flatMap((other) => this.#panelOf(other) ?? [])
    const even = Math.max(...panels.filter(({ y }) => y === panel.y).map((each) => each.h))
    const isAlone = panels.every((other) => other.y <= panel.y || !overlap(grow({ ...panel, h: even }, 1), other))
    const h = isAlone ? even : panel.h
    const paint = sheet.isFocus(site) ? ({ fill: 'soft', stroke: 'accent' } as const) : tinted
    sheet.put(
      site,
      [
        box(panel.x, panel.y, panel.w, h, paint),
        lineOfText(site.name, { x: panel.x + 16, y: panel.y + 20, as: 'head' }),
        ...(site.note === undefined
          ? []
          : [this.#noteIn(panel, { name: site.name, note: site.note, line: this.#lines.get(site) })]),
      ],
      'ground',
    )
  }

  #panelOf(site: GraphGroup): Rect | undefined {
    const inner = union(this.#held.get(site) ?? [])
    if (inner === undefined) return undefined
    const rect = grow(inner, gap.site)
    return { ...rect, y: rect.y - this.#head + 8, h: rect.h + this.#head - 8 }
  }

  /** The remark on a site: below its name in a high head, else beside it, or at the right where what comes from outside is in the way. */
  #noteIn(
    panel: Rect,
    { name, note, line = Infinity }: { name: string; note: string; line: number | undefined },
  ): Element {
    if (this.#head > gap.head) return lineOfText(note, { x: panel.x + 16, y: panel.y + 20 + noteLine, as: 'note' })
    const [x, y] = [panel.x + 24 + widthOf(name, 'head'), panel.y + 20]
    const isBeside = x + widthOf(note, 'note') + 8 <= Math.min(line, panel.x + panel.w)
    return lineOfText(
      note,
      isBeside ? { x, y, as: 'note' } : { x: panel.x + panel.w - 16, y, as: 'note', align: 'end' },
    )
  }
}
