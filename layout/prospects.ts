/**
 * What else could be drawn where a drawing is larger than its page, and what each would probably cost: sketches are compared,
 * and only the most promising one is drawn.
 */
import { baseWork, type Candidate, pageOf, widest } from './candidate.ts'
import { askedFor } from './direction.ts'
import type { Direction, LayoutGraph, LayoutOptions, Size } from './model/graph.ts'
import { turnSize } from './model/turn.ts'
import { units } from './model/units.ts'
import { score, work } from './model/weights.ts'
import { sizeCost } from './score/score.ts'
import { attemptOf, keyOf, lastStepOf, type Setting } from './setting.ts'
import { type Sketch, sketchOf } from './sketch.ts'

/** How much of each a drawing has for what its sketch has. */
type Scale = Omit<Sketch, 'folds'>

/** How a drawing compares with its sketch before there is one to compare: ranks below each other need less room than one leaves. */
const usual: Record<Direction, Scale> = {
  down: { w: 1, h: 0.75, length: 1, crossings: 1 },
  right: { w: 1, h: 1, length: 1, crossings: 1 },
}

/** A flow down is drawn whole up to so many times the page, as its sketch is. */
const longest = 1.25

/** What share of the page a drawing is folded to instead; wider than the page only what can be drawn no other way. */
const shares = [0.8, 0.6, 0.45] as const
const wider = [1.35, 1.75, 2.1] as const

/** A prospect is drawn if it would cost at most this share of what there is. */
export const least = 0.95

export class Prospects {
  /** What the sketches took so far. */
  work = 0
  private readonly sketches = new Map<string, Sketch>()
  /** The widest words, some, and the narrowest. */
  readonly steps: readonly number[]

  constructor(
    private readonly graph: LayoutGraph,
    private readonly options: LayoutOptions,
    private readonly directions: readonly Direction[],
  ) {
    const last = lastStepOf(graph)
    this.steps = [...new Set([0, Math.ceil(last / 2), last])]
  }

  /** The setting that would probably be cheaper than the one drawn by the most, of those that are not out; undefined where none would. */
  best(setting: Setting, drawn: Candidate, isOut: (other: Setting) => boolean): Setting | undefined {
    const scale = this.scaleOf(setting, drawn)
    const around = this.around(setting, drawn.isOpen)
    const seen = new Set<string>()
    const cheapestOf = (all: readonly Setting[]): Setting | undefined => {
      for (const each of all.filter(isOut)) seen.add(this.lookOf(each))
      const others = all.filter((other) => !seen.has(this.lookOf(other)))
      return others.length === 0 ? undefined : this.cheapest(others, scale)
    }
    const isBetter = (one: Setting): boolean => this.costOf(one, scale) <= least * drawn.score.cost
    const found = cheapestOf([...around, ...this.foldsOf(this.cheapest(around, scale), scale)])
    if (found !== undefined && isBetter(found)) return found
    if (drawn.score.undrawn === 0) return undefined
    // No scene has room for what is drawn: whatever is left is worth more than that.
    return cheapestOf([...around, ...this.foldsOf(setting, scale)]) ?? found
  }

  /** What is sketched alike is drawn alike. */
  private lookOf(setting: Setting): string {
    return `${setting.direction} ${setting.step} ${JSON.stringify(this.sketchOf(setting))}`
  }

  /**
   * What seems cheapest before anything has been drawn: the direction and whether groups are open first; then, where that is
   * larger than the page, the words, and the fold.
   */
  first(base: Setting, page: Size): Setting {
    const isOver = (setting: Setting): boolean => {
      const { w, h } = this.sketchOf(setting)
      const turned = setting.direction === 'right' ? turnSize(page) : page
      return w > units(turned.w) || h > units(turned.h)
    }
    const openings = (this.graph.groups ?? []).length > 0 ? [true, false] : [true]
    const ways = this.directions.flatMap((direction) => openings.map((opens) => ({ ...base, direction, opens })))
    const way = this.cheapest(ways)
    if (!isOver(way) && this.sketchOf(way).folds === 0) return way
    const narrow = this.cheapest([...this.steps.map((step) => ({ ...way, step })), ...ways.flatMap(this.wholesOf)])
    return isOver(narrow) ? this.cheapest([narrow, ...this.foldsOf(narrow, usual[narrow.direction])]) : narrow
  }

