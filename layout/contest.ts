/**
 * Which candidates are drawn: one that fits the page, then others that may be better, until one is flawless or the work that
 * a graph of its size may take is done.
 */

import { type Candidate, type Drawn, drawCandidate, redraw, usualPage } from './candidate.ts'
import { askedFor, leadOf, waysFor } from './direction.ts'
import { isFlawless } from './flawless.ts'
import type { LayoutGraph, LayoutOptions } from './model/graph.ts'
import { baseOf, shapedTo, variantsFor } from './page-setting.ts'
import { isBeyondReach, most, workFor } from './patience.ts'
import { Prospects } from './prospects.ts'
import { rivalOf, type Tried } from './rival.ts'
import { attemptOf, firstSettings, keyOf, lastStepOf, type Setting, sizeOf } from './setting.ts'

/** From more nodes on, only what seems best of directions, groups, words and folds is drawn first. */
const sketchedFrom = 24

export class Contest {
  private winner: Tried | undefined
  private readonly tried: Tried[] = []
  private work = 0
  private hasClosed = false
  private readonly page: { width: number; height: number }
  private readonly variants: readonly Setting['variant'][]
  private readonly base: Omit<Setting, 'direction'>
  private readonly prospects: Prospects
  private readonly own = new Set<string>()

  constructor(
    private readonly graph: LayoutGraph,
    private readonly options: LayoutOptions,
    private readonly drawn: Drawn,
  ) {
    this.page = { width: options.maxWidth ?? usualPage.width, height: options.maxHeight ?? usualPage.height }
    this.variants = variantsFor(graph)
    this.base = baseOf(this.page, this.variants[0]!)
    this.prospects = new Prospects(graph, options, waysFor(options))
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
    if (this.graph.nodes.length > sketchedFrom)
      this.draw(this.prospects.first({ ...this.base, direction: 'down' }, { w: this.page.width, h: this.page.height }))
    else
      for (const each of firstSettings(this.base, this.options, this.prospects.steps))
        if (this.winner === undefined || (this.mayGoOn() && (direction === undefined || this.best.found.folds > 0)))
          this.draw(each)
  }

  /** Narrower words, as long as a known drawing is too wide. */
  private narrow(): void {
    const steps = lastStepOf(this.graph)
    const { setting } = this.leader
    const excess = (): number => sizeOf(this.best).width / this.page.width
    for (let step = setting.step + 1; step <= steps && excess() > 1 && this.mayGoOn(); step++)
      this.draw({ ...setting, step })
  }

  /** Narrower words, whole groups, a narrower page: whatever seems best, as long as the drawing is larger than the page. */
  fit(): void {
    for (let fitting = 0; fitting < most.folds && this.best.score.over > 0 && this.mayGoOn(); fitting++) {
      const { setting, candidate } = this.leader
      if (setting.isKnown) return
      const next = this.prospects.best(setting, candidate, (other) => this.own.has(keyOf(other)))
      if (next === undefined) break
      this.draw(next)
    }
    this.fitRival()
    this.fitWhole()
    this.shape()
  }

  /** What is folded may be better whole, though it is larger, or flows as was asked for where this does not. */
  private fitWhole(): void {
    const { setting, candidate } = this.leader
    if (setting.isKnown || candidate.found.folds === 0 || !this.mayGoOn()) return
    const next = this.prospects.whole(setting, candidate)
    if (next !== undefined && !this.own.has(keyOf(next))) this.draw(next)
  }

  /** Narrower words and narrower pages for what flows the other way and is only a little too large. */
  private fitRival(): void {
    if (this.drawn.mustFit !== undefined) return
    for (let turn = 0; turn < most.rivals && this.mayGoOn(); turn++) {
      const rival = rivalOf(this.leader, this.tried)
      const isOut = (other: Setting): boolean =>
        other.direction !== rival?.setting.direction || this.own.has(keyOf(other))
      const next = rival && this.prospects.best(rival.setting, rival.candidate, isOut)
      if (next === undefined) return
      this.draw(next)
    }
  }

  /** Folded to the shape that was asked for. */
  private shape(): void {
    const { aspect } = this.options
    if (aspect !== undefined && !this.leader.setting.isKnown) this.draw(shapedTo(aspect, this.leader, this.page))
  }

  /** Open groups are wide: whole ones may be better. */
  close(): void {
    const { setting, candidate } = this.leader
    if (!candidate.isOpen || this.isPerfect() || this.hasClosed || !this.mayGoOn()) return
    this.draw({ ...setting, opens: false })
  }

  /** The other variants of the best setting. */
  vary(): void {
    for (const variant of this.variants.slice(1)) {
      if (this.isDone() || !this.mayGoOn()) return
      this.draw({ ...this.leader.setting, variant })
    }
  }

  /** The best one routed again from where everything is now, as long as that makes it better, by one variant or another. */
  polish(): void {
    const { variant } = this.leader.setting
    const others = [variant, ...this.variants.filter((other) => other !== variant)]
    let failures = 0
    for (let turn = 0; turn < most.routes && failures < 2; turn++) {
      if (this.isDone() || (turn > 0 && !this.mayGoOn(3))) return
      const { setting, candidate } = this.leader
      const { memories } = this.drawn
      const next = redraw(this.graph, this.options, { before: candidate, variant: others[failures]!, memories })
      this.work += next.work
      if (next.score.cost < candidate.score.cost) this.winner = { candidate: next, setting }
      else failures++
    }
  }

  private get leader(): Tried {
    if (this.winner === undefined) throw new Error('no candidate has been drawn')
    return this.winner
  }

  private draw(setting: Setting): void {
    const key = keyOf(setting)
    this.hasClosed ||= !setting.opens
    this.own.add(key)
    const { candidates, memories } = this.drawn
    const candidate = candidates.get(key) ?? drawCandidate(this.graph, this.options, attemptOf(setting), memories)
    candidates.set(key, candidate)
    this.work += candidate.work
    this.tried.push({ candidate, setting })
    if (this.winner === undefined || candidate.score.cost < this.winner.candidate.score.cost)
      this.winner = { candidate, setting }
  }

  private isPerfect(): boolean {
    return isFlawless(this.best, this.drawn.memories)
  }

  /** Whether no other routes are worth a try. */
  private isDone(): boolean {
    const { undrawn, over } = this.best.score
    return this.isPerfect() || isBeyondReach(this.drawn.mustFit === undefined ? undrawn : over)
  }

  private mayGoOn(times = 1): boolean {
    const done = this.work + this.prospects.work + this.best.work
    return done <= workFor(this.graph.nodes.length, this.best.score, times)
  }
}
