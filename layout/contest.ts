/**
 * Which candidates are drawn: one that fits the page, then others that may be better, until one is flawless or the work that
 * a graph of its size may take is done.
 */

import { type Candidate, drawCandidate, usualPage } from './candidate.ts'
import { askedFor, leadOf } from './direction.ts'
import type { Direction, LayoutGraph, LayoutOptions } from './model/graph.ts'
import { unit } from './model/units.ts'
import { type Variant, variants, work } from './model/weights.ts'

/** The best drawing of one contest. */
export function winnerOf(graph: LayoutGraph, options: LayoutOptions): Candidate {
  const contest = new Contest(graph, options)
  contest.start()
  contest.fit()
  contest.close()
  contest.vary()
  return contest.best
}

/** How a candidate is drawn: everything but the graph. */
type Setting = {
  direction: Direction
  step: number
  width: number
  height: number
  variant: Variant
  opens: boolean
  isKnown: boolean
}

/** Graphs are first folded to this width, in pixels: tracks and words take room too. */
const firstWidth = 1120

/** How often a drawing is made narrower. */
const fittings = 4

const workFor = (nodes: number): number => (nodes <= 12 ? work.few : nodes <= 24 ? work.some : work.many)

class Contest {
  private winner: { candidate: Candidate; setting: Setting } | undefined
  private work = 0
  private hasClosed = false
  private readonly page: { width: number; height: number }
  private readonly variants: readonly Variant[]

  constructor(
    private readonly graph: LayoutGraph,
    private readonly options: LayoutOptions,
  ) {
    this.page = { width: options.maxWidth ?? usualPage.width, height: options.maxHeight ?? usualPage.height }
    const [usual, tangled, ...others] = variants
    const isDense = graph.edges.length > 2 * graph.nodes.length
    this.variants = isDense ? [tangled, usual, ...others] : [usual, tangled, ...others]
  }

  get best(): Candidate {
    return this.leader.candidate
  }

  /** As it was known, if it was; else, or if that has flaws, in the direction that was asked for, or in both. */
  start(): void {
    const direction = askedFor(this.options)
    const known = leadOf(this.graph, this.options.cells, direction)
    if (known !== undefined) {
      this.draw({ ...this.base, direction: known, isKnown: true })
      this.narrow()
      const { flaws, over } = this.best.score
      if (flaws === 0 && over === 0) return
    }
    this.draw({ ...this.base, direction: direction ?? 'down' })
    if (direction === undefined && this.mayGoOn()) this.draw({ ...this.base, direction: 'right' })
  }

  private get base(): Omit<Setting, 'direction'> {
    const width = Math.min(this.page.width, firstWidth)
    return { step: 0, width, height: this.page.height, variant: this.variants[0]!, opens: true, isKnown: false }
  }

  /** Narrower words, as long as the drawing is too wide. */
  private narrow(): void {
    const steps = Math.max(
      0,
      ...this.graph.nodes.map(({ narrower = [] }) => narrower.length),
      ...this.graph.edges.map(({ narrower = [] }) => narrower.length),
    )
    const { setting } = this.leader
    for (let step = setting.step + 1; step <= steps && this.excess() > 1 && this.mayGoOn(); step++)
      this.draw({ ...setting, step })
  }

  /** Narrower words first, then whole groups, then a narrower page. */
  fit(): void {
    this.narrow()
    if (this.excess() > 1) this.close()
    const { setting } = this.leader
    let [width, over] = [setting.width, this.excess()]
    for (let fitting = 0; fitting < fittings && over > 1 && !setting.isKnown && this.mayGoOn(); fitting++) {
      width = Math.floor(width * Math.max(0.5, Math.min(0.85, 1 / over)))
      const narrower = this.excess(this.draw({ ...setting, width }))
      // What is not folded any more does not get narrower.
      if (narrower === over) break
      over = narrower
    }
    this.shape()
  }

  /** How many times as wide as the page a drawing is, the best one unless another is meant. */
  private excess(candidate = this.best): number {
    return sizeOf(candidate).width / this.page.width
  }

  /** Folded to the shape that was asked for. */
  private shape(): void {
    const { aspect } = this.options
    if (aspect === undefined || this.leader.setting.isKnown) return
    const { setting, candidate } = this.leader
    const { width, height } = sizeOf(candidate)
    const wide = Math.min(this.page.width, Math.sqrt(width * height * aspect))
    this.draw({ ...setting, width: Math.floor(wide), height: Math.min(this.page.height, Math.floor(wide / aspect)) })
  }

  /** Open groups are wide: whole ones may be better. */
  close(): void {
    const { setting, candidate } = this.leader
    if (candidate.isOpen && !this.isPerfect() && !this.hasClosed) this.draw({ ...setting, opens: false })
  }

  /** The other variants of the best setting. */
  vary(): void {
    for (const variant of this.variants.slice(1)) {
      if (this.isPerfect() || !this.mayGoOn()) return
      this.draw({ ...this.leader.setting, variant })
    }
  }

  private get leader(): { candidate: Candidate; setting: Setting } {
    if (this.winner === undefined) throw new Error('no candidate has been drawn')
    return this.winner
  }

  private draw(setting: Setting): Candidate {
    this.hasClosed ||= !setting.opens
    const { direction, step, width, height, variant, opens, isKnown } = setting
    const candidate = drawCandidate(this.graph, this.options, {
      frame: { direction, step, width, height },
      variant,
      opens,
      isKnown,
    })
    this.work += candidate.work
    if (this.winner === undefined || candidate.score.cost < this.winner.candidate.score.cost)
      this.winner = { candidate, setting }
    return candidate
  }

  private isPerfect(): boolean {
    const { flaws, crossings, winding, over } = this.best.score
    return flaws + crossings + winding === 0 && over === 0
  }

  private mayGoOn(): boolean {
    return this.work + this.best.work <= workFor(this.graph.nodes.length)
  }
}

/** In pixels, as drawn. */
const sizeOf = ({ drawing: { board }, found: { bounds } }: Candidate): { width: number; height: number } => {
  const [w, h] = [unit * (bounds.right - bounds.left), unit * (bounds.bottom - bounds.top)]
  return board.isTurned ? { width: h, height: w } : { width: w, height: h }
}
