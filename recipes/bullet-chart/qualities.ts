/**
 * The bands of rows from good to poor: their grays, over which row of a group they are named, and what no row names.
 */
import { greatest, pairs } from 'd3-array'
import { grays } from '../../drawing/fills.ts'
import { fitBands, type QualityBand } from './bands.ts'
import { type BulletScale, takenOver } from './bounds.ts'
import { type BulletRow, bulletKinds, drawnOf, kindOf, placeIn } from './scales.ts'

/** The bands of a row with their looks; the better side of the target is paler. */
export const qualitiesOf = (row: BulletRow, { left, w, reach }: BulletScale): QualityBand[] => {
  const drawn = drawnOf(row)
  const at = placeIn(drawn, reach)
  const inside = drawn.bands.filter((bound) => at(bound) < 1)
  const bounds = [left + w * at(0), ...inside.map((bound) => left + w * at(bound)), left + w].map(Math.round)
  const names = drawn.bands.length === 1 ? ['good', 'poor'] : ['good', 'fair', 'poor']
  const tones = drawn.bands.length === 1 ? [grays[0], grays[2]] : [grays[0], grays[1], grays[2]]
  if (drawn.bands.length === 0) return [{ text: '', from: bounds[0] ?? 0, to: bounds[1] ?? 0, fill: grays[0] }]
  const isFalling = kindOf(row) === 'higher'
  const turned = isFalling ? { names: names.toReversed(), tones: tones.toReversed() } : { names, tones }
  return pairs(bounds).map(([from, to], index) => {
    return { text: turned.names[index] ?? '', from, to, fill: turned.tones[index] ?? grays[1] }
  })
}

/** The row that says what the mark in all of them is: the first one drawn. */
export const leadOf = (rows: readonly BulletRow[]): BulletRow | undefined =>
  bulletKinds.flatMap((kind) => rows.find((row) => kindOf(row) === kind) ?? [])[0]

/** Rows of a group, and the one that says what the mark in all rows is. */
type Named = { own: readonly BulletRow[]; lead: BulletRow | undefined }

/** The row of a group whose bands are named over it: of those with room, the first with the most of them. */
export const namedOf = ({ own, lead }: Named, page: BulletScale): BulletRow | undefined =>
  greatest(
    own.filter((row) => fitBands(qualitiesOf(row, page), takenOver(row, page, row === lead)) !== undefined),
    (row) => qualitiesOf(row, page).length,
  )

/** The bands that no row names, or none of the same gray. */
export const unnamedOf = (rows: BulletRow[], page: BulletScale): QualityBand[] => {
  const lead = leadOf(rows)
  const named = bulletKinds.flatMap((kind) => {
    const own = rows.filter((row) => kindOf(row) === kind)
    return namedOf({ own, lead }, page) ?? []
  })
  const said = new Set(named.flatMap((row) => qualitiesOf(row, page).map(({ text }) => text)))
  return rows.flatMap((row) => qualitiesOf(row, page).filter(({ text }) => text !== '' && !said.has(text)))
}
