/**
 * How true the areas are: circles whose regions are nearest to their numbers, and words for the region that is off most,
 * against its own size; what a tenth of all hides is half of a small region.
 */
import type { NumberFormat } from '../../drawing/values/format.ts'
import { alikeDisks, type Disk, disksFor } from './disks.ts'
import { fitDisks, sharesOf } from './fit.ts'
import { countIn, regionWith, type VennData } from './sets.ts'

/** Circles with their remark on scale. */
type VennScale = { shape: readonly Disk[]; remark: string }

/** The part of all that a region may be off before circles are alike, and may be too small to be seen. */
const [tolerance, unseen] = [0.03, 0.002]

/** Circles for the data: to scale where their numbers allow it, else alike. */
export function scaleOf(data: VennData, format: NumberFormat): VennScale {
  const alike = alikeDisks(data.sets.length)
  const total = countIn(0, data)
  const wanted = Array.from(
    { length: 2 ** data.sets.length - 1 },
    (_, index) => (regionWith(index + 1, data)?.value ?? 0) / Math.max(total, Number.MIN_VALUE),
  )
  const sizes = data.sets.map((_, index) => countIn(1 << index, data))
  const start = disksFor(sizes, (a, b) => countIn((1 << a) | (1 << b), data))
  const tried = [
    ...(start === undefined ? [] : [start]),
    ...(data.sets.length < 3 || sizes.some((size) => size <= 0) || isExact(start, wanted)
      ? []
      : [fitDisks(start ?? alike, wanted)]),
  ]
  const [best] = tried
    .map((shape) => ({ shape, worst: worstOf(shape, wanted) }))
    .filter(({ shape }) => isSeen(shape, wanted))
    .toSorted((a, b) => a.worst.off - b.worst.off)
  if (best === undefined) return { shape: alike, remark: 'Areas are not to scale.' }
  const { off, at, ratio } = best.worst
  return { shape: best.shape, remark: remarkOn(off, ratio, format.short(total * (wanted[at] ?? 0))) }
}

/** Whether no region is off by much of all, and none of what is counted vanishes. */
const isSeen = (shape: readonly Disk[], wanted: readonly number[]): boolean =>
  sharesOf(shape).every((share, index) => {
    const value = wanted[index] ?? 0
    return Math.abs(share - value) <= tolerance && (value === 0 || share >= unseen)
  })

const isExact = (shape: readonly Disk[] | undefined, wanted: readonly number[]): boolean =>
  shape !== undefined && worstOf(shape, wanted).off < 0.005

/** The region that is off most against its own size, or an empty one that is seen. */
const worstOf = (shape: readonly Disk[], wanted: readonly number[]): { off: number; at: number; ratio: number } => {
  const all = sharesOf(shape).map((share, at) => {
    const value = wanted[at] ?? 0
    const ratio = value > 0 ? share / value : share > unseen ? Number.POSITIVE_INFINITY : 1
    return { at, ratio, off: Math.abs(ratio - 1) }
  })
  return all.reduce((worst, each) => (each.off > worst.off ? each : worst))
}

const remarkOn = (off: number, ratio: number, value: string): string => {
  const percent = Math.ceil(off * 100 - 0.05)
  if (percent === 0) return 'Areas are to scale.'
  if (percent <= 5) return `Areas are to scale within ${percent}%.`
  if (percent === Number.POSITIVE_INFINITY) return 'Areas are approximate: a region with none has an area, too.'
  return `Areas are approximate; the largest error: the region with ${value} is drawn ${percent}% too ${ratio < 1 ? 'small' : 'large'}.`
}