  /** What would probably be cheaper than what is drawn, which is folded, and is not, in the direction that was asked for, if one was. */
  whole(setting: Setting, drawn: Candidate): Setting | undefined {
    const scale = this.scaleOf(setting, drawn)
    const asked = askedFor(this.options)
    const ways = this.around(setting, drawn.isOpen).filter(({ direction }) => direction === (asked ?? direction))
    const wholes = ways.flatMap(this.wholesOf)
    const best = this.cheapest(wholes, scale)
    if (this.sketchOf(best).folds === 0 && this.costOf(best, scale) <= least * drawn.score.cost) return best
    // What groups have in rows is worth a try.
    const rows = wholes.filter((each) => this.isOfRows(each))
    return rows.length === 0 ? undefined : this.cheapest(rows, scale)
  }

  /** Whether groups flow across it in whole rows: these are drawn shorter than they are sketched, as no rank below needs room. */
  private isOfRows(setting: Setting): boolean {
    const { groups = [] } = this.graph
    const hasRows = setting.direction === 'down' && groups.some(({ direction }) => direction === 'right')
    return this.isWide && hasRows && this.sketchOf(setting).folds === 0
  }

  /** In any words on a page as long as may be read, as wide as is usual or as may be read. */
  private readonly wholesOf = (setting: Setting): Setting[] => {
    const { direction, width, height } = setting
    const long = direction === 'down' ? { height: Math.floor(longest * height) } : {}
    const widths = direction === 'down' && this.isWide ? [width, widest] : [this.isWide ? widest : width]
    return widths.flatMap((each) => this.steps.map((step) => ({ ...setting, ...long, width: each, step })))
  }

  /** Whether the page may be exceeded. */
  private get isWide(): boolean {
    return pageOf(this.options, { isTurned: false }).spare.w > 0
  }

  /** The narrowest words, whole groups, the other direction. */
  private around(setting: Setting, isOpen: boolean): Setting[] {
    const openings = isOpen && setting.opens ? [true, false] : [setting.opens]
    return this.directions.flatMap((direction) =>
      openings.flatMap((opens) => this.steps.map((step) => ({ ...setting, direction, opens, step }))),
    )
  }

  /** Of equals the first. */
  private cheapest(settings: readonly Setting[], scale?: Scale): Setting {
    return settings.reduce((best, other) => (this.costOf(other, scale) < this.costOf(best, scale) ? other : best))
  }

  private costOf(setting: Setting, scale = usual[setting.direction]): number {
    const { w, h, length, crossings, folds } = this.sketchOf(setting)
    const page = pageOf(this.options, { isTurned: setting.direction === 'right' })
    return (
      sizeCost({ w: w * scale.w, h: h * scale.h }, page) +
      score.length * length * scale.length +
      score.crossing * crossings * scale.crossings +
      score.fold * folds
    )
  }

  /** How much of each there is in a drawing for what there is in its sketch. */
  private scaleOf(setting: Setting, { found }: Candidate): Scale {
    const { w, h, length, crossings } = this.sketchOf(setting)
    const met = found.crossings.reduce((sum, each) => sum + each, 0) / 2
    // What one fold takes more than its sketch says is half true of another.
    return {
      w: Math.sqrt((found.bounds.right - found.bounds.left) / Math.max(1, w)),
      h: Math.sqrt((found.bounds.bottom - found.bounds.top) / Math.max(1, h)),
      length: Math.sqrt(found.length / Math.max(1, length)),
      crossings: Math.sqrt((1 + met) / (1 + crossings)),
    }
  }

  private sketchOf(setting: Setting): Sketch {
    const key = keyOf(setting)
    const known = this.sketches.get(key)
    if (known !== undefined) return known
    const sketch = sketchOf(this.graph, this.options, attemptOf(setting))
    this.sketches.set(key, sketch)
    this.work += work.sketch * baseWork(this.graph)
    return sketch
  }

  /** Narrower and flatter pages, and wider ones for what is larger than a drawing can be. */
  private foldsOf(setting: Setting, scale: Scale): Setting[] {
    const { width, height } = setting
    const { largest } = this.options
    const folds = shares.flatMap((share) => [
      { ...setting, width: Math.floor(share * width) },
      { ...setting, height: Math.floor(share * height) },
    ])
    if (largest === undefined || !this.isUndrawn(setting, scale)) return folds
    return [...folds, ...wider.map((share) => ({ ...setting, width: Math.min(largest.w, Math.floor(share * width)) }))]
  }

  /** Whether a drawing would probably be larger than any can be. */
  private isUndrawn(setting: Setting, scale: Scale): boolean {
    const { w, h } = this.sketchOf(setting)
    const { most } = pageOf(this.options, { isTurned: setting.direction === 'right' })
    return w * scale.w > most.w || h * scale.h > most.h
  }
}
