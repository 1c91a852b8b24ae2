/**
 * Where blips of a radar are: rings as wide as their blips need, and a row for each blip of a quadrant, so that its name can
 * be level with it beside the radar. Lengths are pixels from the center.
 */

/** A blip: the ring it is in, the one it was in where it moved (0 is the innermost), and the height of its name. */
export type RadarBlip = { ring: number; from?: number | undefined; h: number }

/** The least radius of the innermost ring; from the level axis to the first name, with room for a head; from a blip to the edge of its ring. */
export const size = { center: 88, axis: 31, edge: 14 } as const

/** Free between the names of two rows: as much as there is room for, and at least the last. */
const gaps = [28, 24, 20, 17, 14, 10, 6] as const
const rowGap = 6

/** The outer radius of each ring, and how far from the upright axis blips are, where the names of rings are. */
export type Rings = { radii: readonly number[]; beside: number }

/** The ring that limits how far from the axis a blip may be: both ends of a move are on its row. */
const innermost = ({ ring, from = ring }: RadarBlip): number => Math.min(ring, from)

/** Rings at least `width` wide, with rows for all blips of any quadrant that must be within each. */
export function ringsFor(
  quadrants: readonly (readonly RadarBlip[])[],
  { count, width, beside }: { count: number; width: number; beside: number },
): Rings {
  const radii: number[] = []
  for (let ring = 0; ring < count; ring++) {
    const heights = quadrants.map((blips) => {
      const within = blips.filter((blip) => innermost(blip) <= ring)
      return within.reduce((sum, { h }) => sum + h + rowGap, 0)
    })
    const rows = size.axis + Math.max(0, ...heights)
    const least = ring === 0 ? size.center : (radii[ring - 1] ?? 0) + width
    radii.push(Math.ceil(Math.max(Math.hypot(rows, beside) + size.edge, least)))
  }
  return { radii, beside }
}

/**
 * How far from the level axis the row of each blip of each quadrant is: all at one pitch, as wide as rings and names allow,
 * those that must be within inner rings next to the axis.
 */
export function rowsOf(quadrants: readonly (readonly RadarBlip[])[], rings: Rings): number[][] {
  for (const gap of gaps) {
    const rows = quadrants.flatMap((blips) => {
      const order = orderOf(blips)
      const own = settle(order, { blips, rings, wanted: evenRows(order, blips, gap), gap })
      return own === undefined ? [] : [own]
    })
    if (rows.length === quadrants.length) return rows
  }
  throw new Error('rings too narrow for their rows')
}

const orderOf = (blips: readonly RadarBlip[]): number[] =>
  [...blips.keys()].toSorted((a, b) => innermost(blips[a] as RadarBlip) - innermost(blips[b] as RadarBlip) || a - b)

/** Rows as near to the axis as names are high. */
const evenRows = (order: readonly number[], blips: readonly RadarBlip[], gap: number): number[] => {
  const rows: number[] = []
  let edge: number = size.axis
  for (const index of order) {
    const h = blips[index]?.h ?? 0
    rows[index] = edge + h / 2
    edge += h + gap
  }
  return rows
}

/** The radius in the middle of a ring; farther out in the innermost one, whose middle is a point. */
export const middleOf = (ring: number, { radii }: Pick<Rings, 'radii'>): number => {
  const outer = radii[ring] ?? 0
  return ring === 0 ? outer * 0.66 : (outer + (radii[ring - 1] ?? 0)) / 2
}

type Rows = { blips: readonly RadarBlip[]; rings: Rings; wanted: readonly number[]; gap: number }

/** Rows in an order from the axis outward: down from the last, where rings end, then up from the axis; none if it does not fit. */
const settle = (order: readonly number[], { blips, rings, wanted, gap }: Rows): number[] | undefined => {
  const rows: number[] = []
  const pitch = (index: number, next: number): number => ((blips[index]?.h ?? 0) + (blips[next]?.h ?? 0)) / 2 + gap
  const most = (index: number): number => {
    const edge = (rings.radii[innermost(blips[index] as RadarBlip)] ?? 0) - size.edge
    return Math.sqrt(Math.max(0, edge ** 2 - rings.beside ** 2))
  }
  let above = Number.POSITIVE_INFINITY
  for (const [rank, index] of [...order.entries()].toReversed()) {
    const next = order[rank + 1]
    const room = next === undefined ? above : above - pitch(index, next)
    above = Math.min(wanted[index] ?? 0, most(index), room)
    rows[index] = above
  }
  let below = 0
  for (const [rank, index] of order.entries()) {
    const before = order[rank - 1]
    const least = before === undefined ? size.axis + (blips[index]?.h ?? 0) / 2 : below + pitch(before, index)
    below = Math.max(rows[index] ?? 0, least)
    if (below > most(index)) return undefined
    rows[index] = below
  }
  return rows
}

/** How far from the upright axis a blip in a row is: in the middle of its ring, nearer to its edge where the row ends. */
export const acrossAt = (ring: number, row: number, rings: Rings): number =>
  Math.max(rings.beside, Math.sqrt(Math.max(0, middleOf(ring, rings) ** 2 - row ** 2)))
