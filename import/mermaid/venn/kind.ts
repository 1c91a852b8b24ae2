/** Mermaid's Venn diagrams: read, and a way to draw them. */
import type { Conversion, DiagramReading } from '../../convert/conversion.ts'
import { dataNames, oneLine } from '../../convert/names.ts'
import { readVenn, type VennModel, type VennRegion } from './read-venn.ts'

export function read(text: string): DiagramReading {
  const { model, report } = readVenn(text)
  return { ways: [{ recipe: 'venn-diagram', make: (conversion) => vennData(model, conversion) }], report }
}

const vennData = (model: VennModel, conversion: Conversion): Record<string, unknown> => {
  const sets = model.regions.filter((each) => each.sets.length === 1)
  const names = dataNames(sets.map(({ sets: [id = ''], label = id }) => ({ id, label })))
  const counts = sizesOf(model, conversion)
  const regions = model.regions.map(({ sets: ids, label = '', texts, at }) => {
    const items = texts.map(oneLine).filter(Boolean)
    return conversion.placed(at, {
      in: ids.map((id) => names.get(id)?.ref ?? id),
      ...(ids.length > 1 && oneLine(label) !== '' ? { name: oneLine(label) } : {}),
      ...(counts === undefined ? {} : { value: counts.get(keyOf(ids)) ?? 0 }),
      ...(items.length > 0 ? { items } : {}),
    })
  })
  return {
    ...conversion.heading(model),
    sets: sets.map(({ sets: [id = ''], at }) => {
      const { name, id: own } = names.get(id)!
      return conversion.placed(at, { ...(own === undefined ? {} : { id: own }), name })
    }),
    regions,
  }
}

const keyOf = (ids: readonly string[]): string => JSON.stringify(ids.toSorted())

const isWithin = (inner: VennRegion, outer: VennRegion): boolean => inner.sets.every((id) => outer.sets.includes(id))

/**
 * How many are in exactly the sets of each region: Mermaid's sizes are those of whole sets and of what sets share, so
 * that each contains the smaller ones. Nothing where a set has no size.
 */
const sizesOf = ({ regions }: VennModel, conversion: Conversion): Map<string, number> | undefined => {
  const sized = regions.filter(({ size }) => size !== undefined)
  if (regions.some((each) => each.sets.length === 1 && each.size === undefined)) {
    for (const { at, sets } of sized)
      conversion.noteOnce('sizes are drawn only where every set has one', at, sets.join(','))
    return undefined
  }
  const largestFirst = regions
    .map((region) => ({ key: keyOf(region.sets), region }))
    .toSorted((a, b) => b.region.sets.length - a.region.sets.length)
  const counts = new Map<string, number>()
  for (const { key, region } of largestFirst) {
    let left = region.size ?? 0
    for (const { key: other, region: each } of largestFirst) {
      if (each.sets.length <= region.sets.length) break
      if (isWithin(region, each)) left -= counts.get(other) ?? 0
    }
    if (left < 0 && region.size !== undefined)
      conversion.note('a size that is less than what is in it; none is left outside', region.at, region.sets.join(','))
    counts.set(key, Math.max(0, Number(left.toPrecision(12))))
  }
  return counts
}
