/**
 * Pins in every recipe that takes them: what is pinned stands in its column and row, and all else is laid out around it. Each
 * recipe has one of two patterns of pins in turn, and both in an exhaustive run.
 */
import { expect, test } from 'vitest'
import { dataSchema } from '../drawing/data-schema.ts'
import { drawRecipe } from '../drawing/draw-recipe.ts'
import type { AnyRecipe } from '../drawing/recipe.ts'
import { boundsOfAll } from '../src/elements/bounds.ts'
import type { Rect } from '../src/geometry/rect.ts'
import { isObject } from '../src/scene/json.ts'
import { dataRecipeIds } from '../tools/recipe-modules.ts'
import { readSource } from '../tools/recipes.ts'
import { inTurn } from './exhaustive.ts'

type Node = { at?: readonly [column: number, row: number]; group?: string }
type Sample = { nodes: Node[] }

const takesPins = (recipe: AnyRecipe): boolean => {
  const { properties } = dataSchema(recipe.data as never)
  const nodes = isObject(properties) ? properties['nodes'] : undefined
  const items = isObject(nodes) ? nodes['items'] : undefined
  const fields = isObject(items) ? items['properties'] : undefined
  return isObject(fields) && 'at' in fields
}

const recipes = (
  await Promise.all(dataRecipeIds().map(async (id) => ({ id, recipe: (await readSource(id)) as AnyRecipe })))
).filter(({ recipe }) => takesPins(recipe))

/** Two share a column, two a row, none has the place of another. */
const places = [
  [
    [2, 1],
    [1, 2],
    [2, 3],
    [4, 3],
  ],
  [
    [3, 2],
    [1, 1],
    [3, 4],
    [2, 4],
  ],
] as const

/** Four nodes of one group, or of none: pins order what stands beside each other. */
const pinned = ({ nodes }: Sample): number[] => {
  return [...groupsOf(nodes).values()].sort((a, b) => b.length - a.length)[0]!.slice(0, 4)
}

const groupsOf = (nodes: readonly Node[]): Map<string | undefined, number[]> => {
  const groups = new Map<string | undefined, number[]>()
  for (const [index, { group }] of nodes.entries()) groups.set(group, [...(groups.get(group) ?? []), index])
  return groups
}

/** What each node covers, without its words, unless it has nothing else. */
const rectsIn = (recipe: AnyRecipe, data: object): Rect[] => {
  const drawing = drawRecipe(recipe, data)
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.findings))
  const { scene, parts } = drawing
  return (data as Sample).nodes.map((_, index) => {
    const own = parts.find(({ at }) => at === `nodes.${index}`)?.elements ?? []
    const drawn = own.flatMap((each) => scene.elements[each] ?? [])
    const shapes = drawn.filter(({ type }) => type !== 'text')
    return boundsOfAll(shapes.length > 0 ? shapes : drawn) ?? { x: NaN, y: NaN, w: NaN, h: NaN }
  })
}

const overlap = (a: Rect, b: Rect): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h

test('most graph recipes take pins', () => {
  expect(recipes.length).toBeGreaterThanOrEqual(20)
})

const patterns = places.map((cells, index) => ({ cells, index }))

test.each(
  recipes.flatMap(({ id, recipe }, turn) =>
    inTurn(patterns, { turn, turns: 2 }).map((pattern) => ({ id, recipe, ...pattern })),
  ),
)('$id: pinned nodes stand where they are pinned ($index), and nothing overlaps', ({ recipe, cells }) => {
  const sample = recipe.sample as Sample
  const chosen = pinned(sample)
  const nodes = sample.nodes.map((node, index): Node => {
    // A sample may have pins of its own, perhaps to the same cells.
    const { at: _own, ...free } = node
    const cell = cells[chosen.indexOf(index)]
    return cell === undefined ? free : { ...free, at: cell }
  })
  const rects = rectsIn(recipe, { ...sample, nodes })
  const faults: string[] = []
  for (const [place, one] of chosen.entries())
    for (const [next, other] of chosen.slice(0, place).entries())
      for (const axis of [0, 1] as const) {
        const [a, b] = [middle(rects[one]!, axis), middle(rects[other]!, axis)]
        const wanted = Math.sign(cells[place]![axis] - cells[next]![axis])
        // Records hang from one line.
        const isLevel = Math.abs(a - b) <= 8 || (axis === 1 && rects[one]!.y === rects[other]!.y)
        if (wanted === 0 ? !isLevel : Math.sign(a - b) !== wanted)
          faults.push(`${one} and ${other} on axis ${axis}: ${a} and ${b}`)
      }
  for (const [index, rect] of rects.entries())
    for (const [other, before] of rects.slice(0, index).entries())
      if (overlap(rect, before)) faults.push(`${index} overlaps ${other}`)
  expect(faults).toEqual([])
})

const middle = ({ x, y, w, h }: Rect, axis: 0 | 1): number => (axis === 0 ? x + w / 2 : y + h / 2)
